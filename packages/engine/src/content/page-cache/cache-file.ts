import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { readCachedText, writeCachedText } from '../../cache/text-cache.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Fingerprint, InputKey } from '../graph/dependency-graph.ts';
import type { PageTemplate } from '../validate/page-origin.ts';
import type { CachedPage } from './cached-page.ts';

/** What is cached of a page file without syntax errors, whichever pages it makes. */
export type CachedFile = {
  path: string;
  state: string;
  /** The stamp by which a later command knows that the file did not change. */
  stamp?: string;
  /** What it says of the pages that it makes, when it makes several. */
  template?: PageTemplate;
  /** The problems of rules that look at its text, by the code of the rule. */
  problems?: Record<string, readonly Problem[]>;
};

/** One file of the cache: a part of the pages, with the states of all inputs of these pages. */
export type CacheContent = {
  fingerprint: string;
  /** What pages have in common, each once: their inputs with the states, the keys of their media files, their facts. */
  inputs: readonly (readonly [key: InputKey, state: Fingerprint])[];
  mediaFiles: readonly string[];
  facts: readonly PageFacts[];
  files: readonly CachedFile[];
  pages: readonly CachedPage[];
};

/**
 * The number of files. Each is read and written as a whole, so more of them make shorter texts, and an edit of a page writes
 * one. With 100,000 pages, a file has about 30 MB.
 */
const fileCount = 16;

/** Returns the index of the file that contains the page, or page file, of a name. */
export const fileIndexOf = (name: string): number => crc32(name) % fileCount;

/** The indexes of all files. */
export const fileIndexes: readonly number[] = Array.from({ length: fileCount }, (_, index) => index);

const fileOf = (folder: string, index: number): string => join(folder, `${index}.json`);

/** Reads a file of the cache. Returns undefined when it is missing, damaged, or written by other code. */
export function readCacheFile(folder: string, index: number, fingerprint: string): CacheContent | undefined {
  const text = readCachedText(fileOf(folder, index));
  if (text === undefined) return undefined;
  const content: CacheContent = JSON.parse(text);
  return content.fingerprint === fingerprint ? content : undefined;
}

/** Writes a file of the cache. */
export const writeCacheFile = (folder: string, index: number, content: CacheContent): Promise<void> =>
  writeCachedText(fileOf(folder, index), JSON.stringify(content));
