import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AddressSettings,
  type IndexedPages,
  type PageModel,
  type PrefixSettings,
  pageAddress,
  pageFile,
  plainText,
  type SearchablePage,
  type SearchIndex,
  searchIndexPath,
} from '@pagewright/core';
import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { cacheKey, readCachedText, writeCachedText } from '../cache/text-cache.ts';
import { withCompressed, writePageFile } from '../files/compress.ts';
import { isListed } from './hosting/sitemap.ts';
import type { OutputFolder } from './output/output-folder.ts';

type SearchIndexOptions = {
  /** The indexes, and their pages. The pages must be in the output already. */
  indexes: readonly IndexedPages[];
  /** Also writes the index compressed as brotli and gzip. */
  compress: boolean;
  /** The folder of the caches of outputs. */
  cache: string;
};

/** Writes the search indexes of a site in an output folder, before the build finishes. Skips an index that is up to date. */
export async function writeSearchIndexes(output: OutputFolder, { indexes, compress, cache }: SearchIndexOptions): Promise<void> {
  const toSearch = indexes.flatMap(({ pages }) => pages.map(({ path, title }) => ({ path, title, file: output.locate(pageFile(path)) })));
  const texts = await collectPageTexts(toSearch, join(cache, `${cacheKey(output.folder)}-search`));
  for (const { path: index, pages } of indexes) {
    const addresses = new Map(pages.map(({ path, address = path }) => [path, address]));
    const content: SearchIndex = {
      pages: texts.flatMap((text) => {
        const path = addresses.get(text.path);
        return path === undefined ? [] : { ...text, path };
      }),
    };
    const text = plainText(JSON.stringify(content));
    const files = compress ? withCompressed(index.slice(1)) : [index.slice(1)];
    const key = cacheKey(text);
    if (output.isUpToDate(key, files)) continue;
    writePageFile(join(output.staging, index), [text], compress);
    output.record(key, files);
  }
}

type FindablePage = Pick<PageModel, 'path' | 'title' | 'listed' | 'repeats'>;

/** Returns the pages of each search index, one index for each language with a page. A page that repeats another one is in none. */
export function indexedPages(pages: readonly FindablePage[], settings: PrefixSettings & AddressSettings): IndexedPages[] {
  const indexes = new Map<string, IndexedPages>();
  for (const page of pages) {
    const path = searchIndexPath(settings, page.path);
    const index = indexes.get(path) ?? { path, pages: [] };
    indexes.set(path, index);
    const address = pageAddress(page.path, settings);
    if (isListed(page)) index.pages.push({ path: page.path, title: page.title, ...(address !== page.path && { address }) });
  }
  return [...indexes.values()];
}

/** A page to search in, and its HTML file. */
type PageToSearch = Pick<SearchablePage, 'path' | 'title'> & { file: string };

const textsSchema = z.record(z.string(), z.object({ key: z.string(), description: z.string(), headings: z.string(), text: z.string() }));

/**
 * Collects the texts of pages from their built HTML, sorted by path. Reads all files, and extracts the text of those that
 * changed since the last call with the same `cacheFile`. Throws node's error when a file does not exist.
 */
async function collectPageTexts(pages: readonly PageToSearch[], cacheFile: string): Promise<SearchablePage[]> {
  const known = textsSchema.safeParse(JSON.parse(readCachedText(cacheFile) ?? '{}')).data ?? {};
  const sorted = pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const texts = sorted.map(({ path, file }) => {
    const html = readFileSync(file, 'utf8');
    const key = cacheKey(html);
    const before = known[path];
    return [path, before?.key === key ? before : { key, ...extractText(html) }] as const;
  });
  await writeCachedText(cacheFile, JSON.stringify(Object.fromEntries(texts)));
  return sorted.map(({ path, title }, index) => ({ path, title, ...withoutKey(texts[index]?.[1]) }));
}

const withoutKey = ({ description = '', headings = '', text = '' }: Partial<PageText> = {}): PageText => ({ description, headings, text });

/** What a page says, for the search. */
export type PageText = Omit<SearchablePage, 'path' | 'title'>;

/** Elements whose text is no content of the page: code, controls, and what only browsers without script show. */
const skippedElements = new Set('audio button dialog form iframe nav noscript script select style svg template textarea video'.split(' '));
const headingElements = new Set(['h1', 'h2', 'h3']);
/** Elements that do not end a word. All others separate the text before them from the text after them. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code del em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Returns the description of a page, and the headings and the other text of its main part. Leaves out what visitors or screen readers never get. */
export function extractText(html: string): PageText {
  const found = { description: '', headings: '', text: '' };
  let isInMain = false;
  let skipped = 0;
  let inHeading = 0;
  const write = (text: string): void => {
    if (isInMain) found[inHeading > 0 ? 'headings' : 'text'] += text;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'meta' && attributes.name === 'description') found.description = attributes.content ?? '';
      if (name === 'main') isInMain = true;
      if (skipped > 0 || isSkipped(name, attributes)) skipped += 1;
      if (skipped > 0) return;
      if (headingElements.has(name)) inHeading += 1;
      if (!inlineElements.has(name)) write(' ');
    },
    ontext(text) {
      if (skipped === 0) write(text);
    },
    onclosetag(name) {
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (!inlineElements.has(name)) write(' ');
      if (headingElements.has(name)) inHeading -= 1;
      if (name === 'main') isInMain = false;
    },
  });
  parser.end(html);
  return { description: found.description, headings: onOneLine(found.headings), text: onOneLine(found.text) };
}

const isSkipped = (name: string, { hidden, ...attributes }: Readonly<Record<string, string>>): boolean =>
  skippedElements.has(name) || (hidden !== undefined && hidden !== 'until-found') || attributes['aria-hidden'] === 'true';

// A byte order mark would be a space.
const onOneLine = (text: string): string => plainText(text).replaceAll(/\s+/g, ' ').trim();
