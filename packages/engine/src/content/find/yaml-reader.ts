import { fileStamp } from '../../files/file-stamp.ts';
import { readBounded } from '../../files/read-bounded.ts';
import { guarded } from '../../problems/unexpected-failure.ts';
import { readingProblem } from '../../problems/unreadable-file.ts';
import { maxYamlBytes } from '../../yaml/guard-source.ts';
import { failedFile, readYaml, rejectedFile, type YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from './find-files.ts';

/**
 * Reads a YAML file and caches it until the file changes. With `isUnchanged`, returns the cached file without looking at
 * the disk. Throws the error of node when the file was deleted. A file that cannot be read, or on which the parser throws,
 * has a problem and no value. Synchronous, because awaiting each of a thousand small files takes several times as long.
 */
export type YamlReader = (file: SiteFile, isUnchanged?: boolean) => YamlFile;

/** Creates a reader with an empty cache. */
export function createYamlReader(): YamlReader {
  const known = new Map<string, { stamp: string; file: YamlFile }>();
  return ({ absolute, shown }, isUnchanged = false) => {
    const cached = known.get(absolute);
    if (cached && isUnchanged) return cached.file;
    const stamp = fileStamp(absolute);
    if (cached?.stamp === stamp) return cached.file;
    const read = readText(absolute, shown);
    const file = typeof read !== 'string' ? read : cached?.file.text === read ? cached.file : toFile(shown, read);
    known.set(absolute, { stamp, file });
    return file;
  };
}

const byteOrderMarkBytes = 3;

/** Returns the text of a file without its byte order mark, or a file with a problem when it cannot be read. */
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
