import { escapeHtml, type PathFacts, type SiteModel } from '@pagewright/core';
import type { SiteCode } from '../../definition/site-code.ts';
import { composePage, type RenderContext, renderFrame } from '../../render/render-page.tsx';
import type { loadCodeContext } from '../../render/render-pages.ts';
import { buildStylesheet, collectUsage } from '../../render/stylesheet/build-stylesheet.ts';
import type { PreviewPage } from '../preview-page.ts';

type CodeContext = Awaited<ReturnType<typeof loadCodeContext>>;

/** The policy of pages in which nothing runs and which show only files of the preview. */
export const stillPolicy =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; font-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Builds the stylesheet of pages with these facts. */
export function stylesheetOf(facts: readonly PathFacts[], settings: SiteModel, code: SiteCode): Promise<string> {
  const { types, contentClasses } = collectUsage(facts, settings);
  return buildStylesheet({ code, site: settings, types: new Set(types), contentClasses: new Set(contentClasses) });
}

/** Renders a page with the blocks that visitors would see. What cannot be shown is said in its place. */
export function renderStill(
  page: PreviewPage,
  { site, stylesheet, ...context }: CodeContext & { site: SiteModel; stylesheet: string },
): string {
  const blocks = page.parts.flatMap((part) => {
    if ('badge' in part) return [];
    if ('block' in part) return [renderFrame(part.block, { ...context, site })];
    const html = `<p><strong>${escapeHtml(part.card.title)}</strong></p>`;
    return part.card.replacesBlock
      ? [{ key: part.card.key, type: 'problem', html, isIsland: false, isRevealed: false, isAboveHeader: false }]
      : [];
  });
  const all: RenderContext = {
    ...context,
    site,
    assets: { stylesheet, boot: { inline: '' } },
    feeds: [],
    titles: new Map(),
  };
  return composePage(page.model, blocks, all).toDocument().join('');
}
