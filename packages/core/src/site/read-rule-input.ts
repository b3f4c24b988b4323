import { readCalendars } from '../content/calendars.ts';
import { collectionsIn } from '../content/collections.ts';
import { mediaOf } from '../content/media-queries.ts';
import { allViews, nameOfPage, namesOfPages, namesOfPresets, pageSummaries, readValidated, sharedInUse } from '../content/pages.ts';
import type { Deadline, LinkUse } from '../content/resolve/findings.ts';
import { readResolved } from '../content/resolved-pages.ts';
import { ownSharedBlocks } from '../content/shared-blocks.ts';
import { type SiteDb, siteQueries } from '../content/site-db.ts';
import { otherFiles, siteFiles } from '../content/site-files.ts';
import { readTranslations } from '../content/site-parts.ts';
import { languagesOfSite, minuteOf, ownFiles, stringsFiles, validSettings } from '../content/site-settings.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import { publishedCalendars } from '../model/record-calendar.ts';
import { feedPaths } from '../rules/site/link-findings.ts';
import { indexTargets, listTargets } from '../rules/site/link-targets.ts';
import type { LinkTargets, RuleInput, TranslationState } from '../rules/site/rule-input.ts';
import { findTranslationStates } from '../rules/site/translation-states.ts';
import { unlinkedPages } from '../rules/site/unlinked-pages.ts';
import { memoizeCall } from '../text/memoize.ts';
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

/** Returns what rules read of the site: each part is read from the database when a rule reads it, so that the rule depends on no other. */
export function readRuleInput(db: SiteDb): RuleInput {
  const summaries = memoizeCall(() => pageSummaries(db));
  return {
    get host() {
      // A host has files that no query reads.
      db.get(otherFiles, '');
      return db.input.host;
    },
    get hasErrors() {
      return db.get(hasErrors, '');
    },
    schemas: db.input.schemas,
    get files() {
      return ownFiles(db);
    },
    get pages() {
      return db.get(pageList, '');
    },
    get pageSummaries() {
      return summaries();
    },
    get collections() {
      return collectionsIn(db, '').collections;
    },
    get settings() {
      return db.get(validSettings, '').settings;
    },
    get settingsFile() {
      return db.get(validSettings, '').file;
    },
    get links() {
      return db.get(linkList, '');
    },
    get linkTargets() {
      return db.get(linkTargets, '');
    },
    anchorsAt: (path) => db.get(anchorsAt, path) ?? undefined,
    get calendarPaths() {
      return publishedCalendars(readCalendars(db)).flatMap(({ path, events }) => [path, ...events.map((event) => event.path)]);
    },
    get shared() {
      return ownSharedBlocks(db, '');
    },
    get sharedInUse() {
      const all = allViews(db).map((view) => db.get(sharedInUse, view));
      return { names: new Set(all.flatMap(({ names }) => names)), isUnsure: all.some(({ isUnsure }) => isUnsure) };
    },
    get strings() {
      return db.get(stringsFiles, '');
    },
    get now() {
      return minuteOf(db);
    },
    get pageInputs() {
      return db.get(usesOfPages, '');
    },
    get recordInputs() {
      return db.get(usesOfRecords, '');
    },
    get languages() {
      return languagesOfSite(db);
    },
    get translations() {
      return readTranslations(db);
    },
    get translationStates() {
      return db.get(translationStates, '');
    },
    get untranslated() {
      return db.get(resolvedSettings, '')?.untranslated ?? new Map();
    },
    get deadlines() {
      return db.get(deadlineList, '');
    },
    inputsOf: (page) => usesOfPage(db, { name: nameOfPage(page) }),
    headingsOf: (page) => readResolved(db, nameOfPage(page)),
    contentOf: (page) => readValidated(db, nameOfPage(page)).content,
    get usedMedia() {
      return db.get(usedMedia, '').usedMedia;
    },
    media: mediaOf(db),
    get publishedBefore() {
      return db.get(siteFiles, '').publishedBefore.paths;
    },
  };
}
