import { relative, sep } from 'node:path';
import { nameOfFile, type Site, type Use, type ValuePath } from '@pagewright/core';
import { recordNames } from './record-names.ts';
import type { TaskSite } from './task-site.ts';

/**
 * A part of a file that is not a page: a block of `shared/`, a record with its collection, or a part of `site.yaml`. `pages` are the titles of the pages
 * that show it; undefined for settings, which every page shows.
 */
export type FormSource =
  | { kind: 'shared'; name: string; pages: string[] }
  | { kind: 'record'; name: string; collection: string; pages: string[] }
  | { kind: 'settings'; name: string; pages?: undefined };

/** Returns what stands at a path in a file of the site. Undefined for a page, and for a file that is none of the site. */
export function describeSource(file: string, path: ValuePath, { site, siteDir, sources }: TaskSite): FormSource | undefined {
  if (/^site(?:\.[\w-]+)?\.ya?ml$/.test(file)) return { kind: 'settings', name: String(path[0] ?? '') };
  const pathOf = (absolute: string): string => relative(siteDir, absolute).split(sep).join('/');
  if (file.startsWith('shared/')) {
    const name = nameOfFile({ path: file });
    return { kind: 'shared', name, pages: pagesWith(`shared:${name}`, site) };
  }
  const start = path.join();
  const own = recordNames(sources).map((one) => ({ ...one, file: pathOf(one.absolute) }));
  const translated = sources.translations.flatMap(({ absolute, records }) =>
    records.map((one) => ({ collection: one.collection, key: one.key, path: one.path, file: pathOf(absolute) })),
  );
  const record = [...own, ...translated].find((one) => one.file === file && one.path.join() === start);
  if (!record) return undefined;
  const { collection, key } = record;
  return { kind: 'record', name: key, collection, pages: pagesWith(`record:${collection}/${key}`, site) };
}

/** Returns the titles of the pages that use something, in any language. */
const pagesWith = (use: Use, { pages, usesOf }: Site): string[] =>
  pages.flatMap((page) => (page.page.fields && usesOf(page).has(use) ? [page.page.name] : []));
