import { setTimeout } from 'node:timers/promises';

/** Milliseconds in which changes of files count as one. */
const batchMilliseconds = 15;

/** Returns a function that collects files and calls `work` with them, never two calls at a time. `onFailure` receives a rejection. */
export function createBatch(
  work: (files: readonly string[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): (file: string) => void {
  let pending = new Set<string>();
  let last: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    await setTimeout(batchMilliseconds);
    const files = [...pending];
    pending = new Set();
    if (files.length > 0) await work(files).catch(onFailure);
  };
  return (file) => {
    if (pending.size === 0) last = last.then(run);
    pending.add(file);
  };
}
