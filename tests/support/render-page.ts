import type { PageModel } from '../../packages/core/src/model/page-model.ts';
import { type RenderContext, type RenderedPage, renderPage as renderInParts } from '../../packages/engine/src/render/render-page.tsx';

/** A page as the build writes it, with its document as one text. */
export type PageTexts = Omit<RenderedPage, 'document'> & { html: string };

/** Renders a page as the build does. */
export function renderPage(page: PageModel, context: RenderContext): PageTexts {
  const { document, ...rest } = renderInParts(page, context);
  return { html: document.join(''), ...rest };
}
