import { uniqueIds } from '../../field-kinds/rich/heading-ids.ts';
import type { RichText } from '../../schema/fields/field-kinds.ts';
import { isUsedId } from '../../text/used-ids.ts';
import type { ValidPage } from '../validate/validate-page.ts';
import type { WrittenId } from './findings.ts';
import { type TextReplacements, withHeadingIds } from './replace-texts.ts';
import type { Resolver } from './resolver.ts';

/** The resolvers of a visible block, which know its texts, and its key. */
type ShownBlock = { index: number; key: string; resolvers: readonly Resolver[] };

/** The ids of the headings in the texts of a page. */
type PageHeadings = {
  ids: string[];
  /** The ids that authors have written. */
  writtenIds: WrittenId[];
  /** The texts whose headings have other ids on this page than by themselves, by the index of their block. */
  textsOf: ReadonlyMap<number, TextReplacements>;
};

/** Gives the headings in all texts of a page different ids, which no block of the page and nothing else on it has. */
export function collectHeadings(page: ValidPage, blocks: readonly ShownBlock[]): PageHeadings {
  const texts = blocks.flatMap(({ index, resolvers }) =>
    resolvers.flatMap((resolver) => resolver.longTexts.map((one) => ({ ...one, index, resolver }))),
  );
  if (texts.length === 0) return { ids: [], writtenIds: [], textsOf: new Map() };
  const isUsed = usedIdsOf(page, blocks);
  const all = texts.flatMap(({ headings }) => headings);
  const ids = uniqueIds(all, isUsed.byAny);
  const textsOf = new Map<number, Map<unknown, RichText>>();
  let from = 0;
  for (const { text, headings, index } of texts) {
    const own = new Map(headings.map(({ id }, place) => [id, ids[from + place] ?? id]));
    from += headings.length;
    if ([...own].every(([before, after]) => before === after)) continue;
    const ofBlock = textsOf.get(index) ?? new Map<unknown, RichText>();
    textsOf.set(
      index,
      ofBlock.set(
        text,
        withHeadingIds(text, (id) => own.get(id) ?? id),
      ),
    );
  }
  const writtenIds = texts.flatMap(({ headings, at, resolver }) =>
    headings.flatMap(({ id, slug, part }) =>
      slug === undefined ? [{ id, ...resolver.sourceOf(at, part), ...(isUsed.byKey(id) && { isUsed: true as const }) }] : [],
    ),
  );
  return { ids, writtenIds, textsOf };
}

/** Returns tests for ids that headings of a page cannot have. Ids within a block start with its key and a hyphen. */
function usedIdsOf({ outline }: ValidPage, blocks: readonly ShownBlock[]): Record<'byKey' | 'byAny', (id: string) => boolean> {
  const keys = new Set(blocks.map(({ key }) => key));
  const blockIds = new Set(outline.flatMap(({ id, nestedIds = [] }) => [id, ...nestedIds.map((nested) => nested.id)]));
  const byKey = (id: string): boolean => [...id.matchAll(/-/g)].some(({ index }) => keys.has(id.slice(0, index)));
  return { byKey, byAny: (id) => isUsedId(id) || blockIds.has(id) || byKey(id) };
}
