import { type AddressSettings, isNotFoundPage, pageAddress } from './address.ts';
import type { PageModel, PageVersion } from './page-model.ts';
import type { SiteModel } from './site-model.ts';

/** A link to the current page in another language, or to the home page of the language. */
export type LanguageLink = {
  /** A language code such as `de`. */
  code: string;
  /** The name of the language in itself. */
  name: string;
  href: string;
  /** True for the language of the current page. */
  isCurrent: boolean;
};

type PageInLanguages = Pick<PageModel, 'path' | 'versions'>;
type Site = Pick<SiteModel, 'language' | 'siteLanguages'> & AddressSettings;

/**
 * Returns the links to the languages of a site, in the order of `site.yaml`: to the same page, or to the home page of a
 * language that does not have it. Empty for a site with one language.
 */
export function languageLinks(site: Site, page: PageInLanguages): LanguageLink[] {
  const { siteLanguages = [], language } = site;
  return siteLanguages.flatMap(({ code, name, home }): LanguageLink[] => {
    const isCurrent = code === language;
    const version = isNotFoundPage(page.path) ? undefined : page.versions?.find((one) => one.language === code);
    const path = isCurrent && !isNotFoundPage(page.path) ? page.path : (version?.path ?? home);
    return path === undefined ? [] : [{ code, name, href: pageAddress(path, site), isCurrent }];
  });
}

/** A version of a page for search engines: its language, or `x-default`, and its path. */
export type Alternate = { hreflang: string; path: string };

/**
 * Returns the versions of a page for search engines, with itself, and the default language as `x-default`. Empty for a page
 * with one version, and for one that is not listed.
 */
export function alternatesOf(page: PageInLanguages, { siteLanguages = [] }: Pick<SiteModel, 'siteLanguages'>): Alternate[] {
  const versions = (page.versions ?? []).filter((one) => isAlternate(one));
  if (versions.length < 2 || !versions.some(({ path }) => path === page.path)) return [];
  const defaultCode = siteLanguages.find(({ prefix }) => prefix === '')?.code;
  const original = versions.find(({ language }) => language === defaultCode);
  return [
    ...versions.map(({ language, path }) => ({ hreflang: language, path })),
    ...(original ? [{ hreflang: 'x-default', path: original.path }] : []),
  ];
}

const isAlternate = ({ isFallback, isUnlisted, path }: PageVersion): boolean => !isFallback && !isUnlisted && !isNotFoundPage(path);
