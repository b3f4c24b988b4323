import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { PageModel } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import { fromFailure, type RenderFailure, toFailure } from './render-error.ts';
import { loadCodeContext, type RenderOptions, renderPages } from './render-pages.ts';
import { type WrittenLink, WrittenLinks } from './written-links.ts';

/** The number of pages that render in the time that a worker takes to start; measured on 2 cores. */
const pagesPerWorker = 40;
/** The number of pages that a worker gets at a time. A choice: small enough that all workers end at about the same time. */
const batchSize = 16;

/** The worker's file in the bundle of the commands. Missing in tests. */
const workerFile = new URL('./page-worker.mjs', import.meta.url);

/** Returns the model of a page. */
type ReadModel = () => PageModel;

/**
 * Renders pages on all cores: this thread on one of them, a worker on each other. Reads the model of each page when it is its
 * turn, so that few are in memory at a time. Returns the links in their HTML. Rejects with the first error.
 */
export async function renderInWorkers(pages: readonly ReadModel[], code: SiteCode, options: RenderOptions): Promise<WrittenLink[]> {
  if (pages.length === 0) return [];
  const count = Math.min(availableParallelism(), Math.floor(pages.length / pagesPerWorker));
  let next = 0;
  const takeBatch: TakeBatch = () => {
    const batch = pages.slice(next, next + batchSize);
    next += batchSize;
    return batch;
  };
  const isDivided = count > 1 && existsSync(fileURLToPath(workerFile));
  const workers = isDivided ? Array.from({ length: count - 1 }, () => runWorker(takeBatch, options)) : [];
  return (await Promise.all([...workers, renderHere(takeBatch, code, options)])).flat();
}

/** Returns the next pages, none when all are taken. */
type TakeBatch = () => readonly ReadModel[];

/** Renders in this thread, beside the workers, until no page is left. */
async function renderHere(takeBatch: TakeBatch, code: SiteCode, options: RenderOptions): Promise<WrittenLink[]> {
  const links = new WrittenLinks();
  const context = { ...options, ...(await loadCodeContext(code)), links };
  for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
    for (const readModel of batch) {
      renderPages([readModel()], context);
      // Between two pages, workers get their next batch, and the copying of media continues.
      await setImmediate();
    }
  }
  return links.take();
}

/** Runs one worker until no page is left. */
function runWorker(takeBatch: TakeBatch, options: RenderOptions): Promise<WrittenLink[]> {
  const worker = new Worker(workerFile, { workerData: options });
  const ended = new Promise<WrittenLink[]>((resolve, reject) => {
    const found: WrittenLink[] = [];
    const next = (): void => {
      try {
        const batch = takeBatch();
        if (batch.length > 0) worker.postMessage(batch.map((readModel) => JSON.stringify(readModel())));
        else resolve(found);
      } catch (error) {
        reject(error);
      }
    };
    worker.on('message', ({ failure, links = [] }: { failure?: RenderFailure; links?: WrittenLink[] }) => {
      found.push(...links);
      if (failure) reject(fromFailure(failure));
      else next();
    });
    worker.on('error', reject);
    next();
  });
  return ended.finally(() => worker.terminate());
}

/** Renders each batch of pages that the build posts to this worker, as the JSON of their models, and posts a message when it is written. */
export function startPageWorker(code: SiteCode): void {
  const options: RenderOptions = workerData;
  const links = new WrittenLinks();
  const loading = loadCodeContext(code);
  parentPort?.on('message', (pages: readonly string[]) => {
    loading
      .then((context) =>
        renderPages(
          pages.map((json): PageModel => JSON.parse(json)),
          { ...options, ...context, links },
        ),
      )
      .then(
        () => parentPort?.postMessage({ links: links.take() }),
        (error: unknown) => parentPort?.postMessage({ failure: toFailure(error) }),
      );
  });
}
