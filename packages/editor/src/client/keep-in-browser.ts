import type { ChangeKeeper, KeptChange } from './kept-change.ts';
import type { Pending } from './pending-changes.ts';
import type { Thing } from './things.ts';

/** In milliseconds: seven days. What was typed before is of no use any more. */
const longest = 7 * 24 * 60 * 60 * 1000;

const [database, table] = ['pagewright-editor', 'typed'];

type Asked = { site: string; own: ReadonlySet<string>; now: number };

/** Returns what was typed in a site at most seven days before `now`, the oldest first, and what is older. `own`: the keys of this tab. */
export function sortKept(all: readonly KeptChange[], { site, own, now }: Asked): { found: KeptChange[]; old: KeptChange[] } {
  const isOld = ({ time }: KeptChange): boolean => now - time > longest;
  const found = all.filter((one) => one.site === site && !isOld(one) && !own.has(one.key));
  return { found: found.sort((one, other) => one.time - other.time), old: all.filter(isOld) };
}

/** Keeps what is typed in this browser until a file has it, so that a reload, a restart of the preview or a crash loses nothing. */
export class BrowserKeeper implements ChangeKeeper {
  readonly #keys = new Map<Thing, string>();
  #opened: Promise<IDBDatabase> | undefined;
  #unfinished = 0;
  #hasFailed = false;

  /** `around`: returns the site and the page that are open. */
  constructor(private readonly around: () => { site: string; page: string }) {}

  readonly leave = (pending: Pending): KeptChange => {
    const kept = this.keep(pending);
    this.#keys.delete(pending.thing);
    return kept;
  };

  #keptOf({ thing, place, parts }: Pending): KeptChange {
    const key = this.#keys.get(thing) ?? `${Date.now()} ${Math.random()}`;
    this.#keys.set(thing, key);
    return {
      ...this.around(),
      key,
      file: thing.file,
      at: place.at,
      isPage: thing.isPage,
      before: place.value,
      value: parts.at(-1)?.value,
      time: Date.now(),
    };
  }

  keep(pending: Pending): KeptChange {
    const kept = this.#keptOf(pending);
    void this.#change((typed) => typed.put(kept));
    return kept;
  }

  remove({ thing }: Pending): void {
    const key = this.#keys.get(thing);
    this.#keys.delete(thing);
    if (key !== undefined) this.drop({ key });
  }

  /** Removes what was saved, or is not wanted any more. */
  drop({ key }: Pick<KeptChange, 'key'>): void {
    void this.#change((typed) => typed.delete(key));
  }

  /** True while the browser has everything that was typed. It may refuse to store anything, as in a private window. */
  hasAll(): boolean {
    return this.#unfinished === 0 && !this.#hasFailed;
  }

  /** Returns what was typed in a site before this tab was opened, the oldest first. Removes what is older than seven days. */
  async read(site: string): Promise<KeptChange[]> {
    const all: KeptChange[] = [];
    await this.#change((typed) => {
      const asked: IDBRequest<KeptChange[]> = typed.getAll();
      asked.onsuccess = () => all.push(...asked.result);
    });
    const { found, old } = sortKept(all, { site, own: new Set(this.#keys.values()), now: Date.now() });
    for (const one of old) this.drop(one);
    return found;
  }

  async #change(change: (typed: IDBObjectStore) => void): Promise<void> {
    this.#unfinished += 1;
    try {
      this.#opened ??= openDatabase();
      const transaction = (await this.#opened).transaction(table, 'readwrite');
      change(transaction.objectStore(table));
      await new Promise<void>((done, fail) => {
        transaction.oncomplete = () => done();
        transaction.onabort = () => fail(transaction.error);
      });
    } catch {
      this.#hasFailed = true;
    }
    this.#unfinished -= 1;
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((done, fail) => {
    const asked = indexedDB.open(database, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(table, { keyPath: 'key' });
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
}
