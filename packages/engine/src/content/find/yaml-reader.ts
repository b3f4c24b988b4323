import { memoizeUntilReleased } from '../../cache/memoize-until-released.ts';
import { fileStamp } from '../../files/file-stamp.ts';
import { readBounded } from '../../files/read-bounded.ts';
import { guarded } from '../../problems/unexpected-failure.ts';
import { readingProblem } from '../../problems/unreadable-file.ts';
import { limitsOf, type YamlLimits } from '../../yaml/limits.ts';
import { failedFile, readYaml, rejectedFile, type YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from './find-files.ts';

/** A YAML file without its value: its text and the positions in it. */
export type SourceFile = Omit<YamlFile, 'value'>;

/** The text of a YAML file. `parse` reads its value at the first call, and again after `release`. */
export type FileText = Pick<YamlFile, 'shown' | 'text'> & { parse: () => YamlFile; release: () => void };

/**
 * Reads a YAML file and caches it until the file changes. With `isUnchanged`, returns the cached file without looking at
 * the disk. Throws the error of node when the file was deleted. A file that cannot be read, or on which the parser throws,
 * has a problem and no value. Synchronous, because awaiting each of a thousand small files takes several times as long.
 */
export type YamlReader = (file: SiteFile, isUnchanged?: boolean) => FileText;

/** Creates a reader with an empty cache. */
export function createYamlReader(): YamlReader {
  const known = new Map<string, { stamp: string; file: FileText }>();
  return ({ path, absolute, shown }, isUnchanged = false) => {
    const limits = limitsOf(path);
    const cached = known.get(absolute);
    if (cached && isUnchanged) return cached.file;
    const stamp = fileStamp(absolute);
    if (cached?.stamp === stamp) return cached.file;
    const read = readText(absolute, shown, limits.bytes);
    const file = cached && cached.file.text === read ? cached.file : toFileText(shown, read, limits);
    known.set(absolute, { stamp, file });
    return file;
  };
}

const byteOrderMarkBytes = 3;

/** Returns the text of a file without its byte order mark, or a file with a problem when it cannot be read. */
const readText = (absolute: string, shown: string, maxBytes: number): string | YamlFile =>
  guarded<string | YamlFile>(
    () =>
      readBounded(absolute, maxBytes + byteOrderMarkBytes)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    (error) => rejectedFile(shown, '', readingProblem(shown, error, maxBytes)),
  );

function toFileText(shown: string, read: string | YamlFile, limits: YamlLimits): FileText {
  if (typeof read !== 'string') return { shown, text: read.text, parse: () => read, release: () => undefined };
  const parsed = memoizeUntilReleased(() =>
    guarded(
      () => readYaml(shown, read, limits),
      (error) => failedFile({ shown, text: read }, error),
    ),
  );
  return { shown, text: read, parse: parsed.read, release: parsed.release };
}
