import { join } from 'node:path';
import { cacheKey } from '../../cache/text-cache.ts';
import { withCompressed, writePageFile } from '../../files/compress.ts';
import { pageJsonPath } from '../../model/page-data.ts';
import { type SearchablePage, searchIndexPath } from '../../search/search-index.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { collectPageTexts } from './page-texts.ts';

type SearchIndexOptions = {
  /** The pages that visitors can find. Their JSON must be in the output already. */
  pages: readonly Pick<SearchablePage, 'path' | 'title'>[];
  /** Also writes the index compressed as brotli and gzip. */
  compress: boolean;
  /** The folder of the caches of outputs. */
  cache: string;
};

/** Returns the files of the search index in the output folder. */
export function filesOfSearchIndex(compress: boolean): string[] {
  const path = searchIndexPath.slice(1);
  return compress ? withCompressed(path) : [path];
}

/** Writes the search index of the pages in an output folder, before the build finishes. Skips an index that is up to date. */
export async function writeSearchIndex(output: OutputFolder, { pages, compress, cache }: SearchIndexOptions): Promise<void> {
  const files = filesOfSearchIndex(compress);
  const toSearch = pages.map(({ path, title }) => ({ path, title, file: output.locate(pageJsonPath(path).slice(1)) }));
  const text = JSON.stringify(await collectPageTexts(toSearch, join(cache, `${cacheKey(output.folder)}-search`)));
  const key = cacheKey(text);
  if (output.isUpToDate(key, files)) return;
  writePageFile(join(output.staging, searchIndexPath), text, compress);
  output.record(key, files);
}
