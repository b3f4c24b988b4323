import { join } from 'node:path';
import { cacheKey } from '../../cache/text-cache.ts';
import { withCompressed, writePageFile } from '../../files/compress.ts';
import type { IndexedPages, SearchIndex } from '../../search/search-index.ts';
import { pageFile } from '../output/html-file-path.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { collectPageTexts } from './page-texts.ts';

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
    const text = JSON.stringify(content);
    const files = compress ? withCompressed(index.slice(1)) : [index.slice(1)];
    const key = cacheKey(text);
    if (output.isUpToDate(key, files)) continue;
    writePageFile(join(output.staging, index), [text], compress);
    output.record(key, files);
  }
}
