import type { SiteFile } from './find-files.ts';
import { remember } from './remember.ts';
import type { YamlFile } from './yaml-file.ts';

/** A stage whose result depends on one file alone: computed again only for a file that was read anew. */
export function memoizeByFile<Result>(stage: (source: SiteFile, file: YamlFile) => Result): (source: SiteFile, file: YamlFile) => Result {
  const results = new WeakMap<YamlFile, Result>();
  return (source, file) => remember(results, file, () => stage(source, file));
}
