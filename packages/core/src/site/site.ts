import { readCalendars } from '../content/calendars.ts';
import { placeOfField, type RecordField, type WrittenPlace } from '../content/collections.ts';
import type { SiteFiles } from '../content/find/find-files.ts';
import { type FoundSite, findSite } from '../content/find/find-site.ts';
import { mediaOf } from '../content/media-queries.ts';
import { nameKey, namesOfPages, namesOfPresets, type PageName, readValidated } from '../content/pages.ts';
import { type Absence, isPublished, unpublishedByPath } from '../content/publication.ts';
import type { PublishedBefore } from '../content/published-paths.ts';
import { readTypes, type SiteTypes } from '../content/record-types.ts';
import { recordsIn } from '../content/resolve/indexes.ts';
import type { RecordIndex } from '../content/resolve/reference-findings.ts';
import { mediaFileOf } from '../content/resolve/resolve-media.ts';
import type { PageResult } from '../content/resolve/resolve-page.ts';
import type { ResolvedSettings } from '../content/resolve/resolve-settings.ts';
import { maxPages, modelJson, type ResolvedPage, readBlocks, readResolved, resolvedPage } from '../content/resolved-pages.ts';
import { type SiteDb, type SiteInput, siteQueries } from '../content/site-db.ts';
import { otherFiles, siteFiles } from '../content/site-files.ts';
import { readParts } from '../content/site-parts.ts';
import { nowOf } from '../content/site-settings.ts';
import type { SharedBlock } from '../content/validate/validate-entry.ts';
import type { PageContent } from '../content/validate/validate-page.ts';
import type { Host } from '../host/host.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import { pathAtAddress } from '../model/address.ts';
import { mapLinks } from '../model/link-lists.ts';
import type { PageModel } from '../model/page-model.ts';
import { publishedCalendars, type RecordCalendar } from '../model/record-calendar.ts';
import type { SiteModel } from '../model/site-model.ts';
import { retryIfChanged } from '../problems/file-errors.ts';
import type { Problem } from '../problems/problem.ts';
import { Database } from '../query/database.ts';
import type { Store } from '../query/query.ts';
import type { OwnRule } from '../rules/run-rules.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { memoizeCall } from '../text/memoize.ts';
import type { Now } from '../time/moment.ts';
import type { Clock } from '../time/site-clock.ts';
import { unlinkedPaths } from './read-rule-input.ts';
import { resolvedSettings } from './resolve-all-settings.ts';
import { problemsInPage } from './rule-results.ts';
import { siteFindings } from './site-findings.ts';
import { createSiteRules } from './site-rules.ts';
import { type Use, usesOfPage } from './uses.ts';

/** A loaded site: the models that later stages render, and its problems. */
export type Site = {
  /** All settings, including entries that lead to unpublished pages. */
  settings: SiteModel | undefined;
  /** All pages, including unpublished ones. A page is the same object as long as nothing that it is made from changes. */
  pages: ResolvedPage[];
  /** Collects the media files that pages and settings use, each once. */
  collectMedia: () => MediaFacts[];
  /** Returns the media files that pages show, each once. */
  mediaOf: (pages: readonly ResolvedPage[]) => MediaFacts[];
  /** The calendars of record types, with unpublished records. */
  calendars: RecordCalendar[];
  /** The published pages at the time of loading, their media, published records, and the settings without entries that lead to other pages. */
  published: Pick<Site, 'settings' | 'pages' | 'collectMedia' | 'calendars'>;
  /** The time for which it was loaded. */
  now: Now;
  /** The other pages by path, each with the reason. */
  unpublished: { path: string; absence: Absence }[];
  /** What earlier releases published. */
  publishedBefore: PublishedBefore;
  /** The problems of records by themselves, without those of their references. */
  recordProblems: Problem[];
  /** Runs all rules on the first call. Returns the problems of all files, sorted by file and line. */
  findProblems: () => Problem[];
  /** Returns the problems that only matter when the site is published. Runs the rules like `findProblems`. */
  findReleaseProblems: () => Problem[];
  /** Counts the checked links. Runs the rules like `findProblems`. */
  countLinks: () => number;
  /** Returns the paths of the published pages that nothing on the site links to. Runs the rules like `findProblems`. */
  findUnlinkedPages: () => string[];
  /** Returns the blocks of a page as they are written. */
  contentOf: (page: ResolvedPage) => PageContent;
  /** Returns the resolved blocks of a page. */
  blocksOf: (page: ResolvedPage) => PageResult['blocks'];
  /** Returns the resolved blocks of a page if they are in memory. */
  knownBlocksOf: (page: ResolvedPage) => PageResult['blocks'] | undefined;
  /** Returns the model of a page. Undefined for a page with a problem. */
  modelOf: (page: ResolvedPage) => PageModel | undefined;
  /** Returns what a page uses. */
  usesOf: (page: ResolvedPage) => ReadonlySet<Use>;
  /** The same text for two loads when nothing that is shown changed in between. */
  state: string;
  /** Stores what is known of the site for later commands. Never throws. */
  save: () => Promise<void>;
  /** The schemas of the code with the types of records that the site declares. */
  schemas: ContentSchemas;
  /** The targets of references: files, records, shared blocks. */
  named: { files: SiteFiles; shared: SharedBlock[]; records: RecordIndex };
  /** Returns where a field of a record is written, by the code of a language; empty for the default one. */
  placeOfField: (language: string, field: RecordField) => WrittenPlace | undefined;
};

/** One page of a site with the settings, and what reads its blocks. */
export type SitePage = Pick<Site, 'settings' | 'contentOf' | 'blocksOf'> & { page: ResolvedPage };

/**
 * Loads a site: find, read, validate, resolve, check. A second call processes only what changed. With `changed`, the absolute paths of all files that may have changed, it
 * reads no other file. Never throws because of content.
 */
export type SiteLoader = {
  (changed?: ReadonlySet<string>): Promise<Site>;
  /**
   * Reads the site as it would be with other files than those that were loaded last. It shares what is known of the rest, and leaves
   * nothing in the loader. `read` has to read everything that is wanted: afterwards, nothing can be asked.
   */
  fork: <Result>(files: OtherFiles, read: (site: ForkedSite) => Result) => Promise<Result>;
};

/** Files that are not on the disk: a host that has them, and their absolute paths. */
export type OtherFiles = { host: Host; changed: ReadonlySet<string> };

/** A site with other files: the whole site, or one page by its name, which is undefined when there is no such page. `before`: the site without them. */
export type ForkedSite = { before: () => Site; site: () => Site; page: (name: PageName) => SitePage | undefined };

/** The code of a site that reads and checks its content. */
export type SiteContent = ContentSchemas & {
  /** The own rules of the site. */
  rules: readonly OwnRule[];
};

export type LoadOptions = {
  /** Returns what earlier commands know of the site. Every value may depend on `types`, those of the records as JSON. */
  createStore?: (types: string) => Store;
  /** Is told why each query runs. */
  onRun?: (query: string, key: string, reason: string) => void;
  /** True uses the last valid settings while the current ones are invalid, so that the preview can render pages. */
  usesLastValidSettings?: boolean;
  /** True for a build, which needs the model of each page: it is made while the blocks of the page are in memory. */
  rendersPages?: boolean;
};

/** Where a site is: its folder, its code, and the clock that decides which pages are published. */
export type SitePlace = { siteDir: string; code: SiteContent; clock: Clock };

/** Creates a loader for a site. */
export function createLoader(
  host: Host,
  { siteDir, code, clock }: SitePlace,
  { usesLastValidSettings = false, rendersPages = false, createStore, onRun }: LoadOptions = {},
): SiteLoader {
  const lastSettings: SiteInput['lastSettings'] = usesLastValidSettings ? new Map() : undefined;
  const rules = createSiteRules(code.rules, host.placeInCode);
  let db: Database<SiteInput> | undefined;
  let known: FoundSite | undefined;
  let types: SiteTypes | undefined;
  const revise = async (changed?: ReadonlySet<string>): Promise<Database<SiteInput>> => {
    const isKnown = changed && known && [...changed].every((file) => known?.readable.has(file));
    const found = isKnown && known ? known : await findSite(host, siteDir, code);
    known = found;
    const own = readTypes(host, found.files.types, code, types);
    // Like the code, a type may change everything.
    if (own.schemas !== types?.schemas) db = undefined;
    types = own;
    const { schemas, problems: typeProblems } = own;
    const all = isKnown && db ? changed : undefined;
    const input: SiteInput = { host, siteDir, schemas, typeProblems, rules, clock, found, changed: all, lastSettings };
    if (db) db.startRevision(input);
    const current =
      db ??
      new Database(input, { hash: host.hash, queries: siteQueries.byName, store: createStore?.(JSON.stringify(schemas.types)), onRun });
    db = current;
    return current;
  };
  const fork = async <Result>({ host: other, changed }: OtherFiles, read: (site: ForkedSite) => Result): Promise<Result> => {
    const first = db ?? (await revise());
    const isKnown = known && [...changed].every((file) => known?.readable.has(file) && other.files.exists(file));
    const found = isKnown && known ? known : await findSite(other, siteDir, code);
    // From here on, nothing waits, so that no other revision starts.
    const base = db ?? first;
    const { schemas, problems: typeProblems } = readTypes(other, found.files.types, code, types);
    const { time } = nowOf(base);
    const input: SiteInput = {
      ...base.input,
      ...{ host: other, found, schemas, typeProblems },
      changed: isKnown ? changed : undefined,
      clock: () => new Date(time),
      lastSettings: lastSettings && new Map(lastSettings),
    };
    // Like the code, a type may change everything.
    const current = schemas === types?.schemas ? base.fork(input) : new Database(input, { hash: host.hash, onRun });
    return read({ before: () => readSite(base, false), site: () => readSite(current, false), page: (name) => readPage(current, name) });
  };
  const load = (changed?: ReadonlySet<string>): Promise<Site> =>
    retryIfChanged(async (isRetry) => readSite(await revise(isRetry ? undefined : changed), rendersPages));
  return Object.assign(load, {
    fork: <Result>(files: OtherFiles, read: (site: ForkedSite) => Result): Promise<Result> =>
      retryIfChanged(async (isRetry) => {
        if (isRetry) await revise();
        return fork(files, read);
      }),
  });
}

function readPage(db: Database<SiteInput>, name: PageName): SitePage | undefined {
  const key = nameKey(name);
  if (!namesOfPages(db).some((one) => nameKey(one) === key)) return undefined;
  return { page: readResolved(db, name), settings: db.get(resolvedSettings, '')?.model, ...readersOf(db) };
}

/** Returns what reads the content and the blocks of a page. */
const readersOf = (db: Database<SiteInput>): Pick<Site, 'contentOf' | 'blocksOf'> => ({
  contentOf: ({ name }) => readValidated(db, name).content,
  blocksOf: ({ name }) => readBlocks(db, name).blocks,
});

function readSite(db: Database<SiteInput>, rendersPages: boolean): Site {
  const names = namesOfPages(db);
  const pages = names.map((name) => {
    const page = readResolved(db, name);
    if (rendersPages) {
      problemsInPage(db, name);
      if (names.length > maxPages && db.peek(resolvedPage, nameKey(name))) db.get(modelJson, nameKey(name));
    }
    return page;
  });
  const parts = readParts(db);
  const settings = db.get(resolvedSettings, '');
  const now = nowOf(db);
  const calendars = readCalendars(db);
  const published = pages.filter(({ page }) => isPublished(page.fields, now));
  const ofPages = pages.map(({ page }) => page);
  const unpublished = [...unpublishedByPath(ofPages, now)].map(([path, { absence }]) => ({ path, absence }));
  const find = () => db.get(siteFindings, '');
  return {
    settings: settings?.model,
    pages,
    collectMedia: memoizeCall(() => collectMedia(db, pages, settings)),
    mediaOf: (some) => collectMedia(db, some),
    calendars,
    published: {
      settings: settings?.model && publishedSettings(settings.model, new Set(unpublished.map(({ path }) => path))),
      pages: published,
      collectMedia: memoizeCall(() => collectMedia(db, published, settings)),
      calendars: publishedCalendars(calendars),
    },
    now,
    unpublished,
    publishedBefore: parts.publishedBefore,
    recordProblems: [...parts.collections, ...parts.translations].flatMap(({ problems }) => problems),
    findProblems: () => find().problems,
    findReleaseProblems: () => find().releaseProblems,
    countLinks: () => find().linkCount,
    findUnlinkedPages: () => db.get(unlinkedPaths, ''),
    ...readersOf(db),
    knownBlocksOf: ({ name }) => db.peek(resolvedPage, nameKey(name))?.blocks,
    modelOf: ({ name }) => readModel(db, name),
    usesOf: (page) => usesOfPage(db, page),
    state: db.get(siteState, ''),
    schemas: db.input.schemas,
    named: { files: parts.files, shared: parts.shared, records: recordsIn(db, '') },
    placeOfField: (language, field) => placeOfField(db, language, field),
    save: async () => {
      // With wrong settings, pages may have been resolved with earlier ones. Without a store, only the next command takes longer.
      if (parts.settings) await db.save().catch(() => undefined);
    },
  };
}

/** Returns the model of a page: of its blocks, while they are in memory. */
function readModel(db: Database<SiteInput>, name: PageName): PageModel | undefined {
  const key = nameKey(name);
  const known = db.peek(resolvedPage, key);
  if (known || !db.peek(modelJson, key)) return (known ?? readBlocks(db, name)).blocks.model;
  const json = db.get(modelJson, key);
  return json && JSON.parse(new TextDecoder().decode(json));
}

function collectMedia(db: SiteDb, pages: readonly ResolvedPage[], settings?: ResolvedSettings): MediaFacts[] {
  const media = mediaOf(db);
  const keys = new Set([...pages.flatMap(({ mediaFiles }) => mediaFiles), ...(settings?.mediaFiles.keys() ?? [])]);
  return [...keys].map((key) => mediaFileOf(key, media));
}

/**
 * Returns the settings without the entries that lead to unpublished pages: of the navigations, the footers and the redirects,
 * as in `pageEntries`. `unpublished` has the paths of these pages.
 */
export function publishedSettings(settings: SiteModel, unpublished: ReadonlySet<string>): SiteModel {
  const publishedTarget = (to: string): string | undefined =>
    unpublished.has(pathAtAddress(to.split(/[?#]/, 1)[0] ?? '', settings) ?? '') ? undefined : to;
  const { translations } = settings;
  return {
    ...mapLinks(settings, publishedTarget),
    ...(translations && {
      translations: Object.fromEntries(Object.entries(translations).map(([code, one]) => [code, publishedSettings(one, unpublished)])),
    }),
    profiles: settings.profiles.map((profile) => mapLinks(profile, publishedTarget)),
    redirects: settings.redirects.filter(({ to }) => publishedTarget(to) !== undefined),
  };
}

/** A text that changes with everything that is known of the site. */
export const siteState = siteQueries.define({
  name: 'site',
  equality: 'inputs',
  compute: (db) => {
    readParts(db);
    db.get(otherFiles, '');
    return [
      ...[siteFiles, resolvedSettings, otherFiles].map((query) => db.hashOf(query, '')),
      ...[...namesOfPages(db), ...namesOfPresets(db)].map((name) => readResolved(db, name).state),
      JSON.stringify(readCalendars(db)),
    ].join(' ');
  },
});
