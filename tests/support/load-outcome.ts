import { placeOfLink } from '../../packages/engine/src/content/resolve/findings.ts';
import type { Site } from '../../packages/engine/src/site/load-site.ts';

/** The result of a load: all problems, and pages with their models. */
export const outcome = ({ settings, pages, collectMedia, findProblems, countLinks, digestOf }: Site): unknown => ({
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
    facts: resolved.readFacts(),
    digest: digestOf(resolved),
    links: resolved.links.map((link) => [link.href, placeOfLink(link)]),
    texts: resolved.readTexts().map(({ context, texts, language }) => ({
      ...{ context, language },
      // Functions are never equal.
      texts: texts.map(({ findHeadings: _, ...text }) => text),
    })),
    model: resolved.readBlocks().model,
    renderable: [...resolved.readBlocks().renderable],
  })),
});
