import { findFirstPaths, type PageModel, pathAtAddress, type ResolvedPage, type Site } from '@pagewright/core';
import type { RenderablePage, RenderableSite } from '../render/build-input.ts';
import { placeOfType } from '../site/place-of-type.ts';

/**
 * Returns what a site without errors renders: its published pages. It refers to nothing else of the site, so that texts,
 * positions and findings do not take memory while pages are rendered. Throws when a page has no model: it would be
 * missing without a message.
 */
export function toRenderable(site: Site): RenderableSite {
  const { published, unpublished, publishedBefore, named } = site;
  const { settings } = published;
  if (!settings) throw new Error('site.yaml was read without a problem but has no model. This is a bug in Pagewright.');
  const pages = published.pages.map((page) => toRenderablePage(page, site));
  const redirects = settings.redirects.map(({ from, to }) => ({ from, to: pathAtAddress(to.split(/[?#]/, 1)[0] ?? '', settings) ?? to }));
  const firstPaths = findFirstPaths(pages, { before: publishedBefore.paths ?? [], redirects });
  return {
    settings,
    pages: pages.map((page) => ({ ...page, first: firstPaths.get(page.path) })),
    placeOfType: (type) => placeOfType(type, { pages: published.pages, contentOf: site.contentOf }),
    firstUrl: publishedBefore.url ?? settings.url,
    mediaFiles: published.collectMedia(),
    calendars: published.calendars,
    publishedEvents: publishedBefore.events ?? [],
    rootFiles: named.files.root.map(({ name, absolute }) => ({ name, absolute })),
    expiredPaths: unpublished.flatMap(({ path, absence }) => (absence.reason === 'over' ? [path] : [])).sort(),
  };
}

function toRenderablePage(resolved: ResolvedPage, site: Pick<Site, 'modelOf' | 'blocksOf' | 'contentOf'>): RenderablePage {
  const { page, fields, facts, state } = resolved;
  if (!fields || !facts) throw noModel(page.file.displayPath);
  const { path, title, listed, profile, socialImage, listOf, language, prefix, versions, repeats } = fields;
  return {
    path,
    title,
    listed,
    facts,
    key: page.key,
    state,
    ...(profile !== undefined && { profile }),
    ...(socialImage !== undefined && { socialImage }),
    ...(listOf && { listOf }),
    ...(language !== undefined && { language }),
    ...(prefix !== undefined && { prefix }),
    ...(versions && { versions }),
    ...(repeats !== undefined && { repeats }),
    readModel: requireModel(page.file.displayPath, () => site.modelOf(resolved)),
    placeOfBlock: (key) => placeOfBlock(key, resolved, site),
  };
}

function placeOfBlock(
  key: string,
  resolved: ResolvedPage,
  { blocksOf, contentOf }: Pick<Site, 'blocksOf' | 'contentOf'>,
): string | undefined {
  const index = [...blocksOf(resolved).renderable].find(([, block]) => block.key === key)?.[0];
  if (index === undefined) return undefined;
  const { file, line, column } = contentOf(resolved).file.locate(['blocks', index], 'value');
  return `${file}:${line}:${column}`;
}

/** Returns a function that throws when a page has no model. It refers to nothing else of the page. */
const requireModel = (file: string, readModel: () => PageModel | undefined) => (): PageModel => {
  const model = readModel();
  if (model === undefined) throw noModel(file);
  return model;
};

const noModel = (file: string): Error => new Error(`${file} was read without a problem but has no model. This is a bug in Pagewright.`);
