import {
  alternatesOf,
  type BlockModel,
  colorOfRole,
  createPageSettings,
  type EmbeddedData,
  escapeHtml,
  fileAddress,
  frameOf,
  framesOf,
  type IslandData,
  type IslandsJson,
  islandsJsonPath,
  type LivePage,
  memoizeCall,
  ofLayout,
  type PageModel,
  plainText,
  type RenderedBlock,
  type SiteModel,
  settingsIn,
  type ThemeDefinition,
  type TraitsOf,
  withFrames,
} from '@pagewright/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cacheKey } from '../cache/text-cache.ts';
import type { JoinedAdditions } from '../definition/site-additions.ts';
import type { SiteComponents } from '../definition/site-code.ts';
import { Document, type DocumentAssets, directionIn } from '../document/document.tsx';
import { pageTitle } from '../document/head.tsx';
import { headElements } from '../document/head-elements.ts';
import { touchIconName } from '../icons/icon-names.ts';
import { socialPictureOf } from '../social-pictures/social-picture.ts';
import { assertAllRendered } from './assert-all-rendered.ts';
import { Consent, settingsMark } from './consent.tsx';
import { isListed } from './hosting/sitemap.ts';
import { enhanceProps, isHydrated, type RenderBlock } from './render-block.tsx';
import { blockError, layoutError } from './render-error.ts';
import { footerOf, renderHeader, renderPart, sidebarOf } from './render-layout.tsx';
import { type ParentTitles, structuredData } from './structured-data.ts';
import type { HtmlPart, WrittenLinks } from './written-links.ts';

/** A feed to which heads of pages link. Undefined category: that of the whole site. */
export type FeedLink = {
  path: string;
  /** Undefined for the default language. */
  language?: string;
  category?: { name: string; slug: string };
};

/** Returns the feeds that concern a page: that of the site, and that of the category whose records it lists. */
export const feedsOfPage = ({ listOf, language }: Pick<PageModel, 'listOf' | 'language'>, feeds: readonly FeedLink[]): FeedLink[] =>
  feeds.filter((feed) => feed.language === language && (feed.category === undefined || feed.category.slug === listOf?.slug));

export type RenderContext = {
  site: SiteModel;
  assets: DocumentAssets;
  renderBlock: RenderBlock;
  traitsOf: TraitsOf;
  theme: ThemeDefinition;
  layouts: SiteComponents['layouts'];
  /** What the site adds to the head of a page. */
  heads: JoinedAdditions['heads'];
  /** The feeds of the site. */
  feeds: readonly FeedLink[];
  /** The addresses of pages whose time is over. Undefined in the live preview, which shows these pages. */
  expiredAddresses?: readonly string[];
  /** The pages that breadcrumbs can name. */
  titles: ParentTitles;
  /** Collects the links of a build. Undefined in the live preview. */
  links?: WrittenLinks;
  /** The state of the page in the live preview. Undefined in a build. */
  revision?: string;
  /** The version of its file. Undefined in a build. */
  source?: string;
};

/**
 * A page whose document is rendered when it is needed: the live preview sends most changes without it. The document is in parts,
 * which together are its HTML: V8 would copy every part again for each text that contains it.
 */
export type ComposedPage = {
  toDocument: () => readonly string[];
  islands: IslandsJson;
  /** The JSON of `islands`. */
  islandsText: string;
  live: LivePage;
  /** The parts of the layout. */
  around: readonly HtmlPart[];
};

/** A page as the build writes it: the document and the JSON of its islands. */
export type RenderedPage = { document: readonly string[] } & Pick<ComposedPage, 'islands' | 'islandsText'>;

/** Renders a page with every block of its model. Throws when a block cannot be rendered. */
export function renderPage(page: PageModel, context: RenderContext): RenderedPage {
  const blocks = page.blocks.map((block) => {
    const frame = namingErrors(
      () => renderFrame(block, context),
      (error) => blockError(page, block, error),
    );
    return { ...frame, html: withoutExpiredLinks(frame.html, context.expiredAddresses ?? []) };
  });
  const { document, islands, islandsText } = namingErrors(
    () => {
      const { toDocument, around, ...composed } = composePage(page, blocks, context);
      context.links?.add(page.path, [...blocks.map(({ html, key, type }) => ({ html, place: { block: key, type } })), ...around]);
      return { ...composed, document: toDocument() };
    },
    (error) => layoutError(page, error),
  );
  assertAllRendered(page, document);
  return { document, islands, islandsText };
}

/** Returns what `work` returns. When it throws, throws what `toError` returns. */
function namingErrors<Result>(work: () => Result, toError: (error: unknown) => unknown): Result {
  try {
    return work();
  } catch (error) {
    throw toError(error);
  }
}

const settingsOf = createPageSettings<SiteModel>();

/** Combines rendered blocks into a page. */
export function composePage(page: PageModel, blocks: RenderedBlock[], context: RenderContext): ComposedPage {
  const { assets, revision, source, feeds, theme, traitsOf, titles } = context;
  const site = settingsOf(settingsIn(context.site, page.language), page);
  const layout = ofLayout(context.layouts, page.layout);
  const { islands, islandsText } = islandsOf(page, site, traitsOf);
  const isOverDark = hasPageHeadingFirst(page, traitsOf);
  const above = blocks.filter(({ isAboveHeader }) => isAboveHeader);
  const inMain = blocks
    .filter(({ isAboveHeader }) => !isAboveHeader)
    // The first block is visible at once, without an animation.
    .map((block, index) => (index === 0 ? { ...block, isRevealed: false } : block));
  const ownHeader = renderHeader(layout, { site, page, isOverDark });
  const header = above.flatMap(frameParts).join('') + ownHeader;
  const data: EmbeddedData = {
    timeout: site.scripts.timeout,
    messages: site.messages,
    ...(revision !== undefined && { revision }),
    ...(source !== undefined && { source }),
  };
  const picture = socialPictureOf(page, site, theme);
  const footer = footerOf(layout, site, page.layout);
  const sidebar = sidebarOf(layout, page, site, titles);
  const consent = assets.analytics && consentOf(site, footer, page.layout);
  const toElement = (): ReactElement => (
    <Document
      site={site}
      page={page}
      profile={frameOf(page, context.site)}
      header={slots.header}
      footer={slots.footer}
      assets={{
        ...assets,
        stylesheet: slots.stylesheet,
        ...('inline' in assets.boot && { boot: { inline: slots.boot } }),
        ...(assets.policy !== undefined && { policy: withFrames(assets.policy, [...site.security.frames, ...framesOf(page.blocks)]) }),
      }}
      islands={Object.keys(islands.islands).length > 0 ? islands.url : undefined}
      consent={consent}
      main={slots.main}
      data={slots.data}
      structuredData={slots.structuredData}
      browserBar={colorOfRole(theme, site.theme.colors, 'browserBar')}
      isListed={isListed(page)}
      alternates={alternatesOf(page, site)}
      feeds={feedsOfPage(page, feeds)}
      touchIcon={fileAddress(`/${touchIconName(site.brand.favicon.src, context.site.brand.favicon.src)}`, site)}
      socialImage={page.socialImage ?? site.brand.socialImage ?? (picture && fileAddress(picture.path, site))}
      ogType={openGraphType(page, traitsOf)}
      elements={headElements(context.heads, page, site)}
    />
  );
  return {
    toDocument: memoizeCall(() =>
      fillSlots(`<!doctype html>${renderToStaticMarkup(toElement())}`, {
        stylesheet: [assets.stylesheet],
        header: [header],
        main: [...inMain.flatMap(frameParts), ...(sidebar === undefined ? [] : ['<div data-sidebar="">', sidebar, '</div>'])],
        data: [safeJson(data)],
        structuredData: [plainText(safeJson(structuredData(page, site, traitsOf, titles)))],
        footer: [footer],
        boot: 'inline' in assets.boot ? [assets.boot.inline] : [],
      }),
    ),
    islands,
    islandsText,
    around: [
      { html: ownHeader, place: { part: 'header' } },
      { html: footer, place: { part: 'footer' } },
      { html: sidebar ?? '', place: { part: 'sidebar' } },
    ],
    live: {
      title: pageTitle(page.title, site.brand.name),
      description: page.description,
      layout: page.layout,
      reveal: ofLayout(site.motion.reveal, page.layout),
      scrollTarget: page.scrollTarget,
      header,
      sidebar,
      blocks: inMain,
      islands: islands.islands,
      source,
    },
  };
}

type FrameContext = Pick<RenderContext, 'site' | 'renderBlock' | 'traitsOf'>;

/** Renders a block. */
export function renderFrame(block: BlockModel, { site, renderBlock, traitsOf }: FrameContext): RenderedBlock {
  const props = enhanceProps(block, traitsOf);
  return {
    key: block.key,
    type: block.type,
    html: renderBlock(block, site),
    isIsland: props !== undefined || isHydrated(block, traitsOf),
    ...(props && { enhance: JSON.stringify(props) }),
    isRevealed: true,
    isAboveHeader: traitsOf(block.type).aboveHeader ?? false,
    ...(block.language !== undefined && { language: { lang: block.language, dir: directionIn(site, block.language) } }),
  };
}

/** Returns the HTML of the question for consent. Throws when the footer has no button to change the answer. Undefined when nothing needs consent. */
function consentOf(site: SiteModel, footer: string, layout: string): string | undefined {
  const { analytics, consent, strings } = site;
  if (!analytics?.cookies || !consent) return undefined;
  if (!footer.includes(settingsMark))
    throw new Error(`site.yaml asks for consent, and the footer of the layout "${layout}" has no button with "${settingsMark}".`);
  return renderPart(<Consent {...consent} strings={strings.consent} />, 'The question for consent');
}

/** Returns the frame of a block in parts. */
function frameParts({ key, type, html, isIsland, enhance, isRevealed, language }: RenderedBlock): string[] {
  const island = isIsland ? ' data-island=""' : '';
  const script = enhance === undefined ? '' : ` data-enhance="${escapeHtml(enhance)}"`;
  const lang = language ? ` lang="${language.lang}" dir="${language.dir}"` : '';
  return [`<div data-block="${type}" data-key="${key}"${island}${script}${isRevealed ? ' data-reveal=""' : ''}${lang}>`, html, '</div>'];
}

/** Returns the islands of a page, and their JSON. They are not in its HTML, which arrives before everything else. */
function islandsOf({ path, blocks }: PageModel, site: SiteModel, traitsOf: TraitsOf): Pick<ComposedPage, 'islands' | 'islandsText'> {
  const hydrated = blocks.filter((block) => isHydrated(block, traitsOf));
  const islands: IslandData = Object.fromEntries(hydrated.map(({ key, type, props }) => [key, { type, props }]));
  const json = JSON.stringify(islands);
  const url = `${fileAddress(islandsJsonPath(path), site)}?${cacheKey(json).slice(0, 8)}`;
  return { islands: { url, islands }, islandsText: `{"url":${JSON.stringify(url)},"islands":${json}}` };
}

function hasPageHeadingFirst({ blocks }: PageModel, traitsOf: TraitsOf): boolean {
  const first = blocks.find(({ type }) => !traitsOf(type).aboveHeader);
  return first !== undefined && traitsOf(first.type).pageHeading;
}

/** Returns the Open Graph type that a block of the page declares, or `website`. An entry of the feed is an article. */
function openGraphType({ blocks, feedEntry }: PageModel, traitsOf: TraitsOf): string {
  if (feedEntry) return 'article';
  for (const { type } of blocks) {
    const { document } = traitsOf(type);
    if (document) return document.ogType;
  }
  return 'website';
}

/** The parts of a document that React does not copy: it renders a mark in their place. Texts of content cannot contain one, because `<` is escaped there. */
export const slots = {
  stylesheet: '<!--slot:stylesheet-->',
  header: '<!--slot:header-->',
  main: '<!--slot:main-->',
  data: '<!--slot:data-->',
  structuredData: '<!--slot:structuredData-->',
  footer: '<!--slot:footer-->',
  boot: '<!--slot:boot-->',
} as const;

type SlotName = keyof typeof slots;

const isSlot = (name: string): name is SlotName => Object.hasOwn(slots, name);

/** Returns rendered HTML in parts, with each mark replaced by the parts of its slot. */
export const fillSlots = (html: string, contents: Readonly<Record<SlotName, readonly string[]>>): string[] =>
  html.split(/<!--slot:(\w+)-->/).flatMap((part, index) => (index % 2 === 1 && isSlot(part) ? contents[part] : [part]));

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Returns JSON that is safe inside a script element: nothing in it can end the element or start a comment. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');

/**
 * Returns HTML in which links to pages whose time is over are text: elements `a` without `href`. Visitors would get an error page
 * there. `addresses` are those of the pages.
 */
export const withoutExpiredLinks = (html: string, addresses: readonly string[]): string =>
  addresses.reduce((left, address) => left.replaceAll(linkTo(address), '$1'), html);

/** The start of a link as React and the sanitizer of rich texts write it, up to its `href`, also with a query or an anchor. */
const linkTo = (address: string): RegExp => new RegExp(`(<a\\b[^>]*?) href="${address.replaceAll('.', '\\.')}(?:[?#][^"]*)?"`, 'g');
