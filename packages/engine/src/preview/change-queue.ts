import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds to wait for editors that empty a file before they write it. */
const settleMilliseconds = 25;
/** Milliseconds between an event and a comparison of the whole site: systems drop events when too many arrive at once. */
const recheckMilliseconds = 60;

/** Milliseconds after the last save until the debounced work runs. */
const debounceMilliseconds = 120;

/** Returns a function that runs `work` once its calls have paused for 120 ms. `onFailure` receives a rejection. */
export function debounce(work: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = globalThis.setTimeout(() => {
      work().catch(onFailure);
    }, debounceMilliseconds);
  };
}

/** Reloads the files with these absolute paths, or everything when undefined. */
type Reload = (changed: ReadonlySet<string> | undefined) => Promise<void>;

/** Handles a file system event for an absolute path. `isChange` is true when a regular file was written or replaced. */
type OnFileEvent = (file: string, isChange: boolean) => Promise<void>;

/**
 * Returns a handler of file events that calls `reload` at once, never two calls at a time, and later once more for
 * everything, because the system may have dropped an event. Events during a call become one call. `onFailure` receives
 * each rejection; the queue continues.
 */
export function createChangeQueue(reload: Reload, onFailure: (error: unknown) => void): OnFileEvent {
  let running: Promise<void> | undefined;
  let pending: Set<string> | 'everything' | undefined;
  let recheck: AbortController | undefined;
  const run = async (): Promise<void> => {
    while (pending) {
      const changed = pending === 'everything' ? undefined : pending;
      pending = undefined;
      await reload(changed).catch(onFailure);
    }
    running = undefined;
  };
  const request = (file?: string): Promise<void> => {
    if (file === undefined) pending = 'everything';
    else if (pending !== 'everything') pending = (pending ?? new Set()).add(file);
    running ??= run();
    return running;
  };
  return async (file, isChange) => {
    if (isEmpty(file)) await setTimeout(settleMilliseconds);
    await request(isChange ? file : undefined);
    recheck?.abort();
    recheck = new AbortController();
    await setTimeout(recheckMilliseconds, undefined, recheck).then(
      () => request(),
      () => undefined,
    );
  };
}

/** Synchronous on purpose: an asynchronous call would wait behind the watcher, which is reading the folder. */
function isEmpty(file: string): boolean {
  try {
    return statSync(file).size === 0;
  } catch {
    // The code that reads the file handles a missing or unreadable one.
    return false;
  }
}
