import { parentPort, workerData } from 'node:worker_threads';
import type { PageModel } from '../model/page-model.ts';
import { createDrawBlock } from './draw-block.tsx';
import { type DrawOptions, drawPages } from './draw-pages.ts';

// Draws the pages that the builder hands over, a few at a time, and says when they are written.
const options: DrawOptions = workerData;
const draw = createDrawBlock();

parentPort?.on('message', (pages: readonly PageModel[]) => {
  draw
    .then((drawer) => drawPages(pages, { ...options, draw: drawer }))
    .then(
      () => parentPort?.postMessage({ failure: undefined }),
      (error: unknown) => parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) }),
    );
});
