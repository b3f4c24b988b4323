import type { Resolved } from '../schema/resolved.ts';
import type { Networks, SiteSettings } from '../schema/site-settings.ts';
import type { Strings } from '../strings/index.ts';
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

/** Returns the settings in a language. The default one is undefined. */
export const settingsIn = (site: SiteModel, language: string | undefined): SiteModel =>
  (language === undefined ? undefined : site.translations?.[language]) ?? site;

/** Returns the path of the home page in the language of the settings. */
export const homePath = ({ siteLanguages = [], language }: SiteModel): string =>
  siteLanguages.find(({ code }) => code === language)?.prefix || '/';

/** Returns the address of the home page in the language of the settings. */
export const homeAddress = (site: SiteModel): string => pageAddress(homePath(site), site);
