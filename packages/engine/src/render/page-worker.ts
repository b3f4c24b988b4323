import { parentPort, workerData } from 'node:worker_threads';
import type { PageModel } from '../model/page-model.ts';
import { createRenderBlock } from './render-block.tsx';
import { type RenderOptions, renderPages } from './render-pages.ts';

// Draws the pages that the builder hands over, a few at a time, and says when they are written.
const options: RenderOptions = workerData;
const draw = createRenderBlock();

parentPort?.on('message', (pages: readonly PageModel[]) => {
  draw
    .then((drawer) => renderPages(pages, { ...options, renderBlock: drawer }))
    .then(
      () => parentPort?.postMessage({ failure: undefined }),
      (error: unknown) => parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) }),
    );
});
