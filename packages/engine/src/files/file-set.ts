import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, linkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isGone } from '@pagewright/core';
import { requireInside } from './inside-folder.ts';
import { readBounded } from './read-bounded.ts';

/** A file to write: its bytes as they were read, and what they become. Undefined for a file that does not exist then. */
export type Replacement = { absolute: string; before: Buffer | undefined; after: Buffer | undefined };

/** A file with those beside it: `fresh` has the new bytes, which may be many, and `aside` becomes a second name of the old file. */
type Prepared = Omit<Replacement, 'after'> & { isDeleted: boolean; target: string; fresh: string; aside: string };

/** How often a replaced file is read until it stays the same. A choice: a program writes a text in much less than a second. */
const maxLooks = 50;

/** The end of the name of a file that is being written. */
const ending = '.unfinished';

/** Returns the name of a file beside another one that nobody reads. It names its writer, so that it is removed when that was killed. */
export const nameBeside = (target: string): string => join(dirname(target), `.${randomBytes(6).toString('hex')}.${process.pid}${ending}`);

/** Returns the process that has the name of a file that is being written. Undefined for another file. */
export function writerOf(path: string): number | undefined {
  const [, writer] = path.endsWith(ending) ? (/\.(\d+)\.\w+$/.exec(path) ?? []) : [];
  return writer === undefined ? undefined : Number(writer);
}

/**
 * Files that are written together, each only while it has the bytes that were read. The new bytes are on the disk before anything is
 * replaced, so that a full disk, or a crash at any moment, leaves each file as it was or as it becomes.
 */
export class FileSet {
  private constructor(private readonly files: readonly Prepared[]) {}

  /** Writes the new bytes beside the files. Throws an `Error` for authors when one is, or would be, outside of the folders. */
  static async prepare(replacements: readonly Replacement[], folders: readonly string[]): Promise<FileSet> {
    for (const { absolute } of replacements) requireInside(absolute, ...folders);
    const set = new FileSet(
      replacements.map(({ absolute, before, after }) => {
        const target = before === undefined ? absolute : realpathSync(absolute);
        return { absolute, before, isDeleted: after === undefined, target, fresh: nameBeside(target), aside: nameBeside(target) };
      }),
    );
    try {
      for (const [index, file] of set.files.entries()) await writeFresh(file, replacements[index]?.after);
    } catch (error) {
      await set.discard();
      throw error;
    }
    return set;
  }

  /**
   * Puts all files in place, or none: returns false when one has other bytes than those that were read. Nothing else of this process runs in
   * between. Throws the error of the system when one cannot be replaced, with all files as they were.
   */
  place(): boolean {
    if (!this.files.every(isAsRead)) return false;
    const undo: (() => void)[] = [];
    try {
      for (const file of this.files) {
        if (!isAsRead(file)) throw new ChangedError();
        putInPlace(file);
        undo.push(() => putBack(file));
      }
      return true;
    } catch (error) {
      for (const step of undo.reverse()) step();
      if (error instanceof ChangedError) return false;
      throw error;
    }
  }

  /** True when another program has written into a file in the very instant in which it was replaced. */
  hasReplaced(): boolean {
    return this.files.some((file) => replacedBytes(file) !== undefined);
  }

  /**
   * Returns what another program had written into files in the instant in which they were replaced, by their paths. Waits a moment for
   * a program that is still writing.
   */
  async replaced(): Promise<Map<string, Buffer>> {
    const found = new Map<string, Buffer>();
    for (const file of this.files) {
      let bytes = replacedBytes(file);
      for (let last: Buffer | undefined, looks = 0; bytes && !last?.equals(bytes) && looks < maxLooks; looks += 1) {
        last = bytes;
        await setTimeout(20);
        bytes = replacedBytes(file);
      }
      if (bytes) found.set(file.absolute, bytes);
    }
    return found;
  }

  /** Removes the files beside the others. Call it last, also after an error. */
  async discard(): Promise<void> {
    await Promise.all(this.files.flatMap(({ fresh, aside }) => [fresh, aside]).map((path) => rm(path, { force: true })));
  }
}

/** Thrown between two files of a set when the second was changed just now. */
class ChangedError extends Error {}

async function writeFresh({ before, target, fresh }: Prepared, after: Buffer | undefined): Promise<void> {
  if (after === undefined) return;
  if (before === undefined) await mkdir(dirname(target), { recursive: true });
  const mode = before === undefined ? undefined : statSync(target).mode & 0o777;
  await writeFile(fresh, after, { flag: 'wx', flush: true });
  // The umask applies to the mode of writeFile.
  if (mode !== undefined) await chmod(fresh, mode);
}

/** Returns the bytes of a file, also of none when a pipe or a folder is there. */
function bytesOf(path: string, most = Number.MAX_SAFE_INTEGER): Buffer | undefined {
  try {
    return readBounded(path, most);
  } catch {
    return undefined;
  }
}

/** Returns the bytes that a replaced file had, when they are not those that were read. */
function replacedBytes({ before, aside }: Prepared): Buffer | undefined {
  const bytes = before && bytesOf(aside);
  return bytes && !bytes.equals(before) ? bytes : undefined;
}

function isAsRead({ target, before }: Prepared): boolean {
  if (before === undefined) return statSync(target, { throwIfNoEntry: false }) === undefined;
  return bytesOf(target, before.length)?.equals(before) ?? false;
}

/** The old file keeps a second name, by which it is compared once more afterwards. Between that and the new file is nothing. */
function putInPlace({ before, isDeleted, target, fresh, aside }: Prepared): void {
  if (isDeleted) unlessChanged(() => renameSync(target, aside));
  else if (before === undefined) unlessChanged(() => linkOrCopy(fresh, target));
  else {
    unlessChanged(() => linkIfPossible(target, aside));
    if (isAnother(target, aside)) throw new ChangedError();
    renameSync(fresh, target);
  }
}

/** True when the file has another one in its place since it got its second name. False without a second name. */
function isAnother(target: string, aside: string): boolean {
  const second = statSync(aside, { throwIfNoEntry: false });
  return second !== undefined && second.ino !== statSync(target, { throwIfNoEntry: false })?.ino;
}

/** Somebody may have created or deleted the file just now. */
function unlessChanged(move: () => void): void {
  try {
    move();
  } catch (error) {
    throw isGone(error) || hasCode(error, ['EEXIST']) ? new ChangedError() : error;
  }
}

function putBack({ before, isDeleted, target, aside }: Prepared): void {
  if (before === undefined) rmSync(target, { force: true });
  else if (isDeleted || statSync(aside, { throwIfNoEntry: false })) renameSync(aside, target);
  else writeFileSync(target, before);
}

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Some file systems, such as exFAT, have no second names. */
const noLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'UNKNOWN'];

/** Gives a file a second name. Returns false where the file system has none. */
function linkIfPossible(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (!hasCode(error, noLinks)) throw error;
    return false;
  }
}

/** Gives a file a second name, or copies it. Throws node's error EEXIST when there is a file of this name. */
export function linkOrCopy(from: string, to: string): void {
  if (!linkIfPossible(from, to)) copyFileSync(from, to, constants.COPYFILE_EXCL);
}
