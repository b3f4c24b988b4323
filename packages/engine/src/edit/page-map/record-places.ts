import { type ContentSchemas, type FieldPlan, type PageOrigin, planOf, rolesOf, type Site } from '@pagewright/core';
import type { MarkedPlace } from './marks.ts';

type RecordSchemas = Pick<ContentSchemas, 'recordSchema' | 'isCollection' | 'types'>;

/** A record that a block shows: as it is written, the plan of its fields, and where each of them is. */
export type PlacedRecord = { written: unknown; plan: FieldPlan; placeOf: (field: string) => MarkedPlace };

/** Returns the record that a page was made from. Undefined for a page of its own, and for one that was made from several. */
export function recordOfPage({ generatedFrom = '' }: PageOrigin, records: RecordPlaces): PlacedRecord | undefined {
  const [collection = '', ...key] = generatedFrom.split('/');
  return records.find(collection, key.join('/'));
}

/** Where the records of a site are written, for the pages of a language. */
export class RecordPlaces {
  constructor(
    private readonly site: Site,
    private readonly schemas: RecordSchemas,
    private readonly language: string,
  ) {}

  /**
   * Finds a record that a block shows. `id` is that of the record itself. In a collection with lists several records may have it: `chosen`, the
   * names that the block chooses, says which one. Undefined for records that are in no file.
   */
  find(collection: string, id: unknown, chosen: readonly string[] = []): PlacedRecord | undefined {
    const { records } = this.site.named;
    if (!this.schemas.isCollection(collection) || records.isFetched(collection)) return undefined;
    const named = records.ids(collection).filter((key) => key === String(id) || key.endsWith(`/${id}`));
    const key = named.find((one) => chosen.includes(one) || chosen.includes(one.split('/', 1)[0] ?? '')) ?? named[0];
    if (key === undefined) return undefined;
    const { displayPath, path } = this.site.named.files.settings;
    const folder = displayPath.slice(0, -path.length);
    const placeOf = (field: string): MarkedPlace => {
      const written = this.site.placeOfField(this.language, { collection, id: key, field });
      if (!written) throw new Error(`The record ${collection}/${key} is in no file.`);
      return { file: written.file.slice(folder.length), path: written.path, start: written.record.length };
    };
    return { written: records.raw(collection, key), plan: planOf(this.schemas.recordSchema(collection)), placeOf };
  }

  /** Returns the fields that stand for a record as a whole. */
  rolesOf(collection: string): ReturnType<typeof rolesOf> {
    return rolesOf(planOf(this.schemas.recordSchema(collection)), this.schemas.types[collection]?.roles);
  }
}
