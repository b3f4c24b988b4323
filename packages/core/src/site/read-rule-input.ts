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
import { memoizeCall } from '../text/memoize.ts';
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

/**
 * Returns what rules read of the site. Each property is read from the database when a rule reads it, so that the rule depends on no
 * other: rules of sites name them as properties.
 */
export function readRuleInput(db: SiteDb): RuleInput {
  const readers: { [Name in keyof RuleInput]: () => RuleInput[Name] } = {
    host: () => {
      // A host has files that no query reads.
      db.get(otherFiles, '');
      return db.input.host;
    },
    hasErrors: () => db.get(hasErrors, ''),
    schemas: () => db.input.schemas,
    files: () => ownFiles(db),
    pages: () => db.get(pageList, ''),
    pageSummaries: memoizeCall(() => pageSummaries(db)),
    collections: () => collectionsIn(db, '').collections,
    settings: () => db.get(validSettings, '').settings,
    settingsFile: () => db.get(validSettings, '').file,
    links: () => db.get(linkList, ''),
    linkTargets: () => db.get(linkTargets, ''),
    anchorsAt: () => (path) => db.get(anchorsAt, path) ?? undefined,
    calendarPaths: () => publishedCalendars(readCalendars(db)).flatMap(({ path, events }) => [path, ...events.map((event) => event.path)]),
    shared: () => ownSharedBlocks(db, ''),
    sharedUsedIn: () => (language) => db.get(sharedInUse, language).names,
    sharedInUse: () => {
      const all = allViews(db).map((view) => db.get(sharedInUse, view));
      return { names: new Set(all.flatMap(({ names }) => names)), isUnsure: all.some(({ isUnsure }) => isUnsure) };
    },
    strings: () => db.get(stringsFiles, ''),
    now: () => minuteOf(db),
    pageInputs: () => db.get(usesOfPages, ''),
    recordInputs: () => db.get(usesOfRecords, ''),
    languages: () => languagesOfSite(db),
    translations: () => readTranslations(db),
    stateOf: () => (page) => db.get(stateOfPageFile, page.source.path),
    translationStates: () => db.get(translationStates, ''),
    untranslated: () => db.get(resolvedSettings, '')?.untranslated ?? new Map(),
    deadlines: () => db.get(deadlineList, ''),
    inputsOf: () => (page) => usesOfPage(db, { name: nameOfPage(page) }),
    headingsOf: () => (page) => readResolved(db, nameOfPage(page)),
    contentOf: () => (page) => readValidated(db, nameOfPage(page)).content,
    usedMedia: () => db.get(usedMedia, '').usedMedia,
    media: () => mediaOf(db),
    publishedBefore: () => db.get(siteFiles, '').publishedBefore.paths,
  };
  // `readers` has the type of every property.
  const properties = Object.entries(readers).map(([name, get]) => [name, { get, enumerable: true }]);
  return trustType(Object.defineProperties({}, Object.fromEntries(properties)));
}
