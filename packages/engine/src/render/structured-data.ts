import {
  basePath,
  homePath,
  organizationId,
  type PageModel,
  pageUrl,
  phoneNumber,
  SiteCodeError,
  type SiteModel,
  type StructuredDataContext,
  type TraitsOf,
  urlOf,
  withNested,
} from '@pagewright/core';
import type { BreadcrumbList, FAQPage, Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import { placeInCode } from '../files/place-in-code.ts';
import { blockError } from './render-error.ts';

/**
 * Returns the JSON-LD of a page: the Organization and WebSite on the home page, breadcrumbs on other pages, what the type
 * of its record says, and what the block types declare as their structured data. A page that refers to the Organization contains it, because readers see one page only.
 */
export function structuredData(page: PageModel, site: SiteModel, traitsOf: TraitsOf, titles: ParentTitles): Graph {
  const own = [...(page.data ? [page.data] : []), ...withOneFaqPage(blockThings(page, site, traitsOf))];
  const ofPage = (): Thing[] => [
    breadcrumbs(page, site, titles),
    ...pageThings(page, site),
    ...(JSON.stringify(own).includes(`"@id":"${organizationId(site)}"`) ? [organizationThing(site)] : []),
  ];
  const things: Thing[] = [...(page.path === homePath(site) ? siteThings(site) : ofPage()), ...own];
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Returns the URL of a home page. That of a host needs no slash at its end. */
const homeUrl = (path: string, site: SiteModel): string => (path === '/' && basePath(site) === '' ? site.url : pageUrl(path, site));

/** Returns the language of a page as structured data, for a site with several languages. */
const pageThings = ({ path, title, repeats }: PageModel, site: SiteModel): WebPage[] =>
  site.siteLanguages && repeats === undefined
    ? [{ '@type': 'WebPage', url: pageUrl(path, site), name: title, inLanguage: site.language }]
    : [];

function organizationThing(site: SiteModel): Organization {
  const { brand, company } = site;
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: company.name,
    url: homeUrl('/', site),
    logo: urlOf(brand.favicon.src, site),
    email: company.email,
    ...(company.phone !== undefined && { telephone: phoneNumber(company.phone) }),
    address: company.address.join(', '),
    sameAs: company.social.map(({ to }) => to),
  };
}

function siteThings(site: SiteModel): (Organization | WebSite)[] {
  const { brand, language } = site;
  return [
    organizationThing(site),
    {
      '@type': 'WebSite',
      name: brand.name,
      url: homeUrl(homePath(site), site),
      inLanguage: language,
      publisher: { '@id': organizationId(site) },
    },
  ];
}

function blockThings(page: PageModel, site: SiteModel, traitsOf: TraitsOf): Thing[] {
  const { path, blocks } = page;
  const common = {
    pageUrl: pageUrl(path, site),
    toUrl: (address: string) => urlOf(address, site),
    organization: { '@id': organizationId(site) },
    company: site.company,
    timeZone: site.timeZone,
  };
  return blocks.flatMap((block) => {
    const context: StructuredDataContext = { ...common, isOver: (date) => block.over?.includes(date) ?? false };
    return withNested([block]).flatMap(({ type, props }) => {
      const { structuredData: thingsOf } = traitsOf(type);
      try {
        return thingsOf ? thingsOf(props, context) : [];
      } catch (error) {
        throw blockError(page, { ...block, type }, new SiteCodeError('"structuredData" failed', error, placeInCode));
      }
    });
  });
}

const isFaqPage = (thing: Thing): thing is Exclude<FAQPage, string> =>
  typeof thing === 'object' && '@type' in thing && thing['@type'] === 'FAQPage';

/** Joins the questions of several blocks: search engines read one FAQPage of a page. */
function withOneFaqPage(things: readonly Thing[]): Thing[] {
  const [first, ...others] = things.filter(isFaqPage);
  if (!first) return [...things];
  const questions = [first, ...others].flatMap(({ mainEntity }) => mainEntity ?? []);
  const joined: FAQPage = { ...first, mainEntity: questions };
  return things.filter((thing) => thing === first || !isFaqPage(thing)).map((thing) => (thing === first ? joined : thing));
}

/** The titles of pages that have pages below them, by path. */
export type ParentTitles = ReadonlyMap<string, string>;

/** Returns the paths above a path, from the top, without the home page: `/a` and `/a/b` for `/a/b/c`. */
export function pathsAbove(path: string): string[] {
  const folders = path.split('/').filter(Boolean).slice(0, -1);
  return folders.map((_, index) => `/${folders.slice(0, index + 1).join('/')}`);
}

/** Returns the titles of the pages that lie above others of these pages. */
export function parentTitles(pages: readonly Pick<PageModel, 'path' | 'title'>[]): ParentTitles {
  const parents = new Set(pages.flatMap(({ path }) => pathsAbove(path)));
  return new Map(pages.filter(({ path }) => parents.has(path)).map(({ path, title }) => [path, title]));
}

/** Returns the way to a page: the home page, the pages above it that exist, and the page. Of the home page only itself. */
export function trailOf({ path, title }: Pick<PageModel, 'path' | 'title'>, site: SiteModel, titles: ParentTitles): Step[] {
  const home = homePath(site);
  const above = pathsAbove(path).flatMap((one) => {
    const name = titles.get(one);
    return name === undefined || one === home ? [] : [{ path: one, name }];
  });
  const first = { path: home, name: site.brand.name };
  return path === home ? [first] : [first, ...above, { path, name: title }];
}

type Step = { path: string; name: string };

/** Returns the way to a page as structured data. */
function breadcrumbs(page: PageModel, site: SiteModel, titles: ParentTitles): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(page, site, titles).map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: one.name,
      item: pageUrl(one.path, site),
    })),
  };
}
