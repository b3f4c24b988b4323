import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Editors that empty a file before they write it are given this long to finish. */
const settleMilliseconds = 25;
/** The whole site is compared with the disk this long after an event: systems drop events when too many arrive at once. */
const recheckMilliseconds = 60;

/** What can wait does so for this long after the last save. */
const quietMilliseconds = 120;

/** Puts work off until nothing has asked for it for a while. */
export function createQuietTimer(work: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = globalThis.setTimeout(() => {
      work().catch(onFailure);
    }, quietMilliseconds);
  };
}

/** Looks at what has changed: at the files with these absolute paths, or without them at everything. */
type Follow = (changed: ReadonlySet<string> | undefined) => Promise<void>;

/** Handles a file system event for an absolute path. `isChange` is true when a regular file was written or replaced. */
type Notice = (file: string, isChange: boolean) => Promise<void>;

/**
 * Turns the notices of a watcher into calls of `follow`: at once, never two at a time, and once more for everything, as
 * the system may have dropped an event. Notices that come while a call is under way become one call. A failure
 * is told once and ends nothing.
 */
export function createChangeQueue(follow: Follow, onFailure: (error: unknown) => void): Notice {
  let running: Promise<void> | undefined;
  let wanted: Set<string> | 'everything' | undefined;
  let late: AbortController | undefined;
  const run = async (): Promise<void> => {
    while (wanted) {
      const changed = wanted === 'everything' ? undefined : wanted;
      wanted = undefined;
      await follow(changed).catch(onFailure);
    }
    running = undefined;
  };
  const request = (file?: string): Promise<void> => {
    if (file === undefined) wanted = 'everything';
    else if (wanted !== 'everything') wanted = (wanted ?? new Set()).add(file);
    running ??= run();
    return running;
  };
  return async (file, isChange) => {
    if (isEmpty(file)) await setTimeout(settleMilliseconds);
    await request(isChange ? file : undefined);
    late?.abort();
    late = new AbortController();
    await setTimeout(recheckMilliseconds, undefined, late).then(
      () => request(),
      () => undefined,
    );
  };
}

/** Asked at once: the watcher reads the folder anew meanwhile, and whatever waits for the disk stands in that line. */
function isEmpty(file: string): boolean {
  try {
    return statSync(file).size === 0;
  } catch {
    // A file that is gone, or that cannot be looked at, is for those who read it.
    return false;
  }
}
