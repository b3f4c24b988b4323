import type { ValuePath } from '../../../yaml/yaml-file.ts';
import { valueAt } from '../schema-subject.ts';
import type { ValidCollection } from '../validate-collection.ts';

/** A record as a file of a collection contains it, valid or not. */
export type WrittenRecord = { key: string; list?: string; path: ValuePath };

/** Returns the records of a collection in the order of its file, also those with a problem, each once. */
export function writtenRecords({ file, isRecordFile, records, parts }: ValidCollection, hasLists: boolean): WrittenRecord[] {
  if (isRecordFile) {
    const [record] = records;
    const key = record?.key ?? parts[0]?.key;
    const list = hasLists ? key?.slice(0, key.indexOf('/')) : undefined;
    return key === undefined ? [] : [{ key, ...(list !== undefined && { list }), path: [] }];
  }
  const seen = new Set<string>();
  return recordsIn(file.value).filter(({ key }) => !seen.has(key) && seen.add(key));
}

/** Returns the records in a list, or in several named lists, that have an id. */
export function recordsIn(value: unknown): WrittenRecord[] {
  if (Array.isArray(value)) return inList(value, []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([list, values]) => (Array.isArray(values) ? inList(values, [list]) : []));
}

const inList = (values: readonly unknown[], path: ValuePath): WrittenRecord[] =>
  values.flatMap((value, index) => {
    const id = valueAt(value, ['id']);
    if (typeof id !== 'string' && typeof id !== 'number') return [];
    const [list] = path;
    return [{ key: [...path, id].map(String).join('/'), ...(list !== undefined && { list: String(list) }), path: [...path, index] }];
  });
