import { readCalendars } from '../content/calendars.ts';
import { recordEntries } from '../content/collections.ts';
import type { SiteFile, SiteFiles } from '../content/find/find-files.ts';
import { type MediaIndex, mediaOf } from '../content/media-queries.ts';
import { namesOfPages, namesOfPresets, readValidated } from '../content/pages.ts';
import type { SiteFindings } from '../content/part-rules.ts';
import type { Deadline, LinkUse } from '../content/resolve/findings.ts';
import { type Findings, findingsOfRecord, indexesOfPages, resolveRecordParts } from '../content/resolve/indexes.ts';
import { type BlockContext, resolveShared } from '../content/resolve/resolve-block.ts';
import { asUnchanged, isUnchanged } from '../content/resolve/resolve-media.ts';
import { resolveSettingsParts } from '../content/resolve/resolve-settings.ts';
import type { Resolver } from '../content/resolve/resolver.ts';
import { type ResolvedPage, readResolved } from '../content/resolved-pages.ts';
import { contentView, keyIn, type SiteDb, siteQueries } from '../content/site-db.ts';
import { otherFiles } from '../content/site-files.ts';
import { readParts, type SiteParts } from '../content/site-parts.ts';
import { minuteOf } from '../content/site-settings.ts';
import type { SharedBlock } from '../content/validate/validate-entry.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import { UnusableMediaError } from '../media/media-facts.ts';
import { publishedCalendars } from '../model/record-calendar.ts';
import { createProblem } from '../problems/create-problem.ts';
import { type Problem, startOfFile } from '../problems/problem.ts';
import { sortProblems } from '../problems/sort-problems.ts';
import { unexpectedFailure } from '../problems/unexpected-failure.ts';
import { emptyPage, symbolicLink, unfetchedRecords, unreadableFile } from '../problems/unreadable-file.ts';
import type { RuleRunner } from '../rules/run-rules.ts';
import { type RuleInput, type UsedMedia, yamlFiles } from '../rules/site/rule-input.ts';
import { unlinkedPages } from '../rules/site/unlinked-pages.ts';
import { firstNames } from '../text/first-names.ts';
import { resolvedSettings } from './resolve-all-settings.ts';
import { problemsInFiles, problemsInPage, problemsInPageFile, problemsInRecords, problemsInTexts } from './rule-results.ts';
import { type Use, type UsesOfRecords, usesOfPage, usesOfRecord, usesOfSettings } from './uses.ts';

type Db = SiteDb;

/** The problems of the types that the site declares. */
const typeProblems = siteQueries.define({
  name: 'problems of types',
  equality: 'json',
  mayChange: () => true,
  compute: ({ input }) => input.typeProblems,
});

/** What is found in the whole site. */
export const siteFindings = siteQueries.define({ name: 'findings', equality: 'inputs', compute: (db) => db.input.findProblems(db) });

/** Collects the problems of every stage and runs every rule over the whole site. */
export function findProblems(db: Db, rules: RuleRunner): SiteFindings {
  const { host, schemas } = db.input;
  const resolved = [...namesOfPages(db), ...namesOfPresets(db)].map((name) => readResolved(db, name));
  // Rules look at files that no query reads.
  db.get(otherFiles, '');
  const parts = readParts(db);
  const { files, settings, settingsFile, settingsParts, settingsProblems, collections, shared, strings, publishedBefore, translations } =
    parts;
  const pages = resolved.map(({ page }) => page);
  const ofRecords = recordFindings(db, parts);
  const ofShared = findingsOfShared(db, parts, resolved);
  const ofSettings = db.get(resolvedSettings, '');
  const inSettings = ofSettings ? [ofSettings] : [];
  const indexes = indexesOfPages(db, '');
  const ofSettingsParts = resolveSettingsParts({ schema: schemas.siteSchema, file: settingsFile, indexes }, settingsParts);
  const links = [...resolved, ...ofRecords, ...ofShared, ...inSettings, ofSettingsParts].flatMap((one) => one.links);
  const found = [
    ...db.get(typeProblems, ''),
    ...publishedBefore.problems,
    ...settingsProblems,
    ...[...strings, ...inSettings, ofSettingsParts, ...collections, ...translations, ...ofRecords, ...ofShared, ...resolved].flatMap(
      (one) => one.problems,
    ),
  ];
  const byPage = new Map(resolved.map((one) => [one.page, one]));
  const knownUses: UsesOfRecords = new Map();
  const usesOf = new Map(resolved.map((one) => [one.page, usesOfPage(db, one, knownUses)]));
  const pageInputs = new Set<string>(usesOfSettings(db));
  for (const uses of usesOf.values()) for (const use of uses) pageInputs.add(use);
  const recordInputs = usesOfRecords(db, parts);
  const media = mediaOf(db);
  const ofMedia = readUsedMedia({
    files,
    media,
    inputs: [pageInputs, recordInputs],
    shown: new Set([...resolved, ...inSettings].flatMap(({ mediaFiles }) => [...mediaFiles.keys()])),
  });
  const site: RuleInput = {
    host,
    hasErrors: found.some(({ severity }) => severity === 'error'),
    schemas,
    files,
    pages,
    collections,
    settings,
    settingsFile,
    links,
    calendarPaths: publishedCalendars(readCalendars(db)).flatMap(({ path, events }) => [path, ...events.map((event) => event.path)]),
    shared,
    strings,
    now: minuteOf(db),
    pageInputs,
    recordInputs,
    languages: parts.languages,
    translations,
    untranslated: ofSettings?.untranslated ?? new Map(),
    deadlines: [...resolved, ...ofRecords, ...ofShared].flatMap((one) => one.deadlines),
    inputsOf: (page) => usesOf.get(page) ?? new Set(),
    headingsOf: (page) => byPage.get(page) ?? { headingIds: [], writtenIds: [] },
    contentOf: (page) => {
      const name = byPage.get(page)?.name;
      if (!name) throw new Error(`${page.key} is no page of the site. This is a bug in Pagewright.`);
      return readValidated(db, name).content;
    },
    usedMedia: ofMedia.usedMedia,
    media,
    publishedBefore: publishedBefore.paths,
  };
  const problems = [...found, ...rules.checkSite(site, ruleResults(db, parts, resolved)), ...unreadProblems(files), ...ofMedia.problems];
  const blocks = [...shared, ...translations.flatMap((one) => one.shared)];
  const shown = withoutEditsOfData(withUsers(problems, blocks, pages), collections);
  // Nobody visits a preset, and its texts are samples.
  const presets = new Set(files.presets.map(({ displayPath }) => displayPath));
  const sorted = sortProblems(withoutRepeats(shown));
  return {
    problems: sorted.filter((problem) => !rules.isAtRelease(problem)),
    releaseProblems: sorted.filter((problem) => rules.isAtRelease(problem) && !presets.has(problem.file)),
    linkCount: links.length,
    findUnlinkedPages: () => unlinkedPages(site),
  };
}

/** Returns what rules find in the files and texts of a site, one by one. */
function ruleResults(db: Db, parts: SiteParts, resolved: readonly ResolvedPage[]) {
  const readable = new Map(
    resolved.flatMap(({ page, name }) => (page.file.problems.length === 0 ? [[page.source.path, name] as const] : [])),
  );
  const ofSettings = db.get(resolvedSettings, '');
  return [
    ...problemsInFiles(db, parts.files, yamlFiles(parts)),
    ...[...readable.values()].map((name) => problemsInPageFile(db, name)),
    ...resolved.map(({ name }) => problemsInPage(db, name)),
    ...codesOf(parts).flatMap((code) => problemsInRecords(db, code)),
    ...codesOf(parts).map((code) =>
      problemsInTexts(
        db,
        resolversOfParts(db, parts, code).flatMap((resolver) => resolver.readTexts()),
      ),
    ),
    problemsInTexts(db, ofSettings?.texts ?? []),
  ];
}

/** The codes of the languages of a site. Empty for the default one. */
const codesOf = ({ translations }: SiteParts): string[] => ['', ...translations.map(({ language }) => language.code)];

const collectionsOf = ({ collections, translations }: SiteParts, code: string) =>
  code === '' ? collections : (translations.find(({ language }) => language.code === code)?.collections ?? []);

/** Returns the resolvers of the valid parts of records with a problem. */
const resolversOfParts = (db: Db, parts: SiteParts, code: string): Resolver[] =>
  collectionsOf(parts, code).flatMap((collection) => collection.parts.map((one) => resolveRecordParts(db, code, collection, one)));

/** Checks every record in every language, so that records that no page uses are checked too. */
const recordFindings = (db: Db, parts: SiteParts): Findings[] =>
  codesOf(parts).flatMap((code) => [
    ...recordEntries(db, code).flatMap((entry) => findingsOfRecord(db, code, entry)),
    ...resolversOfParts(db, parts, code),
  ]);

function usesOfRecords(db: Db, parts: SiteParts): Set<Use> {
  const keys = codesOf(parts).flatMap((code) => recordEntries(db, code).map(({ collection, key }) => keyIn(code, `${collection}/${key}`)));
  return new Set(keys.flatMap((key) => [...usesOfRecord(db, key)]));
}

/** Checks the shared blocks of every language. Pages that are not translated show those of the default one. */
const findingsOfShared = (db: Db, parts: SiteParts, resolved: readonly ResolvedPage[]) =>
  codesOf(parts).map((code) => {
    const pages = resolved.flatMap(({ page, name }) => (contentView(name.view) === code ? [page] : []));
    const blocks = code === '' ? parts.shared : (parts.translations.find(({ language }) => language.code === code)?.shared ?? []);
    return sharedFindings(blocks, pages, { schemas: db.input.schemas, indexes: indexesOfPages(db, code) });
  });

/** Returns the problems of missing records, unreadable folders, symbolic links and empty pages in `root/`. The reader of a file reports those of the file. */
const unreadProblems = ({ unreadable, links, root, unfetched }: SiteParts['files']): Problem[] => [
  ...unfetched.map(({ displayPath }) => unfetchedRecords(displayPath)),
  ...unreadable.map(({ displayPath, reason }) => unreadableFile(displayPath, reason)),
  ...links.map(({ displayPath }) => symbolicLink(displayPath)),
  ...root.filter(({ name, bytes }) => bytes === 0 && name.endsWith('.html')).map(({ displayPath }) => emptyPage(displayPath)),
];

/** Nothing is fixed in fetched records: the next command that fetches them would undo it. */
function withoutEditsOfData(problems: readonly Problem[], collections: SiteParts['collections']): Problem[] {
  const files = new Set(collections.flatMap(({ file: { displayPath } }) => (displayPath.endsWith('.json') ? [displayPath] : [])));
  return problems.map((problem) => {
    if (!files.has(problem.file)) return problem;
    const { edits: _, editsIfCaused: __, fix: ___, ...rest } = problem;
    return rest;
  });
}

/** Pages made from one file share its problems. Reports each once. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const distinct = new Map(
    problems.map((problem) => [`${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}`, problem]),
  );
  return [...distinct.values()];
}

/** Returns the problems of shared blocks. Resolves references only in blocks that no page shows, because pages resolve the others. */
function sharedFindings(
  blocks: readonly SharedBlock[],
  pages: readonly ValidPage[],
  context: BlockContext,
): { problems: Problem[]; links: LinkUse[]; deadlines: Deadline[] } {
  const used = new Set(pages.flatMap(({ uses }) => [...uses.keys()]));
  const alone = blocks.filter(({ name, isValid }) => !used.has(name) || !isValid).map((block) => resolveShared(block, context));
  return {
    problems: [...blocks, ...alone].flatMap((one) => one.problems),
    links: alone.flatMap((one) => one.links),
    deadlines: alone.flatMap((one) => one.deadlines),
  };
}

/** Adds to every problem of a shared block the names of the pages that use it. */
function withUsers(problems: readonly Problem[], blocks: readonly SharedBlock[], pages: readonly ValidPage[]): Problem[] {
  const contexts = new Map(blocks.map(({ name, file }) => [file.displayPath, contextOf({ name, file }, pages)]));
  return problems.map((problem) => {
    const context = contexts.get(problem.file);
    return context === undefined ? problem : { ...problem, context };
  });
}

function contextOf({ name, file }: Pick<SharedBlock, 'name' | 'file'>, pages: readonly ValidPage[]): string {
  const users = [...new Set(pages.flatMap((page) => (page.uses.get(name)?.file === file ? [page.name] : [])))];
  if (users.length === 0) return `shared block "${name}", which no page uses`;
  return `shared block "${name}", used on ${firstNames(users.map((user) => `"${user}"`))}`;
}

type Sources = {
  files: Pick<SiteFiles, 'media'>;
  media: MediaIndex;
  inputs: readonly ReadonlySet<string>[];
  /** The paths of the files that pages show. Others are published as they are. */
  shown: ReadonlySet<string>;
};

/** Reads the media files that are among the inputs. A file that cannot be published is one problem, at the file. */
export function readUsedMedia({ files, media, inputs, shown }: Sources): { usedMedia: UsedMedia[]; problems: Problem[] } {
  const usedMedia: UsedMedia[] = [];
  const problems: Problem[] = [];
  for (const file of files.media) {
    const key = `media:/${file.path}`;
    if (!inputs.some((keys) => keys.has(key))) continue;
    const read = readFacts(media, file);
    if ('problem' in read) problems.push(read.problem);
    else if (read.facts) {
      const facts = shown.has(`/${file.path}`) ? read.facts : asUnchanged(read.facts);
      usedMedia.push({ file, facts, isCopied: !facts.isBitmap || isUnchanged(`/${file.path}`, shown) });
    }
  }
  return { usedMedia, problems };
}

function readFacts(media: MediaIndex, { path, displayPath }: SiteFile): { facts: MediaFacts | undefined } | { problem: Problem } {
  try {
    return { facts: media.read(`/${path}`) };
  } catch (error) {
    const place = startOfFile(displayPath);
    if (!(error instanceof UnusableMediaError)) return { problem: unexpectedFailure({ error, place, text: '' }) };
    const { line = 1, column = 1, ...words } = error.fault;
    return { problem: createProblem({ ...words, place: { ...place, line, column }, text: '' }) };
  }
}
