import type { Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import { basePath, pageUrl, urlOf } from '../model/address.ts';
import type { TraitsOf } from '../model/block-traits-lookup.ts';
import { type PageModel, withNested } from '../model/page-model.ts';
import { homePath, type SiteModel } from '../model/site-model.ts';
import type { StructuredDataContext } from '../schema/fields/define-block.ts';
import { phoneNumber } from '../text/phone-number.ts';
import { breadcrumbs, type ParentTitles } from './breadcrumbs.ts';

/**
 * Returns the JSON-LD of a page: the Organization and WebSite on the home page, breadcrumbs on other pages, and what the block
 * types declare as their structured data. A page that refers to the Organization contains it, because readers see one page only.
 */
export function structuredData(page: PageModel, site: SiteModel, traitsOf: TraitsOf, titles: ParentTitles): Graph {
  const ofBlocks = blockThings(page, site, traitsOf);
  const ofPage = (): Thing[] => [
    breadcrumbs(page, site, titles),
    ...pageThings(page, site),
    ...(JSON.stringify(ofBlocks).includes(`"@id":"${organizationId(site)}"`) ? [organizationThing(site)] : []),
  ];
  const things: Thing[] = [...(page.path === homePath(site) ? siteThings(site) : ofPage()), ...ofBlocks];
  return { '@context': 'https://schema.org', '@graph': things };
}

const organizationId = ({ url }: SiteModel): string => `${url}/#organization`;

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

function blockThings({ path, blocks }: PageModel, site: SiteModel, traitsOf: TraitsOf): Thing[] {
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
      return thingsOf ? thingsOf(props, context) : [];
    });
  });
}
