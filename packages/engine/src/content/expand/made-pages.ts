import type { Problem } from '../../problems/problem.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { type PublicationFields, publicationOf } from '../publication.ts';
import type { PageOrigin, PageTemplate } from '../validate/page-origin.ts';
import type { Placeholders } from './placeholders.ts';
import { type RecordList, type RecordLists, recordLists } from './record-lists.ts';
import { neighboursIn } from './record-neighbours.ts';

/**
 * A page that a file makes: the end of its key, its origin, and what placeholders stand for in addition to its record. It is published
 * only while its record, or the first one of its list, is.
 */
export type MadePage = {
  key: string;
  origin: PageOrigin;
  values: Placeholders;
  publication: PublicationFields;
};

/** A page that a file makes: what it is made from, what placeholders stand for besides its record, and when that is published. */
export type MadeFromFile = { origin: PageOrigin; problem?: Problem; values?: Placeholders; publication?: PublicationFields };

type Subject = {
  template: PageTemplate;
  schemas: ContentSchemas;
  records: RecordLists;
  /** True when the file, or a shared block, has a placeholder for other records. */
  namesNeighbours: boolean;
};

/** Returns the pages that a file makes: one for every record, or those of each list. */
export function madePages({ template, ...subject }: Subject): MadePage[] {
  const { collection, per } = template;
  if (per === undefined) return pagesOfRecords({ template, ...subject });
  const lists = recordLists({ collection, per, schemas: subject.schemas }, subject.records);
  return lists.flatMap((list) => pagesOfList(list, template, per));
}

function pagesOfRecords({ template, schemas, records, namesNeighbours }: Subject): MadePage[] {
  const { collection } = template;
  const neighboursOf = namesNeighbours ? neighboursIn({ collection, schemas }, records) : () => ({});
  return records.ids(collection).flatMap((key): MadePage[] => {
    const record = records.raw(collection, key);
    // A record in another language has the page of that language.
    if (!record || records.isFallback(collection, key)) return [];
    const origin = { template, madeFrom: `${collection}/${key}` };
    return [{ key, origin, values: neighboursOf(key), publication: publicationOf(record) }];
  });
}

function pagesOfList({ value, slug, ids, publication }: RecordList, template: PageTemplate, field: string): MadePage[] {
  const { collection, perPage = ids.length } = template;
  const pages = Math.ceil(ids.length / perPage);
  const name = value.replaceAll(/[%/\r\n]/g, encodeURIComponent);
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    const values = { value, slug, records: ids.slice(index * perPage, page * perPage), count: ids.length, page, pages };
    const list = { collection, field, value, slug, page, pages };
    return {
      key: page === 1 ? name : `${name}/${page}`,
      origin: { template, list },
      values,
      publication,
    };
  });
}
