import type { z } from 'zod';
import type { Resolved } from '../schema/resolved.ts';
import type { Networks, OwnSettings, SiteSettings } from '../schema/site-settings.ts';
import type { Strings } from '../strings/index.ts';
import { trustType } from '../trust/trust-type.ts';
import { pageAddress } from './address.ts';
import type { Language } from './languages.ts';

/** A language of a site with several, and the path of its home page when that is published. */
export type SiteLanguage = Language & { home?: string };

/** `site.yaml`, validated and resolved, the interface texts and the names of social networks: what the layout shows around every page. */
export type SiteModel = Resolved<SiteSettings> & {
  strings: Strings;
  networks: Networks;
  /** All languages in the order of `site.yaml`. Undefined for a site with one language. */
  siteLanguages?: readonly SiteLanguage[];
  /** The same settings in the other languages, by their codes. Undefined for a site with one language. */
  translations?: Readonly<Record<string, SiteModel>>;
  /** True for a build with `--preview`: search engines must list none of its pages. */
  isPreview?: true;
};

/**
 * Returns the own settings of a site, `settings` in `site.yaml`: `ownSettings<typeof settings>(site)` with the fields that its code
 * declares. Throws for a site that declares none.
 */
export function ownSettings<Fields extends OwnSettings>({ settings }: Pick<SiteModel, 'settings'>): OwnValues<Fields> {
  if (!settings) throw new Error('The site declares no settings of its own. Add "settings" to defineSite in src/site.ts.');
  // The schema of site.yaml has checked them.
  return trustType<OwnValues<Fields>>(settings);
}

type OwnValues<Fields extends OwnSettings> = { readonly [Name in keyof Fields]: Resolved<z.output<Fields[Name]>> };

/** Returns the settings in a language. The default one is undefined. */
export const settingsIn = (site: SiteModel, language: string | undefined): SiteModel =>
  (language === undefined ? undefined : site.translations?.[language]) ?? site;

/** Returns the path of the home page in the language of the settings: the one of the site while that of the language is not published. */
export const homePath = ({ siteLanguages = [], language }: SiteModel): string =>
  siteLanguages.find(({ code }) => code === language)?.home ?? '/';

/** Returns the address of the home page in the language of the settings. */
export const homeAddress = (site: SiteModel): string => pageAddress(homePath(site), site);
