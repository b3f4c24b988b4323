import { isPreset } from '../content/presets.ts';
import { absenceOf } from '../content/publication.ts';
import type { PageSummary } from '../content/validate/validate-page.ts';
import type { Finding } from '../problems/create-problem.ts';
import { count } from '../problems/format-problem.ts';
import { planOf } from '../schema/compile-plan.ts';
import { fieldNames, kindOf, planIn } from '../schema/field-plan.ts';
import { anyQuerySchema, type RecordQuery } from '../schema/fields/records.ts';
import { defineRule } from './define-rule.ts';
import { isReadWhole } from './site/completeness.ts';
import type { RuleInput } from './site/rule-input.ts';

/** Returns the places at which blocks of a page show all records of a collection. Validates a page from the cache. */
function blocksWithAll(
  page: PageSummary,
  collection: string,
  { contentOf, schemas: { blockSchema } }: Pick<RuleInput, 'contentOf' | 'schemas'>,
): Pick<Finding, 'place' | 'text' | 'context'>[] {
  const { file, blocks } = contentOf(page);
  return blocks.flatMap(({ index, block, shared }) => {
    const plan = planOf(blockSchema(block.type));
    const context = `page "${page.name}", block ${index + 1} (${block.type}${shared ? `, shared "${shared.name}"` : ''})`;
    return fieldNames(plan).flatMap((name) => {
      const mark = kindOf(planIn(plan, name));
      if (mark?.kind !== 'records' || mark.collection !== collection || Reflect.get(block, name) !== 'all') return [];
      const isShared = shared !== undefined && !shared.own.has(name);
      const source = isShared ? shared.file : file;
      return [{ place: source.locate(isShared ? [name] : ['blocks', index, name], 'value'), text: source.readText(), context }];
    });
  });
}

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
    const selections = site.pageSummaries.flatMap((page) => (isPreset(page) ? [] : selectionsOf(page, site)));
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
type Selection = { page: PageSummary; collection: string; query: RecordQuery };

/** Returns what a page selects. The inputs of a page have it, so that no block is validated again. */
const selectionsOf = (page: PageSummary, { inputsOf }: RuleInput): Selection[] =>
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

export const unusedRecord = defineRule({
  code: 'unused-record',
  severity: 'warning',
  fixable: false,
  where: 'record',
  summary: 'A record is not shown on any page.',
  why: 'Visitors never see it. Perhaps somebody forgot to add it to a page.',
  wrong: [
    '# collections/people.yaml',
    '- id: ana',
    '  name: Ana Sol',
    '  role: Makes chairs',
    '- id: ben',
    '  name: Ben Roy',
    '  role: Left last year, and is on no page',
  ].join('\n'),
  right: ['# collections/people.yaml', '- id: ana', '  name: Ana Sol', '  role: Makes chairs'].join('\n'),
  check: (site) => {
    if (!isReadWhole(site)) return [];
    return site.collections.flatMap(({ name, file, records }) =>
      records.flatMap(({ key, path, record }) => {
        if (name === undefined || site.pageInputs.has(`record:${name}/${key}`)) return [];
        // No list contains it before it is published.
        if (absenceOf(record, site.now)) return [];
        return [
          {
            place: file.locate([...path, 'id'], 'value'),
            text: file.readText(),
            context: `${name}, record "${key}"`,
            message: `No page shows the record "${key}" of ${name}.`,
            hint: `Add it to a block, or remove it.${record.listed === false ? ' With "listed: false", only blocks that name its id show it.' : ''}`,
          },
        ];
      }),
    );
  },
});

export const unusedShared = defineRule({
  code: 'unused-shared',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A shared block is not used on any page.',
  why: 'Visitors never see it. Perhaps somebody forgot to add it to a page.',
  wrong: 'shared/offer.yaml  (on no page)',
  right: 'shared/offer.yaml  (on a page: "- use: offer")',
  check: ({ sharedInUse: { names, isUnsure }, shared }) => {
    // A page that cannot be read may use any block, and a misspelt name may mean any block.
    if (isUnsure) return [];
    return shared
      .filter(({ name, isValid }) => isValid && !names.has(name))
      .map(({ name, file }) => ({
        place: file.locate(['type'], 'value'),
        text: file.readText(),
        message: `No page uses the shared block "${name}".`,
        hint: `Put it on a page with "- use: ${name}", or remove the file.`,
      }));
  },
});
