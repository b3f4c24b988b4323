import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from '../../../../src/layout/header.tsx';
import { Document, type DocumentAssets } from '../document/document.tsx';
import { pageTitle } from '../document/page-title.ts';
import type { ClientSettings, IslandData, PageJson, RenderedBlock } from '../model/page-data.ts';
import type { BlockModel, PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';
import { assertAllRendered } from './assert-all-rendered.ts';
import { isIsland, type RenderBlock } from './render-block.tsx';
import { safeJson } from './safe-json.ts';
import { isListed } from './sitemap.ts';
import { structuredData } from './structured-data.ts';

export type RenderContext = { site: SiteModel; assets: DocumentAssets; build: string; renderBlock: RenderBlock; hasFeed: boolean };

/** A page as it is written to disk: the document, and the JSON that client-side navigation fetches. */
export type RenderedPage = { html: string; json: PageJson };

/** Draws a page. Every block of the model is drawn; one that cannot be throws. */
export function renderPage(page: PageModel, context: RenderContext): RenderedPage {
  const rendered = composePage(
    page,
    page.blocks.map((block, index) => renderFrame(block, index, context.renderBlock)),
    context,
  );
  assertAllRendered(page, rendered.html, rendered.json);
  return rendered;
}

/** Puts drawn blocks into their page. */
export function composePage(page: PageModel, blocks: RenderedBlock[], { site, assets, build, hasFeed }: RenderContext): RenderedPage {
  const islands = islandData(page.blocks);
  const client: ClientSettings = {
    build,
    timeout: site.scripts.timeout,
    messages: site.messages,
  };
  const main = blocks.map(frameHtml).join('');
  const document = (
    <Document
      site={site}
      page={page}
      assets={assets}
      main={main}
      data={safeJson({ islands, client })}
      structuredData={safeJson(structuredData(page, site))}
      isListed={isListed(page)}
      hasFeed={hasFeed}
    />
  );
  const { offset, once } = site.motion.reveal[page.layout];
  return {
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
    json: {
      path: page.path,
      title: pageTitle(page.title, site.brand.name),
      description: page.description,
      layout: page.layout,
      canonical: `${site.url}${page.path}`,
      ...(page.arriveAt && { arriveAt: page.arriveAt }),
      reveal: { offset, once },
      header: renderToStaticMarkup(<Header site={site} page={page} />),
      blocks,
      islands,
    },
  };
}

/** A block in its frame, at a place on its page that is counted from 0. */
export const renderFrame = (block: BlockModel, index: number, draw: RenderBlock): RenderedBlock => ({
  key: block.key,
  type: block.type,
  html: draw(block),
  isIsland: isIsland(block),
  // The first block is what the visitor came to see; it does not move.
  isRevealed: index > 0,
});

/** The frame of a block, the same here and in the browser's `PageView`. */
const frameHtml = ({ key, type, html, isIsland, isRevealed }: RenderedBlock): string =>
  `<div data-block="${type}" data-key="${key}"${isIsland ? ' data-island=""' : ''}${isRevealed ? ' data-reveal=""' : ''}>${html}</div>`;

const islandData = (blocks: readonly BlockModel[]): IslandData =>
  Object.fromEntries(blocks.filter(isIsland).map(({ key, type, props }) => [key, { type, props }]));
