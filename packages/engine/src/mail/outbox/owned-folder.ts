import { type FolderLock, lockFolder } from './lock.ts';

type OwnedFolderOptions = {
  folder: string;
  /** Creates the missing folders. */
  create: () => Promise<unknown>;
  /** Called once the folder was locked again, to store what is missing. */
  onRestored: () => Promise<void>;
};

/** A folder that this process owns. Creates and locks it again when somebody removed it or its lock. */
export class OwnedFolder {
  readonly #options: OwnedFolderOptions;
  #lock: FolderLock;
  #restoring: Promise<void> | undefined;
  #isReleased = false;

  constructor(lock: FolderLock, options: OwnedFolderOptions) {
    this.#lock = lock;
    this.#options = options;
  }

  /** Ensures that this process owns the folder. Throws `FolderInUseError` when another process has locked it. */
  async ensureOwned(): Promise<void> {
    // While the folder is being restored, it is unknown what another process has done with it.
    if (this.#restoring || !(await this.#lock.isOurs())) await this.restore();
  }

  /** Creates the folder again, and locks it unless it is locked. */
  restore(): Promise<void> {
    this.#restoring ??= this.#restoreNow().finally(() => {
      this.#restoring = undefined;
    });
    return this.#restoring;
  }

  /** Releases the lock. */
  async release(): Promise<void> {
    this.#isReleased = true;
    await this.#restoring?.catch(() => undefined);
    await this.#lock.release();
  }

  async #restoreNow(): Promise<void> {
    if (this.#isReleased) throw new Error('The outbox is closed.');
    await this.#options.create();
    if (!(await this.#lock.isOurs())) {
      await this.#lock.release();
      this.#lock = await lockFolder(this.#options.folder);
    }
    await this.#options.onRestored();
  }
}
