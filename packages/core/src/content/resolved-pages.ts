import type { PathFacts } from '../model/page-facts.ts';
import { guarded, isUnexpectedFailure } from '../problems/unexpected-failure.ts';
import { planOf } from '../schema/compile-plan.ts';
import { planIn } from '../schema/field-plan.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import { nameKey, nameOfKey, type PageName, readPage, readValidated } from './pages.ts';
import type { Deadline, LinkUse, WrittenId } from './resolve/findings.ts';
import { indexesOfPages } from './resolve/indexes.ts';
import { failedPage, type PageContext, type PageFindings, type PageResult, resolvePage } from './resolve/resolve-page.ts';
import { resolveOwnSettings } from './resolve/resolve-settings.ts';
import { type SiteDb, siteQueries } from './site-db.ts';
import type { ValidPage } from './validate/validate-page.ts';
import { stringsIn, usedSettings } from './view-settings.ts';

/** A page as the rest of the site sees it, with its references resolved. Its blocks are read apart. */
export type ResolvedPage = Omit<PageFindings, 'mediaFiles'> & {
  page: ValidPage;
  /** The keys of the media files that it shows. */
  mediaFiles: readonly string[];
  name: PageName;
  /** A hash of all that its blocks are made from: equal for equal output. */
  state: string;
};

/** A choice: a site with more pages needs less memory, and a command for one with fewer remembers the blocks of all. */
export const maxPages = 2000;

/** A page with its blocks resolved. */
export const resolvedPage = siteQueries.define({
  name: 'resolved page',
  equality: 'inputs',
  limit: maxPages,
  compute: (db, key): PageResult => {
    const name = nameOfKey(key);
    const validated = readValidated(db, name);
    const result = guarded(
      () => resolvePage(validated, contextOf(db, name.view)),
      (error) => failedPage(validated, error, db.input.host.placeInCode),
    );
    // What a page that failed depends on is not fully known.
    if (result.findings.problems.some(isUnexpectedFailure)) db.runAgain();
    return result;
  },
});

/** Returns the context for the pages of a view. Shared blocks in the default language are shown with its texts. */
function contextOf(db: SiteDb, view: string): PageContext {
  const context = {
    schemas: db.input.schemas,
    settings: settingsOfBlocks(db, view),
    strings: db.get(stringsIn, view),
    indexes: indexesOfPages(db, view),
  };
  return view === '' ? context : { ...context, defaultLanguage: { settings: settingsOfBlocks(db, ''), strings: db.get(stringsIn, '') } };
}

/** The own settings of a site with links, pictures and records resolved, as layouts get them. `site.yaml` has their problems. */
const ownSettingsIn = siteQueries.define({
  name: 'own settings',
  equality: 'json',
  compute: (db, view) => {
    const settings = usedSettings(db, view)?.settings;
    const plan = planIn(planOf(db.input.schemas.siteSchema), 'settings');
    if (!settings || !plan) return null;
    return resolveOwnSettings(settings, plan, indexesOfPages(db, view)) ?? null;
  },
});

/** Returns the settings from which blocks pick. */
function settingsOfBlocks(db: SiteDb, view: string): SiteSettings | undefined {
  const settings = usedSettings(db, view);
  const own = db.get(ownSettingsIn, view);
  return settings && own ? { ...settings, settings: own } : settings;
}

/** Something found in a page, without its file: `shared` is the name of the shared block that contains it, or else the page's file does. */
type InFile<Use extends Pick<LinkUse, 'file' | 'page'>> = Omit<Use, 'file' | 'page'> & { shared?: string };

/** The findings of a page as JSON. */
type StoredFindings = Omit<PageFindings, 'mediaFiles' | 'links' | 'deadlines' | 'writtenIds'> & {
  /** The keys of `mediaFiles`. */
  mediaFiles: readonly string[];
  links: InFile<LinkUse>[];
  deadlines: InFile<Deadline>[];
  writtenIds: InFile<WrittenId>[];
};

const storedFindings = siteQueries.define({
  name: 'findings of a page',
  equality: 'json',
  compute: (db, key): StoredFindings => {
    const { findings } = db.get(resolvedPage, key);
    const { uses } = readValidated(db, nameOfKey(key)).page;
    const shared = new Map([...uses.values()].flatMap((used) => (used ? [[used.file.displayPath, used.name] as const] : [])));
    const inFile = <Use extends Pick<LinkUse, 'file' | 'page'>>({ file, page: _, ...use }: Use): InFile<Use> => {
      const name = shared.get(file.displayPath);
      return { ...use, ...(name !== undefined && { shared: name }) };
    };
    return {
      ...findings,
      mediaFiles: [...findings.mediaFiles.keys()],
      links: findings.links.map(inFile),
      deadlines: findings.deadlines.map(inFile),
      writtenIds: findings.writtenIds.map(inFile),
    };
  },
});

/** A page for the rest of the site. */
const siteResolvedPage = siteQueries.define({
  name: 'resolved site page',
  equality: 'inputs',
  compute: (db, key): ResolvedPage => {
    const name = nameOfKey(key);
    const page = readPage(db, name);
    const { links, deadlines, writtenIds, ...found } = db.get(storedFindings, key);
    const placeOf = (shared: string | undefined): Pick<LinkUse, 'file' | 'page'> => ({
      file: (shared === undefined ? undefined : page.uses.get(shared)?.file) ?? page.file,
      page: page.fields?.path ?? page.key,
    });
    return {
      ...found,
      page,
      name,
      state: db.hashOf(resolvedPage, key),
      links: links.map(({ shared, ...link }): LinkUse => ({ ...link, ...placeOf(shared) })),
      deadlines: deadlines.map(({ shared, ...deadline }): Deadline => ({ ...deadline, ...placeOf(shared) })),
      writtenIds: writtenIds.map(({ shared, ...written }): WrittenId => ({ ...written, ...placeOf(shared) })),
    };
  },
});

/** Returns a page for the rest of the site. The same object while nothing that it is made from changes. */
export const readResolved = (db: SiteDb, name: PageName): ResolvedPage => db.get(siteResolvedPage, nameKey(name));

/** Returns the blocks and the texts of a page. */
export const readBlocks = (db: SiteDb, name: PageName): PageResult => db.get(resolvedPage, nameKey(name));

/**
 * The model of a page as JSON in UTF-8, for a site with so many pages that their blocks are dropped: a string can take twice as much.
 * Undefined for a page with a problem.
 */
export const modelJson = siteQueries.define({
  name: 'model',
  equality: 'inputs',
  compute: (db, key) => {
    const { model } = db.get(resolvedPage, key).blocks;
    return model && new TextEncoder().encode(JSON.stringify(model));
  },
});

/** Returns the facts of a page with its path; nothing for a page without a model. */
export const pathFactsOf = ({ fields, facts }: ResolvedPage): PathFacts[] => (fields && facts ? [{ ...fields, facts }] : []);
