import { recordEntries } from '../content/collections.ts';
import { mediaStampOf } from '../content/media-queries.ts';
import { nameKey, nameOfKey, type PageName } from '../content/pages.ts';
import type { RuleResult, TextContext } from '../content/part-rules.ts';
import type { TextSource } from '../content/resolve/findings.ts';
import { recordResolvers } from '../content/resolve/indexes.ts';
import { type ResolvedPage, readBlocks, readResolved } from '../content/resolved-pages.ts';
import { keyIn, type SiteDb, siteQueries, splitKey } from '../content/site-db.ts';
import { readFile } from '../content/site-files.ts';
import { readParts } from '../content/site-parts.ts';
import { codesOfSite, contentCode, ownFiles, validSettings } from '../content/site-settings.ts';
import { yamlFiles } from '../rules/site/rule-input.ts';
import { textContext } from '../rules/site/text-context.ts';
import { otherFindings, textsOfParts } from './other-findings.ts';
import { resolvedSettings } from './resolve-all-settings.ts';

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
  compute: (db, key) => keep(db, checkTexts(db, readBlocks(db, nameOfKey(key)).texts)),
});

/** The problems that rules find in the texts of a record, by its view and name. */
const recordTexts = siteQueries.define({
  name: 'problems in the texts of a record',
  equality: 'json',
  compute: (db, key) =>
    keep(
      db,
      checkTexts(
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

/** What rules find on a page, and in the links on it. */
const rulesOfPage = siteQueries.define({
  name: 'problems on a page',
  equality: 'json',
  compute: (db, key) => {
    const { page, links } = readResolved(db, nameOfKey(key));
    return keep(db, db.input.rules.checkPage(page, links, db));
  },
});

/** What a rule finds in the whole site, by its code. Not stored: a rule of a site may look at something else, which another process has to read again. */
const ruleOfSite = siteQueries.define({
  name: 'problems in the site',
  equality: 'inputs',
  compute: (db, code) => keep(db, db.input.rules.checkSite(code, db)),
});

/** What rules find in the links that are on no page. */
const rulesOfOtherLinks = siteQueries.define({
  name: 'problems in other links',
  equality: 'json',
  compute: (db) => keep(db, db.input.rules.checkLinks(db.get(otherFindings, '').links, db)),
});

/** What rules find in the texts of records and settings. */
const otherTexts = siteQueries.define({
  name: 'problems in other texts',
  equality: 'inputs',
  compute: (db) => {
    const parts = readParts(db);
    const codes = codesOfSite(db);
    return [
      ...codes.flatMap((code) =>
        recordEntries(db, code).map(({ collection, key }) => db.get(recordTexts, keyIn(code, `${collection}/${key}`))),
      ),
      ...codes.map((code) => keep(db, checkTexts(db, textsOfParts(db, parts, code)))),
      keep(db, checkTexts(db, db.get(resolvedSettings, '')?.texts ?? [])),
    ];
  },
});

/** Returns what rules find in the files, pages and texts of a site, and in all of it. */
export function readRuleResults(db: SiteDb, pages: readonly ResolvedPage[]): RuleResult[] {
  const readable = new Map(
    pages.flatMap(({ page, name }) => (page.file.problems.length === 0 ? [[name.path, contentCode(db, name.view)] as const] : [])),
  );
  return [
    ...problemsInOtherFiles(db),
    ...[...readable].map(([path, language]) => db.get(fileProblems, keyIn(language, path))),
    ...pages.map(({ name }) => problemsInPage(db, name)),
    ...db.get(otherTexts, ''),
    ...pages.map(({ name }) => db.get(rulesOfPage, nameKey(name))),
    db.get(rulesOfOtherLinks, ''),
    ...db.input.rules.siteCodes.map((code) => db.get(ruleOfSite, code)),
  ];
}

export const problemsInPage = (db: SiteDb, name: PageName): RuleResult => db.get(pageTexts, nameKey(name));

/** Returns the problems that rules find in files of other kinds. */
function problemsInOtherFiles(db: SiteDb): RuleResult[] {
  const parts = readParts(db);
  const { settings, collections, shared, strings, ofLanguages } = parts.files;
  const paths = new Map(
    [settings, ...collections, ...shared, ...strings, ...ofLanguages].map(({ displayPath, path }) => [displayPath, path]),
  );
  return yamlFiles(parts).map(({ displayPath, language = '' }) =>
    db.get(fileProblems, keyIn(language, paths.get(displayPath) ?? displayPath)),
  );
}

const checkTexts = (db: SiteDb, texts: readonly TextSource[]): RuleResult => db.input.rules.checkTexts(texts, textContextOf(db));
