import { parentPort, workerData } from 'node:worker_threads';
import type { PageModel } from '../model/page-model.ts';
import { traitsOf } from '../registry/block-types.ts';
import { createRenderBlock } from './render-block.tsx';
import { type RenderOptions, renderPages } from './render-pages.ts';

/** Renders the pages that the build hands over, a few at a time, and reports when they are written. */
export function startPageWorker(): void {
  const options: RenderOptions = workerData;
  const loading = createRenderBlock(traitsOf);
  parentPort?.on('message', (pages: readonly PageModel[]) => {
    loading
      .then((renderBlock) => renderPages(pages, { ...options, traitsOf, renderBlock }))
      .then(
        () => parentPort?.postMessage({ failure: undefined }),
        (error: unknown) => parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) }),
      );
  });
}
