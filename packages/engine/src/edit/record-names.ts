import type { SiteSources, ValuePath } from '@pagewright/core';

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

/** Returns all records of a site with their names. */
export function recordNames({ collections }: SiteSources): NamedRecord[] {
  return collections.flatMap(({ source: { absolute }, collection: { name, records, isRecordFile } }) =>
    name === undefined
      ? []
      : records.map(({ key, list, path }) => ({
          collection: name,
          key,
          absolute,
          path,
          hasOwnFile: isRecordFile,
          ...(list !== undefined && { list }),
          names: [`${name}/${key}`, ...(list === undefined ? [] : [key])],
        })),
  );
}
