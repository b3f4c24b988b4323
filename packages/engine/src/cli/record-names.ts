import type { SiteSources } from '../content/references/site-sources.ts';
import type { ValuePath } from '../yaml/yaml-file.ts';

/** A record, and the names that a command may give it: `faqs/how-long`, `portfolio/web/acme`, or `web/acme` as pages write it. */
export type NamedRecord = { collection: string; key: string; list?: string; names: string[]; absolute: string; path: ValuePath };

/** All records of a site under their names. */
export function recordNames({ collections }: SiteSources): NamedRecord[] {
  return collections.flatMap(({ source: { absolute }, collection: { name, records } }) =>
    name === undefined
      ? []
      : records.map(({ key, list, path }) => ({
          ...{ collection: name, key, absolute, path },
          ...(list !== undefined && { list }),
          names: [`${name}/${key}`, ...(list === undefined ? [] : [key])],
        })),
  );
}
