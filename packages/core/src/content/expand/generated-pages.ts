import { createProblem } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { fieldNames } from '../../schema/field-plan.ts';
import { isShortPath, pagePathSchema } from '../../schema/fields/link.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { type PublicationFields, publicationOf } from '../publication.ts';
import type { PageOrigin, PageTemplate } from '../validate/page-origin.ts';
import { withoutSchema } from '../validate/validate-collection.ts';
import { type Filling, type Placeholders, placeholderNames, type WrongPlaceholder } from './placeholders.ts';
import { acceptedInPer, allRecords, neighboursIn, type RecordList, type RecordLists, recordLists } from './record-lists.ts';

/**
 * A page that a file makes: the end of its key, its origin, and what placeholders stand for in addition to its record. It is published
 * only while its record, or the first one of its list, is.
 */
type GeneratedPage = {
  key: string;
  origin: PageOrigin;
  values: Placeholders;
  publication: PublicationFields;
};

/** A page that a file makes: what it is made from, what placeholders stand for besides its record, and when that is published. */
export type GeneratedFromFile = { origin: PageOrigin; problem?: Problem; values?: Placeholders; publication?: PublicationFields };

type Subject = {
  template: PageTemplate;
  schemas: ContentSchemas;
  records: RecordLists;
  /** True when the file, or a shared block, has a placeholder for other records. */
  namesNeighbours: boolean;
};

/** Returns the pages that a file makes: one for every record, or those of each list. */
export function generatedPages({ template, ...subject }: Subject): GeneratedPage[] {
  const { collection, per } = template;
  if (per === undefined) return pagesOfRecords({ template, ...subject });
  const lists = recordLists({ collection, per, schemas: subject.schemas }, subject.records);
  return lists.flatMap((list) => pagesOfList(list, template, per));
}

function pagesOfRecords({ template, schemas, records, namesNeighbours }: Subject): GeneratedPage[] {
  const { collection } = template;
  const neighboursOf = namesNeighbours ? neighboursIn({ collection, schemas }, records) : () => ({});
  return records.ids(collection).flatMap((key): GeneratedPage[] => {
    const record = records.raw(collection, key);
    // A record in another language has the page of that language.
    if (!record || records.isFallback(collection, key)) return [];
    const origin = { template, generatedFrom: `${collection}/${key}` };
    return [{ key, origin, values: neighboursOf(key), publication: publicationOf(record) }];
  });
}

function pagesOfList({ value, shown, slug, ids, publication }: RecordList, template: PageTemplate, field: string): GeneratedPage[] {
  const { collection, perPage = ids.length } = template;
  const pages = Math.ceil(ids.length / perPage);
  const name = value.replaceAll(/[%/\r\n]/g, encodeURIComponent);
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const values = { value: shown, slug, records: ids.slice(index * perPage, page * perPage), count: ids.length, page, pages };
    const list = { collection, field, value, slug, page, pages };
    return {
      key: page === 1 ? name : `${name}/${page}`,
      origin: { template, list },
      values,
      publication,
    };
  });
}

/** Returns what a page file says of the pages that it makes. Undefined for the file of one page. */
export function templateOf({ value }: YamlFile, { isCollection }: ContentSchemas): PageTemplate | undefined {
  const { collection, per, perPage }: Record<string, unknown> = Object(value);
  if (!isCollection(collection)) return undefined;
  return {
    collection,
    ...(typeof per === 'string' && { per }),
    // A number that the page cannot have is a problem of each of its pages.
    ...(typeof perPage === 'number' && perPage >= 1 && { perPage: Math.floor(perPage) }),
  };
}

/** Returns the problem of a page file whose `collection`, `per` or `perPage` means nothing, so that it makes no pages. */
export function templateProblem(file: YamlFile, schemas: ContentSchemas): Problem | undefined {
  const { collection, per, perPage }: Record<string, unknown> = Object(file.value);
  if (typeof collection === 'string' && !schemas.isCollection(collection)) return unknownCollection(file, collection, schemas);
  if (per !== undefined && collection === undefined) return withoutField(file, 'per', 'collection', 'collection: the name of a collection');
  if (perPage !== undefined && per === undefined) return withoutField(file, 'perPage', 'per', 'per: all');
  return per !== undefined && schemas.isCollection(collection) ? unknownField(file, String(per), collection, schemas) : undefined;
}

/** The cause of all other problems of the page: its placeholders stand for nothing. */
function unknownCollection(file: YamlFile, name: string, { collectionNames }: ContentSchemas): Problem {
  const names = collectionNames.toSorted();
  const nearest = nearestName(name, names);
  return createProblem({
    code: 'unknown-collection',
    place: file.locate(['collection'], 'value'),
    text: file.readText(),
    message: `There is no collection called "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: withoutSchema(name, names),
    ...(nearest !== undefined && { fix: `collection: ${nearest}` }),
  });
}

function withoutField(file: YamlFile, field: string, missing: string, line: string): Problem {
  return createProblem({
    code: 'list-without-records',
    place: file.locate([field], 'key'),
    text: file.readText(),
    message: `"${field}" needs "${missing}" beside it, which this page does not have.`,
    hint:
      missing === 'collection'
        ? `Add "${line}", such as "collection: posts", or remove "per".`
        : `Add "${line}" or another value of "per", or remove "perPage".`,
  });
}

function unknownField(file: YamlFile, per: string, collection: string, schemas: ContentSchemas): Problem | undefined {
  const accepted = acceptedInPer({ collection, schemas });
  if (accepted.includes(per)) return undefined;
  const nearest = nearestName(per, accepted);
  const exists = fieldNames(planOf(schemas.recordSchema(collection))).includes(per);
  return createProblem({
    code: 'unknown-list-field',
    place: file.locate(['per'], 'value'),
    text: file.readText(),
    message: exists
      ? `Pages cannot be made per "${per}": its values are not texts, numbers or dates that records share.`
      : `Records of ${collection} have no field "${per}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: `Accepted: ${accepted.join(', ')}.`,
    ...(nearest !== undefined && { fix: `per: ${nearest}` }),
  });
}

/** Returns the problem of a page file for lists of which there is none. */
export function noRecords(file: YamlFile, { collection, per = '' }: PageTemplate): Problem {
  const isAll = per === allRecords;
  return createProblem({
    code: 'no-records',
    place: file.locate(['per'], 'value'),
    text: file.readText(),
    message: `No record of ${collection} ${isAll ? '' : `with a value in the field "${per}" `}is listed and published now, so this file makes no page.`,
    hint: `${isAll ? 'Add a record' : `Give a record "${per}"`} in collections/${collection}, or move this file out of pages until there is one.`,
  });
}

/** Returns the problem of a page whose path cannot contain its value. */
export function slugProblem(file: YamlFile, { list }: PageOrigin): Problem | undefined {
  const path: unknown = Reflect.get(Object(file.value), 'path');
  if (!list || !String(path).includes('{slug}')) return undefined;
  if (list.slug !== '' && pagePathSchema.safeParse(`/${list.slug}`).success) return undefined;
  const { collection, field, value, slug } = list;
  const reason = slug === '' ? 'has no letters and no digits' : isShortPath(slug) ? 'is a name that is reserved on Windows' : 'is too long';
  return createProblem({
    code: 'value-without-slug',
    place: file.locate(['path'], 'value'),
    text: file.readText(),
    message: `The value "${value}" of "${field}" cannot be a part of a path: it ${reason}.`,
    hint: `Write another value in the records of ${collection}.`,
  });
}

/** Returns the problem of a placeholder that cannot be replaced. */
export function placeholderProblem(
  file: YamlFile,
  wrong: WrongPlaceholder,
  filling: Pick<Filling, 'values' | 'shown'>,
  { template, list }: PageOrigin,
): Problem {
  const { name, path, stands } = wrong;
  const at = { place: file.locate(path, 'value'), text: file.readText() };
  if (stands === 'for-link')
    return createProblem({
      ...at,
      code: 'list-in-text',
      message: `{${name}} stands for a link that a record may lack, so it can only be the target of a link.`,
      hint: `Write it alone, where a block takes a link: to: "{${name}}".`,
    });
  if (stands === 'for-list')
    return createProblem({
      ...at,
      code: 'list-in-text',
      message: `{${name}} stands for a list, so it cannot be a part of a text.`,
      hint: `Write it alone, as the value of a field that takes a list: "{${name}}".`,
    });
  const names = placeholderNames(filling);
  const nearest = nearestName(name, names);
  const start = list
    ? `Pages of lists have no placeholder {${name}}.`
    : `Records of ${template?.collection} have no text or number called "${name}".`;
  return createProblem({
    ...at,
    code: 'unknown-placeholder',
    message: `${start}${nearest ? ` Did you mean {${nearest}}?` : ''}`,
    hint: `Placeholders: ${names.map((one) => `{${one}}`).join(', ')}.`,
  });
}
