import { findFirstPaths } from '../content/published-paths.ts';
import type { ResolvedPage } from '../content/resolved-pages.ts';
import { pathAtAddress } from '../model/address.ts';
import type { RenderablePage, RenderableSite } from '../render/build-input.ts';
import type { Site } from '../site/load-site.ts';

/**
 * Returns what a site without errors renders: its published pages. It refers to nothing else of the site, so that texts,
 * positions and findings do not take memory while pages are rendered. Throws when a page has no model: it would be
 * missing without a message.
 */
export function toRenderable({ published, unpublished, publishedBefore, modelJsonOf, named }: Site): RenderableSite {
  const { settings } = published;
  if (!settings) throw new Error('site.yaml was read without a problem but has no model. This is a bug in Pagewright.');
  const pages = published.pages.map((page) => toRenderablePage(page, () => modelJsonOf(page)));
  const redirects = settings.redirects.map(({ from, to }) => ({ from, to: pathAtAddress(to.split(/[?#]/, 1)[0] ?? '', settings) ?? to }));
  const firstPaths = findFirstPaths(pages, { before: publishedBefore.paths ?? [], redirects });
  return {
    settings,
    pages: pages.map((page) => ({ ...page, first: firstPaths.get(page.path) })),
    firstUrl: publishedBefore.url ?? settings.url,
    mediaFiles: published.collectMedia(),
    rootFiles: named.files.root.map(({ name, absolute }) => ({ name, absolute })),
    expiredPaths: unpublished.flatMap(({ path, absence }) => (absence.reason === 'over' ? [path] : [])).sort(),
  };
}

function toRenderablePage({ page, fields, facts, state }: ResolvedPage, readModelJson: () => string | undefined): RenderablePage {
  if (!fields || !facts) throw noModel(page.file.shown);
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
    readModelJson: requireModel(page.file.shown, readModelJson),
  };
}

/** Returns a function that throws when a page has no model. It refers to nothing else of the page. */
const requireModel = (file: string, readModelJson: () => string | undefined) => (): string => {
  const json = readModelJson();
  if (json === undefined) throw noModel(file);
  return json;
};

const noModel = (file: string): Error => new Error(`${file} was read without a problem but has no model. This is a bug in Pagewright.`);
