import { randomBytes } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isRunning, ownMark } from './process-mark.ts';

const markSchema = z.strictObject({ pid: z.int(), started: z.string() });
const released = { pid: 0, started: '' };

/**
 * Takes a folder for this process, or throws `FolderInUseError`. Returns what gives it back; a process that dies
 * gives it back as well.
 *
 * The lock is the file `lock.<number>` with the highest number, and says whose it is. Only one process can make a
 * number's file, and a number is removed only once a higher one is there. So of several that find a dead owner at the
 * same time one makes the next number, and one that comes late with a lower number sees the higher and gives way.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const current = await highest(folder);
  if (current > 0 && (await isHeld(folder, current))) throw new FolderInUseError(folder);
  const number = current + 1;
  const draft = join(folder, `taking.${process.pid}.${randomBytes(4).toString('hex')}`);
  await writeFile(draft, JSON.stringify(await ownMark()), { mode: 0o600 });
  try {
    // Unlike a file that is opened and then written, a link is there with its text at once.
    await link(draft, lockFile(folder, number));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw new FolderInUseError(folder);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
  if ((await highest(folder)) > number) {
    await rm(lockFile(folder, number), { force: true });
    throw new FolderInUseError(folder);
  }
  for (const older of await numbers(folder)) if (older < number) await rm(lockFile(folder, older), { force: true });
  return () => writeFile(lockFile(folder, number), JSON.stringify(released));
}

const lockFile = (folder: string, number: number): string => join(folder, `lock.${number}`);

async function numbers(folder: string): Promise<number[]> {
  return (await readdir(folder)).flatMap((name) => (/^lock\.\d{1,15}$/.test(name) ? [Number(name.slice(5))] : []));
}

const highest = async (folder: string): Promise<number> => Math.max(0, ...(await numbers(folder)));

/** Whether the process named in a lock runs. A lock that can't be read is that of nobody: it is never there half-written. */
async function isHeld(folder: string, number: number): Promise<boolean> {
  const text = await readFile(lockFile(folder, number), 'utf8').catch(() => '');
  try {
    const mark = markSchema.parse(JSON.parse(text));
    return mark.pid !== released.pid && (await isRunning(mark));
  } catch {
    return false;
  }
}

/** Another process works on the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`The outbox ${folder} is in use by another process. Stop that one, or choose another folder: MAIL_OUTBOX=/path/to/folder.`);
    this.name = 'FolderInUseError';
  }
}
