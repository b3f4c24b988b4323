import type { PageModel } from '../../packages/engine/src/model/page-model.ts';
import { type RenderContext, type RenderedPage, renderPageParts } from '../../packages/engine/src/render/render-page.tsx';

/** Renders a page as the build does, with its document as one text. */
export function renderPage(page: PageModel, context: RenderContext): RenderedPage {
  const { document, ...rest } = renderPageParts(page, context);
  return { html: document.join(''), ...rest };
}
