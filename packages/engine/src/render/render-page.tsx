import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { memoizeCall } from '../cache/memoize-call.ts';
import { cacheKey } from '../cache/text-cache.ts';
import type { Layout, SiteComponents } from '../definition/site-components.ts';
import { Document, type DocumentAssets } from '../document/document.tsx';
import { pageTitle } from '../document/page-title.ts';
import type { TraitsOf } from '../model/block-traits-lookup.ts';
import { escapeHtml } from '../model/escape-html.ts';
import { alternatesOf } from '../model/language-links.ts';
import { directionOf } from '../model/languages.ts';
import {
  type EmbeddedData,
  type IslandData,
  type IslandsJson,
  islandsJsonPath,
  type PageJson,
  type RenderedBlock,
} from '../model/page-data.ts';
import { frameOf } from '../model/page-frame.ts';
import { type BlockModel, framesOf, type PageModel } from '../model/page-model.ts';
import { createPageSettings } from '../model/page-profile.ts';
import { type SiteModel, settingsIn } from '../model/site-model.ts';
import { ofLayout } from '../schema/layout-definitions.ts';
import { colorOfRole, type ThemeDefinition } from '../schema/theme-definition.ts';
import { socialPictureOf } from '../social-pictures/social-picture.ts';
import { assertAllRendered } from './assert-all-rendered.ts';
import type { ParentTitles } from './breadcrumbs.ts';
import { Consent, settingsMark } from './consent.tsx';
import { type FeedLink, feedsOfPage } from './feed/feed-links.ts';
import { withFrames } from './hosting/content-security-policy.ts';
import { isListed } from './hosting/sitemap.ts';
import { enhanceProps, isHydrated } from './interactive-block.ts';
import type { RenderBlock } from './render-block.tsx';
import { safeJson } from './safe-json.ts';
import { structuredData } from './structured-data.ts';

export type RenderContext = {
  site: SiteModel;
  assets: DocumentAssets;
  build: string;
  renderBlock: RenderBlock;
  traitsOf: TraitsOf;
  theme: ThemeDefinition;
  layouts: SiteComponents['layouts'];
  /** The feeds of the site. */
  feeds: readonly FeedLink[];
  /** The pages that breadcrumbs can name. */
  titles: ParentTitles;
};

/** A page as the build writes it: the document, the JSON of its islands, and the JSON that client-side navigation fetches. */
export type RenderedPage = { html: string; islands: IslandsJson; json: PageJson };

/** A page whose document is rendered when it is needed: the live preview sends most changes without it. */
export type ComposedPage = Omit<RenderedPage, 'html'> & { toHtml: () => string };

/** Renders a page with every block of its model. Throws when a block cannot be rendered. */
export function renderPage(page: PageModel, context: RenderContext): RenderedPage {
  const { toHtml, ...rest } = composePage(
    page,
    page.blocks.map((block) => renderFrame(block, context)),
    context,
  );
  const rendered = { html: toHtml(), ...rest };
  assertAllRendered(page, rendered.html, rendered.json);
  return rendered;
}

const settingsOf = createPageSettings<SiteModel>();

/** Combines rendered blocks into a page. */
export function composePage(page: PageModel, blocks: RenderedBlock[], context: RenderContext): ComposedPage {
  const { assets, build, feeds, theme, traitsOf, titles } = context;
  const site = settingsOf(settingsIn(context.site, page.language), page);
  const profile = frameOf(page, context.site);
  const layout = ofLayout(context.layouts, page.layout);
  const islands = islandsOf(page, traitsOf);
  const isOverDark = hasPageHeadingFirst(page, traitsOf);
  const above = blocks.filter(({ isAboveHeader }) => isAboveHeader);
  const inMain = blocks
    .filter(({ isAboveHeader }) => !isAboveHeader)
    // The first block is visible at once, without an animation.
    .map((block, index) => (index === 0 ? { ...block, isRevealed: false } : block));
  const header = above.map(frameHtml).join('') + renderPart(<layout.Header site={site} page={page} isOverDark={isOverDark} />);
  const data: EmbeddedData = {
    ...(Object.keys(islands.islands).length > 0 && { islands: islands.url }),
    client: {
      build,
      timeout: site.scripts.timeout,
      messages: site.messages,
    },
  };
  const main = inMain.map(frameHtml).join('');
  // The preview has no policy, so every page of it can show every frame.
  const frames = assets.policy === undefined ? [] : framesOf(page.blocks);
  const frameList = frames.length > 0 ? frames.join(' ') : undefined;
  const footer = footerOf(layout, site);
  const consent = assets.analytics && consentOf(site, footer, page.layout);
  const toDocument = (): ReactElement => (
    <Document
      site={site}
      page={page}
      profile={profile}
      header={header}
      footer={footer}
      assets={{ ...assets, ...(assets.policy !== undefined && { policy: withFrames(assets.policy, frames) }) }}
      frames={frameList}
      consent={consent}
      main={main}
      data={safeJson(data)}
      structuredData={safeJson(structuredData(page, site, traitsOf, titles))}
      browserBar={colorOfRole(theme, site.theme.colors, 'browserBar')}
      isListed={isListed(page)}
      alternates={alternatesOf(page, site)}
      feeds={feedsOfPage(page, feeds)}
      socialImage={page.socialImage ?? site.brand.socialImage ?? socialPictureOf(page, site, theme)?.path}
      ogType={openGraphType(page, traitsOf)}
    />
  );
  const { offset, once } = ofLayout(site.motion.reveal, page.layout);
  return {
    toHtml: memoizeCall(() => `<!doctype html>${renderToStaticMarkup(toDocument())}`),
    islands,
    json: {
      path: page.path,
      title: pageTitle(page.title, site.brand.name),
      description: page.description,
      layout: page.layout,
      ...(profile !== undefined && { profile }),
      ...(frameList !== undefined && { frames: frameList }),
      canonical: `${site.url}${page.repeats ?? page.path}`,
      ...(page.scrollTarget && { scrollTarget: page.scrollTarget }),
      reveal: { offset, once },
      header,
      blocks: inMain,
      islands: islands.islands,
    },
  };
}

type FrameContext = Pick<RenderContext, 'site' | 'renderBlock' | 'traitsOf'>;

const directionIn = ({ siteLanguages = [] }: SiteModel, language: string): 'ltr' | 'rtl' =>
  siteLanguages.find(({ code }) => code === language)?.direction ?? directionOf(language);

/** Renders a block. */
export function renderFrame(block: BlockModel, { site, renderBlock, traitsOf }: FrameContext): RenderedBlock {
  const props = enhanceProps(block, traitsOf);
  return {
    key: block.key,
    type: block.type,
    html: renderBlock(block),
    isIsland: props !== undefined || isHydrated(block, traitsOf),
    ...(props && { enhance: JSON.stringify(props) }),
    isRevealed: true,
    isAboveHeader: traitsOf(block.type).aboveHeader,
    ...(block.language !== undefined && { language: { lang: block.language, dir: directionIn(site, block.language) } }),
  };
}

/** Renders a header or footer alone, without the links to preload pictures that React then writes before its first element. */
const renderPart = (part: ReactElement): string => renderToStaticMarkup(part).replace(/^(?:<link rel="preload"[^>]*>)+/, '');

const footers = new WeakMap<Layout['Footer'], WeakMap<SiteModel, string>>();

/** Returns the HTML of a footer, which is the same on all pages of a layout. */
function footerOf({ Footer }: Layout, site: SiteModel): string {
  const ofSites = memoizeByKey(footers, Footer, () => new WeakMap<SiteModel, string>());
  return memoizeByKey(ofSites, site, () => renderPart(<Footer site={site} />));
}

/** Returns the HTML of the question for consent. Throws when the footer has no button to change the answer. Undefined when nothing needs consent. */
function consentOf(site: SiteModel, footer: string, layout: string): string | undefined {
  const { analytics, consent, strings } = site;
  if (!analytics?.cookies || !consent) return undefined;
  if (!footer.includes(settingsMark))
    throw new Error(`site.yaml asks for consent, and the footer of the layout "${layout}" has no button with "${settingsMark}".`);
  return renderPart(<Consent {...consent} strings={strings.consent} />);
}

/** Returns the frame of a block. `PageView` renders the same frame in the browser. */
function frameHtml({ key, type, html, isIsland, enhance, isRevealed, language }: RenderedBlock): string {
  const island = isIsland ? ' data-island=""' : '';
  const script = enhance === undefined ? '' : ` data-enhance="${escapeHtml(enhance)}"`;
  const lang = language ? ` lang="${language.lang}" dir="${language.dir}"` : '';
  return `<div data-block="${type}" data-key="${key}"${island}${script}${isRevealed ? ' data-reveal=""' : ''}${lang}>${html}</div>`;
}

/** Returns the islands of a page. They are not in its HTML, which arrives before everything else. */
function islandsOf({ path, blocks }: PageModel, traitsOf: TraitsOf): IslandsJson {
  const hydrated = blocks.filter((block) => isHydrated(block, traitsOf));
  const islands: IslandData = Object.fromEntries(hydrated.map(({ key, type, props }) => [key, { type, props }]));
  return { url: `${islandsJsonPath(path)}?${cacheKey(JSON.stringify(islands)).slice(0, 8)}`, islands };
}

function hasPageHeadingFirst({ blocks }: PageModel, traitsOf: TraitsOf): boolean {
  const first = blocks.find(({ type }) => !traitsOf(type).aboveHeader);
  return first !== undefined && traitsOf(first.type).pageHeading;
}

/** Returns the Open Graph type that a block of the page declares, or `website`. */
function openGraphType({ blocks }: PageModel, traitsOf: TraitsOf): string {
  for (const { type } of blocks) {
    const { document } = traitsOf(type);
    if (document) return document.ogType;
  }
  return 'website';
}
