import { placeOfLink } from '../../packages/core/src/content/resolve/findings.ts';
import type { Site } from '../../packages/core/src/site/site.ts';

/** The result of a load: all problems, and pages with their models. */
export const outcome = ({ settings, pages, collectMedia, findProblems, countLinks, blocksOf }: Site): unknown => ({
  settings,
  // First the rules, which must not need the blocks of pages from a cache.
  problems: findProblems(),
  linkCount: countLinks(),
  media: collectMedia()
    .map(({ publishedName }) => publishedName)
    .sort(),
  pages: pages.map((resolved) => ({
    key: resolved.page.key,
    fields: resolved.fields,
    facts: resolved.facts,
    state: resolved.state,
    links: resolved.links.map((link) => [link.href, placeOfLink(link)]),
    model: blocksOf(resolved).model,
    renderable: [...blocksOf(resolved).renderable],
  })),
});
