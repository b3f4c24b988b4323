import { isPreset } from '../../content/validate/preset-pages.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import { count } from '../../problems/format-problem.ts';
import { anyQuerySchema, type RecordQuery } from '../../schema/fields/record-query.ts';
import { defineRule } from '../define-rule.ts';
import { blocksWithAll } from '../site/blocks-with-all.ts';
import type { RuleInput } from '../site/rule-input.ts';

export const taggedRecordInAll = defineRule({
  code: 'tagged-record-in-all',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A block with "all" also shows records with a tag by which another page selects its own records.',
  why: 'A record that was added for one page appears on others. Where records are divided by tags, "all" is rarely meant.',
  wrong: ['pages/repairs.yaml  (questions: { tags: [repairs] })', 'pages/questions.yaml  (questions: all)'].join('\n'),
  right: ['pages/repairs.yaml  (questions: { tags: [repairs] })', 'pages/questions.yaml  (questions: { tags: [general] })'].join('\n'),
  check: (site) => {
    const selections = site.pages.flatMap((page) => (isPreset(page) ? [] : selectionsOf(page, site)));
    return dividedCollections(selections, site).flatMap(({ collection, tags, count: tagged }) => {
      const byTag = selections.filter((one) => one.collection === collection && tagsOf(one.query).some((tag) => tags.has(tag)));
      const paths = new Set(byTag.map(({ page }) => page.fields?.path ?? page.key));
      return selections.flatMap(({ page, query, ...one }) => {
        const isAll = one.collection === collection && Object.keys(query).length === 0;
        if (!isAll || paths.has(page.fields?.path ?? page.key)) return [];
        return blocksWithAll(page, collection, site).map((found) => ({
          ...found,
          message: `This block shows all records of ${collection}, also ${count(tagged, 'record')} with the tag ${inWords(tags)}, by which ${[...paths].slice(0, 3).join(', ')} selects.`,
          hint: 'Give the other records a tag and select it here, or write the records of one page into its block. If all are meant, write a query such as { limit: 100 }.',
        }));
      });
    });
  },
});

/** Records of a collection that a page selects by a query. An empty query selects all. */
type Selection = { page: ValidPage; collection: string; query: RecordQuery };

/** Returns what a page selects. The inputs of a page have it, so that no block is validated again. */
const selectionsOf = (page: ValidPage, { inputsOf }: RuleInput): Selection[] =>
  // Most inputs are no queries, and a thousand pages have forty thousand: so the fastest test comes first.
  [...inputsOf(page)].flatMap((key) => {
    if (!key.startsWith('selected:')) return [];
    const [, collection, query] = /^selected:([^?]+)\?(.*)$/.exec(key) ?? [];
    if (collection === undefined || query === undefined) return [];
    const { data } = anyQuerySchema.safeParse(JSON.parse(query));
    return data ? [{ page, collection, query: data }] : [];
  });

const tagsOf = ({ tags }: RecordQuery): string[] => (tags === undefined ? [] : [tags].flat().map(String));

const inWords = (tags: ReadonlySet<string>): string => [...tags].map((tag) => `"${tag}"`).join(' or ');

type Divided = { collection: string; tags: ReadonlySet<string>; count: number };

/**
 * Returns the collections of which pages select records by tags while other records have no tags: only there is the
 * difference between the two kinds of records visible in the content.
 */
function dividedCollections(selections: readonly Selection[], { collections }: RuleInput): Divided[] {
  return [...new Set(selections.map(({ collection }) => collection))].flatMap((collection) => {
    const tags = new Set(selections.flatMap((one) => (one.collection === collection ? tagsOf(one.query) : [])));
    const listed = collections
      .flatMap(({ name, records }) => (name === collection ? records : []))
      .filter(({ record }) => record.listed !== false);
    const written = listed.map(({ record }) => [Reflect.get(record, 'tags') ?? []].flat().map(String));
    const tagged = written.filter((own) => own.some((tag) => tags.has(tag)));
    return tagged.length > 0 && written.some((own) => own.length === 0) ? [{ collection, tags, count: tagged.length }] : [];
  });
}
