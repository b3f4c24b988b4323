import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { cacheKey, readCachedText, writeCachedText } from '../../cache/text-cache.ts';
import type { SearchablePage } from '../../search/search-index.ts';
import { extractText, type PageText } from './extract-text.ts';

/** A page to search in, and its HTML file. */
export type PageToSearch = Pick<SearchablePage, 'path' | 'title'> & { file: string };

const textsSchema = z.record(z.string(), z.object({ key: z.string(), description: z.string(), headings: z.string(), text: z.string() }));

/**
 * Collects the texts of pages from their built HTML, sorted by path. Reads all files, and extracts the text of those that
 * changed since the last call with the same `cacheFile`. Throws node's error when a file does not exist.
 */
export async function collectPageTexts(pages: readonly PageToSearch[], cacheFile: string): Promise<SearchablePage[]> {
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
