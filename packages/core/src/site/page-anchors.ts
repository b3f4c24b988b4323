import { nameKey, nameOfKey, nameOfPage, pageSummaries } from '../content/pages.ts';
import { readResolved } from '../content/resolved-pages.ts';
import { siteQueries } from '../content/site-db.ts';
import type { BlockOutline } from '../content/validate/validate-page.ts';
import type { Anchors } from '../rules/site/rule-input.ts';

/** The names of the pages by path. The last of two at one path wins. */
const pagesAtPaths = siteQueries.define({
  name: 'pages by path',
  equality: 'text',
  textOf: (pages: ReadonlyMap<string, string>) => JSON.stringify([...pages]),
  compute: (db): ReadonlyMap<string, string> =>
    new Map(pageSummaries(db).flatMap((page) => (page.fields ? [[page.fields.path, nameKey(nameOfPage(page))]] : []))),
});

/** The ids of the page at a path. Null when there is no page. */
export const anchorsAt = siteQueries.define({
  name: 'anchors at a path',
  equality: 'json',
  compute: (db, path): Anchors | null => {
    const name = db.get(pagesAtPaths, '').get(path);
    if (name === undefined) return null;
    const { page, headingIds } = readResolved(db, nameOfKey(name));
    const { declared, outline } = page;
    return {
      shown: [...idsOfBlocks(outline.filter(({ isHidden }) => !isHidden)), ...headingIds],
      headings: headingIds,
      hidden: idsOfBlocks(outline.filter(({ isHidden }) => isHidden)),
      isIncomplete: declared > outline.length,
    };
  },
});

const idsOfBlocks = (blocks: readonly BlockOutline[]): string[] =>
  blocks.flatMap(({ id, nestedIds = [] }) => [...(id ? [id] : []), ...nestedIds.map((nested) => nested.id)]);
