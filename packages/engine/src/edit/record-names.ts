import { type SiteSources, type ValuePath, valueAt } from '@pagewright/core';

/** A record, and the names that a command accepts for it: `faqs/how-long`, `products/garden/spade`, or `garden/spade` as in pages. */
export type NamedRecord = {
  collection: string;
  key: string;
  list?: string;
  names: string[];
  absolute: string;
  path: ValuePath;
  hasOwnFile: boolean;
};

type Collection = SiteSources['collections'][number]['collection'];

/** Returns all records of a site with their names, in the order of their files: those with a mistake too, which nobody could change or delete otherwise. */
export function recordNames({ collections }: SiteSources): NamedRecord[] {
  return collections.flatMap(({ source: { absolute }, collection }) => {
    const { name, isRecordFile } = collection;
    if (name === undefined) return [];
    return recordsIn(collection).map(({ key, list, path }) => ({
      collection: name,
      key,
      absolute,
      path,
      hasOwnFile: isRecordFile,
      ...(list !== undefined && { list }),
      names: [`${name}/${key}`, ...(list === undefined ? [] : [key])],
    }));
  });
}

function recordsIn({ file, records, parts }: Collection): Pick<NamedRecord, 'key' | 'list' | 'path'>[] {
  const wrong = parts.map(({ path, key }) => {
    const list = key === undefined ? path.slice(0, -1) : key.split('/').slice(0, -1);
    const id = valueAt(file.value, [...path, 'id']) ?? Number(path.at(-1)) + 1;
    return { key: key ?? [...list, id].join('/'), path, ...(list.length > 0 && { list: String(list[0]) }) };
  });
  if (wrong.length === 0) return records;
  const lists = Object.keys(Object(file.value));
  const indexOf = ({ list = '' }: { list?: string }): number => lists.indexOf(list);
  return [...records, ...wrong].sort(
    (one, other) => indexOf(one) - indexOf(other) || Number(one.path.at(-1) ?? 0) - Number(other.path.at(-1) ?? 0),
  );
}
