import { stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

/** Editors that empty a file before they write it are given this long to finish. */
const settleMilliseconds = 25;
/** The watcher passes over a second change of a file that comes sooner than this. */
const blindMilliseconds = 60;

/**
 * Turns the notices of a watcher into calls of `follow`: at once, never two at a time, and once more when the
 * watcher may have passed something over. Calls that come while one is under way become one. A failure is told
 * once and ends nothing.
 */
export function createFollower(follow: () => Promise<void>, onFailure: (error: unknown) => void): (file: string) => Promise<void> {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let late: AbortController | undefined;
  const run = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await follow().catch(onFailure);
    }
    running = undefined;
  };
  const request = (): Promise<void> => {
    isWanted = true;
    running ??= run();
    return running;
  };
  return async (file) => {
    if ((await sizeOf(file)) === 0) await setTimeout(settleMilliseconds);
    await request();
    late?.abort();
    late = new AbortController();
    await setTimeout(blindMilliseconds, undefined, late).then(request, () => undefined);
  };
}

const sizeOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ size }) => size,
    () => undefined,
  );
