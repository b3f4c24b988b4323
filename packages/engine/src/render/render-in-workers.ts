import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SiteCode } from '../definition/site-code.ts';
import type { PageModel } from '../model/page-model.ts';
import { loadCodeContext, type RenderOptions, renderPages } from './render-pages.ts';

/** How many pages are rendered in the time that a worker takes to start; measured on 2 cores. */
const worthAWorker = 40;
/** How many pages a worker gets at a time. A choice: few enough that all workers end at about the same time. */
const batchSize = 16;

/**
 * The heap for short-lived objects, in MB; it bounds the memory of a worker (decision 33). A choice: a page's garbage is
 * collected soon, and a larger heap only delays that.
 */
const youngMegabytes = 16;

/** The bundle of the commands contains the worker beside this code. */
const workerFile = new URL('./page-worker.mjs', import.meta.url);

/** Renders pages on all cores. Rejects with the first failure. */
export async function renderInWorkers(pages: readonly PageModel[], code: SiteCode, options: RenderOptions): Promise<void> {
  if (pages.length === 0) return;
  const count = Math.min(availableParallelism(), Math.floor(pages.length / worthAWorker));
  if (count < 2 || !existsSync(fileURLToPath(workerFile))) return renderPages(pages, { ...options, ...(await loadCodeContext(code)) });
  const batches = Array.from({ length: Math.ceil(pages.length / batchSize) }, (_, index) =>
    pages.slice(index * batchSize, (index + 1) * batchSize),
  );
  const takeBatch = (): readonly PageModel[] | undefined => batches.shift();
  await Promise.all(Array.from({ length: count }, () => runWorker(takeBatch, options)));
}

/** Runs one worker until no page is left. */
function runWorker(takeBatch: () => readonly PageModel[] | undefined, options: RenderOptions): Promise<void> {
  const worker = new Worker(workerFile, { workerData: options, resourceLimits: { maxYoungGenerationSizeMb: youngMegabytes } });
  const ended = new Promise<void>((resolve, reject) => {
    const next = (): void => {
      const batch = takeBatch();
      if (batch) worker.postMessage(batch);
      else resolve();
    };
    worker.on('message', ({ failure }: { failure: string | undefined }) => (failure === undefined ? next() : reject(new Error(failure))));
    worker.on('error', reject);
    next();
  });
  return ended.finally(() => worker.terminate());
}
