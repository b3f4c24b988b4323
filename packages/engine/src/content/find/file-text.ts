import { memoizeUntilReleased } from '../../cache/memoize-until-released.ts';
import { ChangedFileError } from '../../files/changed-file-error.ts';
import { guarded } from '../../problems/unexpected-failure.ts';
import type { YamlLimits } from '../../yaml/limits.ts';
import { failedFile, readYaml, type YamlFile } from '../../yaml/yaml-file.ts';
import { addKnownState, stateOfFile, stateOfText } from './file-state.ts';

/** The text of a YAML file on disk, and its value. Both are read when they are needed, and again after `release`. */
export type FileText = Pick<YamlFile, 'shown' | 'readText' | 'language'> & {
  /** The stamp by which a later command may know that the file did not change. Undefined when it may change without a new stamp. */
  stamp?: string;
  parse: () => YamlFile;
  release: () => void;
};

/** A file on disk, and how it is read. */
export type FileSource = Pick<FileText, 'shown' | 'stamp' | 'language'> & {
  limits: YamlLimits;
  /** Reads the file. Returns a file with a problem when it cannot be read. */
  read: () => string | YamlFile;
  /** Called when the text is read, except for the first time. */
  onReadAgain: (file: FileText) => void;
};

/** What is known of a file: its text, or only the state of its text. */
type Known = { text: string } | { state: string };

/** Returns a file. Its functions throw a `ChangedFileError` when it is read again and has another text. */
export function createFileText({ shown, stamp, language, limits, read, onReadAgain }: FileSource, known: Known): FileText {
  let text = 'text' in known ? known.text : undefined;
  const readText = (): string => {
    if (text !== undefined) return text;
    const found = read();
    if (typeof found !== 'string' || stateOfText(found) !== stateOfFile(file)) throw new ChangedFileError(shown);
    text = found;
    onReadAgain(file);
    return found;
  };
  const ofLanguage = language === undefined ? {} : { language };
  const parsed = memoizeUntilReleased(() => ({
    ...guarded(
      () => readYaml(shown, readText(), limits),
      (error) => failedFile({ shown, readText }, error),
    ),
    ...ofLanguage,
    readText,
  }));
  const file: FileText = {
    ...{ shown, readText, parse: parsed.read },
    ...ofLanguage,
    ...(stamp !== undefined && { stamp }),
    release: () => {
      // By its state, `readText` knows the text again.
      stateOfFile(file);
      text = undefined;
      parsed.release();
    },
  };
  if ('state' in known) addKnownState(file, known.state);
  return file;
}
