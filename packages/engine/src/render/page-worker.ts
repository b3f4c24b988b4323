import { parentPort, workerData } from 'node:worker_threads';
import type { SiteCode } from '../definition/site-code.ts';
import { loadCodeContext, type RenderOptions, renderPages } from './render-pages.ts';

/** Renders each batch of pages that the build posts to this worker, as the JSON of their models, and posts a message when it is written. */
export function startPageWorker(code: SiteCode): void {
  const options: RenderOptions = workerData;
  const loading = loadCodeContext(code);
  parentPort?.on('message', (pages: readonly string[]) => {
    loading
      .then((context) => renderPages(pages, { ...options, ...context }))
      .then(
        () => parentPort?.postMessage({ failure: undefined }),
        (error: unknown) => parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) }),
      );
  });
}
