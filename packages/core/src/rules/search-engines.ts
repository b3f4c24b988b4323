import type { Finding } from '../problems/create-problem.ts';
import { count } from '../problems/format-problem.ts';
import { inWords, missingIn, searchDataOf } from '../schema/types/search-data.ts';
import { defineRule } from './define-rule.ts';
import { listedPages, whereWritten } from './site/listed-pages.ts';
import type { RuleInput } from './site/rule-input.ts';

/**
 * Characters that search engines show: a rule of thumb. Google states no limit and cuts titles to the width of the device
 * (https://developers.google.com/search/docs/appearance/title-link). The name of the site at the end may be cut, so it is
 * not counted.
 */
const longestTitle = 60;

export const titleLength = defineRule({
  code: 'title-length',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'The title of a page is too long for search results.',
  why: 'Search engines cut long titles to the width of the screen, mostly after about 60 characters.',
  wrong: 'title: Chairs for every kind of kitchen, made of oak and delivered on time',
  right: 'title: Chairs for every kitchen',
  checkPage: (one, site) =>
    listedPages({ pages: [one] }).flatMap((page) => {
      const { length } = page.fields.title;
      if (length <= longestTitle) return [];
      return [
        {
          ...whereWritten(site, page, 'title'),
          message: `This title has ${length} characters. Search results show about ${longestTitle}.`,
          hint: `Shorten it by ${count(length - longestTitle, 'character')}, or put the important words first.`,
        },
      ];
    }),
});

/**
 * Characters: a rule of thumb. Google states no limit, cuts descriptions to the width of the device, and may show text of
 * the page instead (https://developers.google.com/search/docs/appearance/snippet).
 */
const shortestDescription = 50;
const longestDescription = 160;

export const descriptionLength = defineRule({
  code: 'description-length',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'The description of a page is too short or too long for search results.',
  why: 'Search engines cut long descriptions to the width of the screen, mostly after about 160 characters, and may show other text of the page in place of a very short one.',
  wrong: 'description: Our prices.',
  right: 'description: What our chairs and tables cost, with delivery and with repairs for ten years.',
  checkPage: (one, site) =>
    listedPages({ pages: [one] }).flatMap((page) => {
      const { length } = page.fields.description;
      if (length >= shortestDescription && length <= longestDescription) return [];
      return [
        {
          ...whereWritten(site, page, 'description'),
          message: `This description has ${length} characters. Write between ${shortestDescription} and ${longestDescription}.`,
          hint:
            length < shortestDescription
              ? 'Write a sentence about what visitors find on the page.'
              : `Shorten it by ${count(length - longestDescription, 'character')}.`,
        },
      ];
    }),
});

/** Reports every listed page whose title or description an earlier page already has. */
function repeatedField({ pageSummaries }: RuleInput, field: 'title' | 'description'): Finding[] {
  const listed = listedPages({ pages: pageSummaries });
  const owners = new Map<string, (typeof listed)[number]>();
  return listed.flatMap((page) => {
    // Pages in different languages may have the same title, such as the name of a product.
    const value = `${page.language ?? ''} ${page.fields[field]}`;
    const owner = owners.get(value);
    owners.set(value, owner ?? page);
    // Two pages with the same path are reported by duplicate-path.
    if (!owner || owner.fields.path === page.fields.path) return [];
    const first = owner.file.locate([field], 'value');
    return [
      {
        place: page.file.locate([field], 'value'),
        text: page.file.readText(),
        context: `page "${page.name}"`,
        message: `Two pages have this ${field}: ${owner.fields.path} (${first.file}:${first.line}) and ${page.fields.path}.`,
        hint: 'Describe in each what is only on that page.',
      },
    ];
  });
}

export const duplicateTitle = defineRule({
  code: 'duplicate-title',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'Two pages have the same title.',
  why: 'In browser tabs and search results, visitors cannot see which page is which.',
  wrong: 'title: Contact',
  right: 'title: Contact the workshop',
  check: (site) => repeatedField(site, 'title'),
});

export const duplicateDescription = defineRule({
  code: 'duplicate-description',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'Two pages have the same description.',
  why: 'In search results, visitors cannot see which page is which.',
  wrong: 'description: Where to find the workshop, and when we answer the phone.',
  right: 'description: How to reach the workshop, by mail and on foot, on every day but Sunday.',
  check: (site) => repeatedField(site, 'description'),
});

export const recordWithoutSearchData = defineRule({
  code: 'record-without-search-data',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A record lacks something that search engines require of its type.',
  why: 'They reject an event without a date, or a product without a price. So they get nothing about the record, and its page stands among others without a picture or a price.',
  wrong: ['types/dishes.yaml  (schema: Product)', 'collections/dishes.yaml  (soup: without a price)'].join('\n'),
  right: ['types/dishes.yaml  (schema: Product)', 'collections/dishes.yaml  (soup: price: 6)'].join('\n'),
  check: ({ collections, pageSummaries, schemas }) => {
    const withPages = new Set(
      pageSummaries.flatMap(({ template }) => (template && template.per === undefined ? [template.collection] : [])),
    );
    return collections.flatMap(({ name = '', file, records }) => {
      const type = withPages.has(name) && Object.hasOwn(schemas.types, name) ? schemas.types[name] : undefined;
      const data = type && searchDataOf(type);
      if (!type || !data || data.missing.length > 0) return [];
      const lacking = records.flatMap(({ key, path, record }) => {
        const [first] = missingIn(data.type, (property) => Reflect.get(record, data.fields[property] ?? '') !== undefined);
        return first ? [{ key, path, names: first }] : [];
      });
      const [first] = lacking;
      if (!first) return [];
      const others = lacking.length === 1 ? '' : `, and about ${count(lacking.length - 1, 'other record')} of ${name}`;
      const fields = first.names.flatMap((property) => data.fields[property] ?? []);
      return [
        {
          place: file.locate([...first.path, 'id'], 'value'),
          text: file.readText(),
          context: `${name}, record "${first.key}"`,
          message: `Search engines get nothing about "${first.key}"${others}: they want ${inWords(first.names)} of every ${data.type}.`,
          hint: `Write ${fields.map((field) => `"${field}"`).join(' or ')} into the record, or choose another type, such as Thing, in ${type.source}.`,
        },
      ];
    });
  },
});
