import { resolve } from 'node:path';
import {
  type ContentSchemas,
  firstNames,
  isNotFoundPage,
  type PageOrigin,
  pathInLanguage,
  pathOnPage,
  publishedPathsFile,
  type Reference,
  replacePlaceholders,
  type Site,
  type SiteSources,
  type ValuePath,
  type YamlChange,
} from '@pagewright/core';
import { z } from 'zod';
import { pathOf } from '../page-path.ts';
import type { SiteChanges } from '../site-changes.ts';

/** The input of a plan. */
export type RenameTask = {
  schemas: ContentSchemas;
  sources: SiteSources;
  site: Site;
  siteDir: string;
  from: string;
  to: string;
  moveFile: boolean;
  /** The paths that release builds have published. */
  published: ReadonlySet<string>;
};

/** The changes of a renaming, the message to print afterwards, and a sentence about what it leaves out. */
type RenamePlan = SiteChanges & {
  done: string;
  note?: string | undefined;
  /** The old and the new name as problems write it. Default: as the command has it. */
  names?: readonly [from: string, to: string];
};

/** Plans a renaming. Throws, with a message for authors, when it is not possible. */
export type Plan = (task: RenameTask) => RenamePlan;

/** Changes by file. A later change for the same place replaces an earlier one, and a removal all earlier changes of its entries. */
export class ChangeList {
  readonly #files = new Map<string, Map<string, YamlChange>>();

  put(file: string, change: YamlChange): void {
    const places = this.#files.get(file) ?? new Map<string, YamlChange>();
    this.#files.set(file, places);
    if (change.kind === 'remove') {
      for (const index of change.indexes)
        for (const place of places.keys()) if (place.startsWith(`${change.key}\0${index}\0`)) places.delete(place);
    }
    places.set(placeOf(change), change);
  }

  byFile(): ReadonlyMap<string, YamlChange[]> {
    return new Map([...this.#files].map(([file, places]) => [file, [...places.values()]]));
  }
}

function placeOf(change: YamlChange): string {
  switch (change.kind) {
    case 'rename':
      return `name of ${change.path.map(String).join('\0')}`;
    case 'add':
      return `${change.key} ${JSON.stringify(change.entry)}`;
    case 'remove':
      return change.key;
    default:
      return change.path.map(String).join('\0');
  }
}

/** The new paths of moved pages by their old paths. */
export type MovedPaths = ReadonlyMap<string, string>;

/** Changes every link to a moved page, in fields and within rich texts. Query and fragment stay. */
export function changeLinks({ references }: SiteSources, moved: MovedPaths, changes: ChangeList): void {
  for (const reference of references) {
    if (reference.kind !== 'link' || !moved.has(pathOf(reference.target))) continue;
    changes.put(resolve(reference.file.displayPath), toChange(reference, moved));
  }
}

function toChange({ target, path, isWithinText }: Reference, moved: MovedPaths): YamlChange {
  if (isWithinText) return { kind: 'rewrite', path, rewrite: (text) => rewriteLinks(text, moved) };
  const old = pathOf(target);
  return { kind: 'set', path, value: (moved.get(old) ?? old) + target.slice(old.length) };
}

/** The pattern of what stands before the URL of a link in HTML and Markdown inside YAML text. `name`: the attribute that has it. */
export const beforeLink = (name: 'href' | 'src'): string => String.raw`${name}\s*=\s*(?:\\?["']|''|)|\]\(\s*<?|^[ \t]*\[[^\]\n]+\]:\s*<?`;

/**
 * Rewrites the URLs of links in HTML and Markdown inside YAML text, where quotes may be escaped by a backslash or doubled.
 * `name` is the attribute that has the URL in HTML.
 */
export function rewriteLinks(text: string, moved: MovedPaths, name: 'href' | 'src' = 'href'): string {
  return text.replaceAll(
    new RegExp(String.raw`(${beforeLink(name)})(\/[^\s"'\\<>?#)]*)`, 'gim'),
    (whole, before: string, address: string) => {
      const old = pathOf(address);
      const now = moved.get(old);
      return now === undefined ? whole : before + now + address.slice(old.length);
    },
  );
}

const redirectsSchema = z.object({ redirects: z.array(z.object({ from: z.string() })).optional() });

/**
 * Adds redirects from the old paths that were published. Removes redirects from paths that pages have now. Other redirects
 * to an old path are links, which `changeLinks` changes first. Returns a sentence about old paths without a redirect.
 */
export function changeRedirects(
  { sources, published }: Pick<RenameTask, 'sources' | 'published'>,
  moved: MovedPaths,
  changes: ChangeList,
): string | undefined {
  const { file } = sources.settings;
  const { absolute } = sources.files.settings;
  const known = redirectsSchema.safeParse(file.value).data?.redirects ?? [];
  const taken = new Set(moved.values());
  const unused = known.flatMap(({ from }, index) => (taken.has(from) ? [index] : []));
  const redirected = new Set(known.map(({ from }) => from).filter((from) => !taken.has(from)));
  for (const [from, to] of moved) {
    if (!published.has(from) || redirected.has(from)) continue;
    const index = unused.shift();
    if (index === undefined) {
      changes.put(absolute, { kind: 'add', key: 'redirects', entry: { from, to } });
      continue;
    }
    changes.put(absolute, { kind: 'set', path: ['redirects', index, 'from'], value: from });
    changes.put(absolute, { kind: 'set', path: ['redirects', index, 'to'], value: to });
  }
  if (unused.length > 0) changes.put(absolute, { kind: 'remove', key: 'redirects', indexes: unused });
  const pages = [...moved.keys()].filter((from) => !from.includes('{') && !isNotFoundPage(from));
  return describeUnpublished(pages.filter((from) => !published.has(from) && !redirected.has(from)));
}

function describeUnpublished(paths: readonly string[]): string | undefined {
  if (paths.length === 0) return undefined;
  const reason = paths.length === 1 ? 'it was never published' : 'they were never published';
  return `No redirect from ${firstNames(paths)}: ${reason} (${publishedPathsFile} does not list ${paths.length === 1 ? 'it' : 'them'}).`;
}

/**
 * Returns the path at which visitors find a page, for a path as its file has it: below the prefix of its language, with the
 * values of the record, such as `articles/3`, or of the list that it is made from. `changed` fields have precedence.
 */
export function fillPath(path: string, page: PageOrigin, sources: SiteSources, changed: Readonly<Record<string, string>> = {}): string {
  const { list } = page;
  const values: object = list ?? { ...recordOf(page, sources), ...translationOf(page, sources) };
  const filled = replacePlaceholders(path, (field, written) => {
    const value: unknown = changed[field] ?? Reflect.get(values, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
  });
  return pathInLanguage(list ? pathOnPage({ filled, written: path }, list) : filled, page);
}

const recordOf = ({ generatedFrom }: PageOrigin, { collections }: SiteSources): object | undefined =>
  collections
    .flatMap(({ collection }) => collection.records.map(({ key, record }) => ({ name: `${collection.name}/${key}`, record })))
    .find(({ name }) => name === generatedFrom)?.record;

/** Returns the fields of the record in the language of the page. Undefined for a page that repeats the default language. */
const translationOf = ({ generatedFrom, language, isFallback }: PageOrigin, { translations }: SiteSources): object | undefined =>
  isFallback
    ? undefined
    : translations
        .filter((file) => file.language === language)
        .flatMap(({ records }) => records)
        .find(({ collection, key }) => `${collection}/${key}` === generatedFrom)?.fields;

/** Returns all texts of a value with their places. */
export function textsIn(value: unknown, path: ValuePath = []): { path: ValuePath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}
