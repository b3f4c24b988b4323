import type { SiteSettings } from '../schema/site-settings.ts';
import { encodePath } from '../text/old-path.ts';

/**
 * The settings that turn a path of the site into its address. Inside the engine a page has its path, such as `/about`; what visitors,
 * search engines and hosts get has its address, such as `/about/`. This is the only module that knows the difference.
 */
export type AddressSettings = Pick<SiteSettings, 'url' | 'trailingSlash'>;

/** The settings of a site whose `site.yaml` cannot be read: every path is an address. */
export const plainAddresses: AddressSettings = { url: '', trailingSlash: 'never' };

/** Returns the path of the site on its host, such as `/loaf`. Empty for a site that is not below a path. */
export const basePath = ({ url }: Pick<AddressSettings, 'url'>): string => url.replace(/^https:\/\/[^/]*/, '');

/** True when addresses differ from paths. */
export const changesPaths = (site: AddressSettings): boolean => site.trailingSlash === 'always' || basePath(site) !== '';

/** Returns the address of a file of the site, or of its mail service. */
export const fileAddress = (path: string, site: Pick<AddressSettings, 'url'>): string => basePath(site) + path;

/** Returns the address of a page, as links have it. A query and an anchor stay. */
export function pageAddress(path: string, site: AddressSettings): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  const slash = site.trailingSlash === 'always' && !plain.endsWith('/') && !isFilePath(plain) ? '/' : '';
  return `${basePath(site)}${plain}${slash}${path.slice(plain.length)}`;
}

/** Returns the address of a page below that at an address, such as `/news/page/2/`. */
export const addressBelow = (address: string, path: string, { trailingSlash }: Pick<AddressSettings, 'trailingSlash'>): string =>
  `${address.replace(/\/$/, '')}/${path}${trailingSlash === 'always' ? '/' : ''}`;

/** Returns an address without `base`, the path of the site on its host. Undefined for an address outside of the site. */
export function withoutBase(address: string, base: string): string | undefined {
  if (address === base) return '/';
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined;
}

/** Returns the path of the page at an address, with or without a slash at its end. Undefined for an address outside of the site. */
export const pathAtAddress = (address: string, site: Pick<AddressSettings, 'url'>): string | undefined =>
  withoutBase(address, basePath(site))?.replace(/(.)\/$/, '$1');

/** Returns the URL of a page as other sites need it: with the host of the site, and with percent escapes for letters beyond ASCII. */
export const pageUrl = (path: string, site: AddressSettings): string => urlOf(encodePath(pageAddress(path, site)), site);

/** Returns the URL of an address: with the host of the site. */
export const urlOf = (address: string, { url }: Pick<AddressSettings, 'url'>): string =>
  url.slice(0, url.length - basePath({ url }).length) + address;

/** Returns the id of the site's Organization in structured data. */
export const organizationId = ({ url }: Pick<AddressSettings, 'url'>): string => `${url}/#organization`;

/** True for a path that names a file, such as `/feed.xml`. A not-found page is one: `404.html`. */
const isFilePath = (path: string): boolean => /\.[^/.]*$|\/404$/.test(path);

/** True for a not-found page: `/404`, or that of a folder, such as `/docs/404`. */
export const isNotFoundPage = (path: string): boolean => path.endsWith('/404');
