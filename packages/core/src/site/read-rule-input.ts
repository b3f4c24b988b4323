import { readCalendars } from '../content/calendars.ts';
import { collectionsIn } from '../content/collections.ts';
import { mediaOf } from '../content/media-queries.ts';
import { allViews, nameOfPage, namesOfPages, namesOfPresets, pageSummaries, readValidated, sharedInUse } from '../content/pages.ts';
import type { Deadline, LinkUse } from '../content/resolve/findings.ts';
import { readResolved } from '../content/resolved-pages.ts';
import { ownSharedBlocks } from '../content/shared-blocks.ts';
import { type SiteDb, siteQueries } from '../content/site-db.ts';
import { fileText, otherFiles, siteFiles } from '../content/site-files.ts';
import { readTranslations } from '../content/site-parts.ts';
import { languagesOfSite, minuteOf, ownFiles, stringsFiles, validSettings } from '../content/site-settings.ts';
import { stateOfOriginal } from '../content/validate/translation/merge-own.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import { publishedCalendars } from '../model/record-calendar.ts';
import { feedPaths } from '../rules/site/link-findings.ts';
import { indexTargets, listTargets } from '../rules/site/link-targets.ts';
import type { LinkTargets, RuleInput, TranslationState } from '../rules/site/rule-input.ts';
import { findTranslationStates } from '../rules/site/translation-states.ts';
import { unlinkedPages } from '../rules/site/unlinked-pages.ts';
import { trustType } from '../trust/trust-type.ts';
import { otherFindings } from './other-findings.ts';
import { anchorsAt } from './page-anchors.ts';
import { resolvedSettings } from './resolve-all-settings.ts';
import { usedMedia } from './used-media.ts';
import { usesOfPage, usesOfPages, usesOfRecords } from './uses.ts';

/** Returns the pages and presets with their references resolved. */
export const resolvedPages = (db: SiteDb) => [...namesOfPages(db), ...namesOfPresets(db)].map((name) => readResolved(db, name));

const pageList = siteQueries.define({
  name: 'page list with blocks',
  equality: 'inputs',
  compute: (db): ValidPage[] => resolvedPages(db).map(({ page }) => page),
});

const linkList = siteQueries.define({
  name: 'links',
  equality: 'inputs',
  compute: (db): LinkUse[] => [...resolvedPages(db), db.get(otherFindings, '')].flatMap(({ links }) => links),
});

const deadlineList = siteQueries.define({
  name: 'deadlines',
  equality: 'inputs',
  compute: (db): Deadline[] => [...resolvedPages(db), db.get(otherFindings, '')].flatMap(({ deadlines }) => deadlines),
});

/** Whether a file has an error that is found without rules. */
const hasErrors = siteQueries.define({
  name: 'has errors',
  equality: 'json',
  compute: (db): boolean =>
    [db.get(otherFindings, ''), ...resolvedPages(db)].some(({ problems }) => problems.some(({ severity }) => severity === 'error')),
});

/** The state of a page file as the original of translations, by its path. */
const stateOfPageFile = siteQueries.define({
  name: 'state of an original',
  equality: 'json',
  compute: (db, path): string => stateOfOriginal(db.get(fileText, path).text),
});

const translationStates = siteQueries.define({
  name: 'states of translations',
  equality: 'inputs',
  compute: (db): TranslationState[] => findTranslationStates(readRuleInput(db)),
});

/** The paths of the feeds with all entries. */
const feeds = siteQueries.define({ name: 'feeds', equality: 'json', compute: (db): string[] => feedPaths(readRuleInput(db)) });

const targetList = siteQueries.define({
  name: 'list of link targets',
  equality: 'json',
  compute: (db) => listTargets(readRuleInput(db), db.get(feeds, '')),
});

const linkTargets = siteQueries.define({
  name: 'link targets',
  equality: 'inputs',
  compute: (db): LinkTargets => indexTargets(db.get(targetList, '')),
});

/** The paths of the published pages to which nothing on the site links. */
export const unlinkedPaths = siteQueries.define({
  name: 'unlinked pages',
  equality: 'json',
  compute: (db): string[] => unlinkedPages(readRuleInput(db)),
});

/** How each property is read. */
const readers: { [Name in keyof RuleInput]: (db: SiteDb) => RuleInput[Name] } = {
  host: (db) => {
    // A host has files that no query reads.
    db.get(otherFiles, '');
    return db.input.host;
  },
  hasErrors: (db) => db.get(hasErrors, ''),
  schemas: (db) => db.input.schemas,
  files: ownFiles,
  pages: (db) => db.get(pageList, ''),
  pageSummaries,
  collections: (db) => collectionsIn(db, '').collections,
  settings: (db) => db.get(validSettings, '').settings,
  settingsFile: (db) => db.get(validSettings, '').file,
  links: (db) => db.get(linkList, ''),
  linkTargets: (db) => db.get(linkTargets, ''),
  anchorsAt: (db) => (path) => db.get(anchorsAt, path) ?? undefined,
  calendarPaths: (db) => publishedCalendars(readCalendars(db)).flatMap(({ path, events }) => [path, ...events.map((event) => event.path)]),
  shared: (db) => ownSharedBlocks(db, ''),
  sharedUsedIn: (db) => (language) => db.get(sharedInUse, language).names,
  sharedInUse: (db) => {
    const all = allViews(db).map((view) => db.get(sharedInUse, view));
    return { names: new Set(all.flatMap(({ names }) => names)), isUnsure: all.some(({ isUnsure }) => isUnsure) };
  },
  strings: (db) => db.get(stringsFiles, ''),
  now: minuteOf,
  pageInputs: (db) => db.get(usesOfPages, ''),
  recordInputs: (db) => db.get(usesOfRecords, ''),
  languages: languagesOfSite,
  translations: readTranslations,
  stateOf: (db) => (page) => db.get(stateOfPageFile, page.source.path),
  translationStates: (db) => db.get(translationStates, ''),
  untranslated: (db) => db.get(resolvedSettings, '')?.untranslated ?? new Map(),
  deadlines: (db) => db.get(deadlineList, ''),
  inputsOf: (db) => (page) => usesOfPage(db, { name: nameOfPage(page) }),
  headingsOf: (db) => (page) => readResolved(db, nameOfPage(page)),
  contentOf: (db) => (page) => readValidated(db, nameOfPage(page)).content,
  usedMedia: (db) => db.get(usedMedia, '').usedMedia,
  media: mediaOf,
  publishedBefore: (db) => db.get(siteFiles, '').publishedBefore.paths,
};

/** The properties of what rules read, for every database. Each is read once. */
const properties = Object.create(
  null,
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [
      name,
      {
        enumerable: true,
        get(this: { db: SiteDb }) {
          const value = read(this.db);
          Object.defineProperty(this, name, { value });
          return value;
        },
      },
    ]),
  ),
);

/**
 * Returns what rules read of the site. Each property is read from the database when a rule reads it, so that the rule depends on no
 * other: rules of sites name them as properties.
 */
export const readRuleInput = (db: SiteDb): RuleInput => trustType(Object.create(properties, { db: { value: db } }));
