import { memoizeByKey } from '../../cache/memoize-by-key.ts';
import { guarded } from '../../problems/unexpected-failure.ts';
import { failedFile, type YamlFile } from '../../yaml/yaml-file.ts';
import type { FileText } from './file-text.ts';
import type { SiteFile } from './find-files.ts';

/**
 * Caches the results of a stage that depends on one file. A file that was read again is processed again. When the stage
 * throws, the file counts as unreadable.
 */
export function memoizeByFile<Result>(stage: (source: SiteFile, file: YamlFile) => Result): (source: SiteFile, text: FileText) => Result {
  const results = new WeakMap<FileText, Result>();
  return (source, text) =>
    memoizeByKey(results, text, () => {
      const file = text.parse();
      return guarded(
        () => stage(source, file),
        (error) => stage(source, failedFile(file, error)),
      );
    });
}
