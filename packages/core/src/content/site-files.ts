import type { Host } from '../host/host.ts';
import { isGone } from '../problems/file-errors.ts';
import type { Problem } from '../problems/problem.ts';
import { guarded } from '../problems/unexpected-failure.ts';
import { readingProblem } from '../problems/unreadable-file.ts';
import { limitsOf } from '../yaml/limits.ts';
import { failedFile, readJson, readYaml, rejectedFile, type YamlFile } from '../yaml/yaml-file.ts';
import { type SiteFile, toSiteFile } from './find/find-files.ts';
import type { FoundSite } from './find/find-site.ts';
import { keyIn, type SiteDb, siteQueries, splitKey } from './site-db.ts';

type Listing = Pick<FoundSite, 'files' | 'publishedBefore'>;

/** The files of the site, and the paths that it has published. */
export const siteFiles = siteQueries.define({
  name: 'files',
  equality: 'text',
  textOf: ({ files, publishedBefore }: Listing) => JSON.stringify([files, publishedBefore]),
  mayChange: ({ changed }) => changed === undefined,
  compute: ({ input: { found } }): Listing => ({ files: found.files, publishedBefore: found.publishedBefore }),
});

/** The state of the files that are neither YAML nor read by a query. */
export const otherFiles = siteQueries.define({
  name: 'other files',
  equality: 'json',
  mayChange: ({ changed }) => changed === undefined,
  compute: ({ input: { found } }) => [found.mediaState, found.otherState],
});

/** Tells the stamps of this process from those of others. */
const session = Math.random();
let unreliable = 0;

/** The stamp of a file by its absolute path: another one when the file may have changed. Empty for a missing file. */
const fileStamp = siteQueries.define({
  name: 'stamp',
  equality: 'json',
  mayChange: ({ changed }, absolute) => changed === undefined || changed.has(absolute),
  compute: ({ input: { host } }, absolute): string => {
    try {
      const { stamp, isReliable } = host.files.stamp(absolute);
      unreliable += 1;
      return isReliable ? stamp : `${stamp} ${session} ${unreliable}`;
    } catch (error) {
      if (isGone(error)) return '';
      throw error;
    }
  },
});

/** A YAML file as it is on disk. `problem` says why it cannot be read. */
type FileText = { displayPath: string; text: string; problem?: Problem };

const byteOrderMarkBytes = 3;

/**
 * Reads the text of a YAML file without a byte order mark. Synchronous, because awaiting each of a thousand small files takes several
 * times as long. Throws the error of the host when the file was deleted.
 */
function readText({ files }: Host, { path, absolute, displayPath }: SiteFile): FileText {
  const { bytes } = limitsOf(path);
  return guarded<FileText>(
    () => ({
      displayPath,
      text: files.read(absolute, bytes + byteOrderMarkBytes).replace(/^\uFEFF/, ''),
    }),
    (error) => ({ displayPath, text: '', problem: readingProblem(displayPath, error, bytes) }),
  );
}

/** Parses a file. `onFailure` is called when the parser throws, which is a problem of the file. */
function parseText({ displayPath, text, problem }: FileText, path: string, onFailure: () => void): YamlFile {
  if (problem) return rejectedFile(displayPath, '', problem);
  return guarded(
    () => (path.endsWith('.json') ? readJson(displayPath, text, limitsOf(path)) : readYaml(displayPath, text, limitsOf(path))),
    (error) => {
      onFailure();
      return failedFile({ displayPath, readText: () => text }, error);
    },
  );
}

/** Reads and parses a file without a database. */
export const readSiteFile = (host: Host, file: SiteFile): YamlFile => parseText(readText(host, file), file.path, () => undefined);

/** The text of a YAML file by its path in the site. */
export const fileText = siteQueries.define({
  name: 'text',
  equality: 'text',
  textOf: ({ text, problem }: FileText) => (problem ? `unreadable\0${JSON.stringify(problem)}` : text),
  compute: (db, path): FileText => {
    const file = siteFileAt(db, path);
    db.get(fileStamp, file.absolute);
    return readText(db.input.host, file);
  },
});

/** Returns the file at a path in the site: of an add-on where the site has none. */
export function siteFileAt({ input: { host, siteDir, found, schemas } }: SiteDb, path: string): SiteFile {
  const added = schemas.addedFiles[path];
  return toSiteFile(host, siteDir, path, added !== undefined && found.readable.has(added) ? added : undefined);
}

/** A parsed YAML file by the code of its language and its path. */
const yamlFile = siteQueries.define({
  name: 'yaml',
  equality: 'inputs',
  compute: (db, key): YamlFile => {
    const [language, path] = splitKey(key);
    const file = parseText(db.get(fileText, path), path, () => db.runAgain());
    return language === '' ? file : { ...file, language };
  },
});

/** Returns the YAML file at a path. `language` is the code of the language in which its author writes numbers and dates. */
export const readFile = (db: SiteDb, path: string, language = ''): YamlFile => db.get(yamlFile, keyIn(language, path));

/** Runs a stage on a file. When it throws, runs it on a file that has the error as its problem. */
export function runStage<Result>(db: SiteDb, file: YamlFile, stage: (file: YamlFile) => Result): Result {
  return guarded(
    () => stage(file),
    (error) => {
      db.runAgain();
      return stage(failedFile(file, error));
    },
  );
}
