import { recordEntries } from '../content/collections.ts';
import { allViews, sharedInUse } from '../content/pages.ts';
import type { Deadline, LinkUse, TextSource } from '../content/resolve/findings.ts';
import { type Findings, findingsOfRecord, indexesOfPages, resolveRecordParts } from '../content/resolve/indexes.ts';
import { resolveShared } from '../content/resolve/resolve-block.ts';
import { resolveSettingsParts } from '../content/resolve/resolve-settings.ts';
import type { Resolver } from '../content/resolve/resolver.ts';
import { contentView, type SiteDb, siteQueries } from '../content/site-db.ts';
import { readParts, type SiteParts } from '../content/site-parts.ts';
import { codesOfSite } from '../content/site-settings.ts';
import type { Problem } from '../problems/problem.ts';
import { resolvedSettings } from './resolve-all-settings.ts';

/** The problems of the types that the site declares. */
const typeProblems = siteQueries.define({
  name: 'problems of types',
  equality: 'json',
  mayChange: () => true,
  compute: ({ input }) => input.typeProblems,
});

/** What is found in the files of a site other than pages. */
export const otherFindings = siteQueries.define({
  name: 'findings of other files',
  equality: 'inputs',
  compute: (db): Findings => {
    const parts = readParts(db);
    const { settingsFile, settingsParts, settingsProblems, collections, strings, publishedBefore, translations } = parts;
    const ofSettings = db.get(resolvedSettings, '');
    const inSettings = ofSettings ? [ofSettings] : [];
    const indexes = indexesOfPages(db, '');
    const ofSettingsParts = resolveSettingsParts({ schema: db.input.schemas.siteSchema, file: settingsFile, indexes }, settingsParts);
    const found = [...recordFindings(db, parts), ...codesOfSite(db).map((code) => sharedFindings(db, parts, code))];
    return {
      problems: [
        ...db.get(typeProblems, ''),
        ...publishedBefore.problems,
        ...settingsProblems,
        ...[...strings, ...inSettings, ofSettingsParts, ...collections, ...translations, ...found].flatMap(({ problems }) => problems),
      ],
      links: [...found, ...inSettings, ofSettingsParts].flatMap(({ links }) => links),
      deadlines: found.flatMap(({ deadlines }) => deadlines),
    };
  },
});

const collectionsOf = ({ collections, translations }: SiteParts, code: string) =>
  code === '' ? collections : (translations.find(({ language }) => language.code === code)?.collections ?? []);

/** Returns the resolvers of the valid parts of records with a problem. */
const resolversOfParts = (db: SiteDb, parts: SiteParts, code: string): Resolver[] =>
  collectionsOf(parts, code).flatMap((collection) => collection.parts.map((one) => resolveRecordParts(db, code, collection, one)));

/** Returns the texts in the valid parts of records with a problem. */
export const textsOfParts = (db: SiteDb, parts: SiteParts, code: string): TextSource[] =>
  resolversOfParts(db, parts, code).flatMap((resolver) => resolver.readTexts());

/** Checks every record in every language, so that records that no page uses are checked too. */
const recordFindings = (db: SiteDb, parts: SiteParts): Findings[] =>
  codesOfSite(db).flatMap((code) => [
    ...recordEntries(db, code).flatMap((entry) => findingsOfRecord(db, code, entry)),
    ...resolversOfParts(db, parts, code),
  ]);

/**
 * Checks the shared blocks of a language. Pages that are not translated show those of the default one. Resolves references only in
 * blocks that no page shows, because pages resolve the others.
 */
function sharedFindings(
  db: SiteDb,
  { shared, translations }: SiteParts,
  code: string,
): { problems: Problem[]; links: LinkUse[]; deadlines: Deadline[] } {
  const blocks = code === '' ? shared : (translations.find(({ language }) => language.code === code)?.shared ?? []);
  const used = new Set(viewsWith(db, code).flatMap((view) => db.get(sharedInUse, view).names));
  const context = { schemas: db.input.schemas, indexes: indexesOfPages(db, code) };
  const alone = blocks.filter(({ name, isValid }) => !used.has(name) || !isValid).map((block) => resolveShared(block, context));
  return {
    problems: [...blocks, ...alone].flatMap((one) => one.problems),
    links: alone.flatMap((one) => one.links),
    deadlines: alone.flatMap((one) => one.deadlines),
  };
}

/** Returns the views with the content of a language. */
const viewsWith = (db: SiteDb, code: string): string[] => allViews(db).filter((view) => contentView(view) === code);
