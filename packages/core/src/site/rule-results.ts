import { recordEntries } from '../content/collections.ts';
import type { SiteFiles } from '../content/find/find-files.ts';
import { mediaStampOf } from '../content/media-queries.ts';
import { nameKey, nameOfKey, type PageName } from '../content/pages.ts';
import type { RuleResult, TextContext } from '../content/part-rules.ts';
import type { TextSource } from '../content/resolve/findings.ts';
import { recordResolvers } from '../content/resolve/indexes.ts';
import { readBlocks } from '../content/resolved-pages.ts';
import { keyIn, type SiteDb, siteQueries, splitKey } from '../content/site-db.ts';
import { readFile } from '../content/site-files.ts';
import { contentCode, ownFiles, validSettings } from '../content/site-settings.ts';
import { textContext } from '../rules/site/text-context.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';

/** What the check of a text may depend on besides the text: the fonts, which are known by the stamps of their files. */
const fontStamps = siteQueries.define({
  name: 'fonts',
  equality: 'json',
  compute: (db) => {
    const { language, files } = contextOf(db);
    return [language ?? '', files.map((absolute) => db.get(mediaStampOf, absolute))];
  },
});

const contextOf = (db: SiteDb): TextContext =>
  textContext({ host: db.input.host, settings: db.get(validSettings, '').settings, files: ownFiles(db) });

type KnownContext = { context: TextContext; state: string };

const contextQuery = siteQueries.define({
  name: 'context of texts',
  equality: 'text',
  textOf: ({ state }: KnownContext) => state,
  compute: (db): KnownContext => ({ context: contextOf(db), state: JSON.stringify(db.get(fontStamps, '')) }),
});

const textContextOf = (db: SiteDb): TextContext => db.get(contextQuery, '').context;

/** The problems that rules find in the texts of a page. */
const pageTexts = siteQueries.define({
  name: 'problems in the texts of a page',
  equality: 'json',
  compute: (db, key) => keep(db, problemsInTexts(db, readBlocks(db, nameOfKey(key)).texts)),
});

/** The problems that rules find in the texts of a record, by its view and name. */
const recordTexts = siteQueries.define({
  name: 'problems in the texts of a record',
  equality: 'json',
  compute: (db, key) =>
    keep(
      db,
      problemsInTexts(
        db,
        db.get(recordResolvers, key).flatMap((resolver) => resolver.readTexts()),
      ),
    ),
});

/** The problems that rules find in a YAML file, by the code of its language and its path. */
const fileProblems = siteQueries.define({
  name: 'problems in a file',
  equality: 'json',
  compute: (db, key) => {
    const [language, path] = splitKey(key);
    return keep(db, db.input.rules.checkFile(readFile(db, path, language)));
  },
});

/** A rule that threw an error may not do so again. */
function keep(db: SiteDb, result: RuleResult): RuleResult {
  if (result.failures.length > 0) db.runAgain();
  return result;
}

export const problemsInPage = (db: SiteDb, name: PageName): RuleResult => db.get(pageTexts, nameKey(name));

/** Returns the problems that rules find in the file of a page. */
export const problemsInPageFile = (db: SiteDb, { view, path }: PageName): RuleResult =>
  db.get(fileProblems, keyIn(contentCode(db, view), path));

/** Returns the problems that rules find in files of other kinds. */
export function problemsInFiles(
  db: SiteDb,
  { settings, collections, shared, strings, ofLanguages }: SiteFiles,
  files: readonly SourceFile[],
): RuleResult[] {
  const paths = new Map(
    [settings, ...collections, ...shared, ...strings, ...ofLanguages].map(({ displayPath, path }) => [displayPath, path]),
  );
  return files.map(({ displayPath, language = '' }) => db.get(fileProblems, keyIn(language, paths.get(displayPath) ?? displayPath)));
}

/** Returns the problems that rules find in the texts of all records of a view. */
export const problemsInRecords = (db: SiteDb, view: string): RuleResult[] =>
  recordEntries(db, view).map(({ collection, key }) => db.get(recordTexts, keyIn(view, `${collection}/${key}`)));

/** Returns the problems that rules find in texts that change rarely. */
export const problemsInTexts = (db: SiteDb, texts: readonly TextSource[]): RuleResult =>
  db.input.rules.checkTexts(texts, textContextOf(db));
