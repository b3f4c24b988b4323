import { relative, sep } from 'node:path';
import { readYamlOf, valueAt } from '@pagewright/core';
import { recordNames } from './record-names.ts';
import type { WrittenRecord } from './site-editor-types.ts';
import type { TaskSite } from './task-site.ts';

/** Returns the records of a collection as they stand in its files. */
export function recordsOf(collection: string, { siteDir, sources }: TaskSite): WrittenRecord[] {
  const values = new Map(
    sources.collections.flatMap(({ source, file, collection: { name } }): [string, unknown][] =>
      name === collection ? [[source.absolute, readYamlOf(source.path, file.readText()).value]] : [],
    ),
  );
  return recordNames(sources)
    .filter((record) => record.collection === collection)
    .map(({ key, list, absolute, path }) => ({
      key,
      list,
      file: relative(siteDir, absolute).split(sep).join('/'),
      path,
      value: valueAt(values.get(absolute), path),
    }));
}
