import { readStamp } from '../../files/file-stamp.ts';
import { readBounded } from '../../files/read-bounded.ts';
import { guarded } from '../../problems/unexpected-failure.ts';
import { readingProblem } from '../../problems/unreadable-file.ts';
import { limitsOf } from '../../yaml/limits.ts';
import { rejectedFile, type YamlFile } from '../../yaml/yaml-file.ts';
import { addKnownState, stateOfFile, stateOfText, stateOfUnreadable } from './file-state.ts';
import { createFileText, type FileSource, type FileText } from './file-text.ts';
import type { SiteFile } from './find-files.ts';

/** A YAML file without its value: its text and the positions in it. */
export type SourceFile = Omit<YamlFile, 'value'>;

/**
 * Reads a YAML file and caches it until the file changes. With `isUnchanged`, returns the cached file without looking at
 * the disk. `language` is the one in which the file is written. Throws the error of node when the file was deleted. A file that cannot be read, or on which the parser throws,
 * has a problem and no value. Synchronous, because awaiting each of a thousand small files takes several times as long.
 */
export type YamlReader = (file: SiteFile, options?: { isUnchanged?: boolean; language?: string | undefined }) => FileText;

/** Returns the state of the text that a file had with a stamp. Undefined when it is not known. */
type StateOfStamp = (path: string, stamp: string) => string | undefined;

/** A choice: texts that were released and read again. A problem rarely comes alone. */
const maxReadAgain = 50;

/** Creates a reader with an empty cache. A file whose state is known by its stamp is not read before its text is needed. */
export function createYamlReader(stateOfStamp: StateOfStamp = () => undefined): YamlReader {
  const known = new Map<string, { stamp: string; file: FileText }>();
  const readAgain: FileText[] = [];
  const onReadAgain = (file: FileText): void => {
    if (readAgain.push(file) > maxReadAgain) readAgain.shift()?.release();
  };
  return ({ path, absolute, shown }, { isUnchanged = false, language } = {}) => {
    const key = `${language ?? ''} ${absolute}`;
    const cached = known.get(key);
    if (cached && isUnchanged) return cached.file;
    const { stamp, isReliable } = readStamp(absolute);
    if (cached?.stamp === stamp) return cached.file;
    const limits = limitsOf(path);
    const read = (): string | YamlFile => readText(absolute, shown, limits.bytes);
    const source: FileSource = { ...{ shown, limits, read, onReadAgain }, ...(isReliable && { stamp }), ...(language && { language }) };
    const state = isReliable ? stateOfStamp(path, stamp) : undefined;
    const file = state === undefined ? readNow(source, cached?.file) : createFileText(source, { state });
    known.set(key, { stamp, file });
    return file;
  };
}

/** Reads a file. Returns the last one when its text is the same. */
function readNow(source: FileSource, last: FileText | undefined): FileText {
  const read = source.read();
  if (typeof read !== 'string') {
    addKnownState(read, stateOfUnreadable(read));
    return { shown: source.shown, readText: read.readText, parse: () => read, release: () => undefined };
  }
  return last && stateOfFile(last) === stateOfText(read) ? last : createFileText(source, { text: read });
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
