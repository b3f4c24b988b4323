import { memoizeByKey } from '../../cache/memoize-by-key.ts';
import { guarded } from '../../problems/unexpected-failure.ts';
import { failedFile, type YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from './find-files.ts';

/**
 * A stage whose result depends on one file alone: computed again only for a file that was read anew. A file on which
 * the stage fails counts as one that cannot be read.
 */
export function memoizeByFile<Result>(stage: (source: SiteFile, file: YamlFile) => Result): (source: SiteFile, file: YamlFile) => Result {
  const results = new WeakMap<YamlFile, Result>();
  return (source, file) =>
    memoizeByKey(results, file, () =>
      guarded(
        () => stage(source, file),
        (error) => stage(source, failedFile(file, error)),
      ),
    );
}
