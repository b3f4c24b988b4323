import type { Host } from '../host/host.ts';
import type { Problem } from '../problems/problem.ts';
import { createQuerySet, type Db } from '../query/query.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { Clock } from '../time/site-clock.ts';
import type { FoundSite } from './find/find-site.ts';
import type { PartRules } from './part-rules.ts';

/** What a site is read from in one revision. */
export type SiteInput = {
  host: Host;
  siteDir: string;
  schemas: ContentSchemas;
  /** The problems of the types that the site declares. */
  typeProblems: readonly Problem[];
  rules: PartRules<SiteDb>;
  /** Returns the time that decides which pages are published. */
  clock: Clock;
  found: FoundSite;
  /** The absolute paths of the files that may have changed since the last revision. Undefined when any may have, and when others may exist. */
  changed?: ReadonlySet<string> | undefined;
  /** The last valid settings by view, which pages are shown with while the current ones are invalid. Undefined when they are not. */
  lastSettings?: Map<string, SiteSettings> | undefined;
};

export type SiteDb = Db<SiteInput>;

/** Everything that is computed from the files of a site. */
export const siteQueries = createQuerySet<SiteInput>();

/** Combines a view and a name to the key of a query. The default language has the view `''`. */
export const keyIn = (view: string, name: string): string => `${view}|${name}`;

/** Divides a key into its view and its name. */
export function splitKey(key: string): [view: string, name: string] {
  const end = key.indexOf('|');
  return [key.slice(0, end), key.slice(end + 1)];
}

/**
 * The pages of a language are a view of the site. The view of the default language is `''`, that of another one its code. Where a
 * language shows pages of the default one that are not translated, these are a view of their own, such as `de<`: content in the
 * default language with links to pages in the other one.
 */

/** Returns the view of pages that repeat those of the default language. */
export const fallbackView = (code: string): string => `${code}<`;

/** Returns the code of the language of the pages in a view. Empty for the default one. */
export const codeOf = (view: string): string => view.replace(/<$/, '');

/** Returns the view that has the content of the pages in a view. */
export const contentView = (view: string): string => (view.endsWith('<') ? '' : view);
