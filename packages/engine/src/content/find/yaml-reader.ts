import { fileStamp } from '../../files/file-stamp.ts';
import { readBounded } from '../../files/read-bounded.ts';
import { guarded } from '../../problems/unexpected-failure.ts';
import { readingProblem } from '../../problems/unreadable-file.ts';
import { maxYamlBytes } from '../../yaml/guard-source.ts';
import { failedFile, readYaml, rejectedFile, type YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from './find-files.ts';

/**
 * Reads YAML files, each once for every state that it is in on disk; one that `isAsBefore` is not even looked for once
 * it is known. Throws as node does when a file is gone. Waiting for each of a thousand small files by itself costs
 * several times as much as reading them at once. A file that cannot be read, or that makes the parser fail, has a problem
 * and no value.
 */
export type YamlReader = (file: SiteFile, isAsBefore?: boolean) => YamlFile;

export function createYamlReader(): YamlReader {
  const known = new Map<string, { stamp: string; file: YamlFile }>();
  return ({ absolute, shown }, isAsBefore = false) => {
    const cached = known.get(absolute);
    if (cached && isAsBefore) return cached.file;
    const stamp = fileStamp(absolute);
    if (cached?.stamp === stamp) return cached.file;
    const read = readText(absolute, shown);
    const file = typeof read !== 'string' ? read : cached?.file.text === read ? cached.file : toFile(shown, read);
    known.set(absolute, { stamp, file });
    return file;
  };
}

const byteOrderMarkBytes = 3;

/** The text of a file without its byte order mark, or the file with the reason why there is none. */
const readText = (absolute: string, shown: string): string | YamlFile =>
  guarded<string | YamlFile>(
    () =>
      readBounded(absolute, maxYamlBytes + byteOrderMarkBytes)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    (error) => rejectedFile(shown, '', readingProblem(shown, error)),
  );

const toFile = (shown: string, text: string): YamlFile =>
  guarded(
    () => readYaml(shown, text),
    (error) => failedFile({ shown, text }, error),
  );
