import { reservedFolders } from '../rules/site/reserved-folders.ts';
import { pagePathSchema } from '../schema/fields/page-path.ts';
import type { Site } from '../site/load-site.ts';

/** Returns the path of an address within the site: without query, anchor and trailing slash. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/** True when an address within the site points to the page at `path`. */
export const isSamePath = (address: string, path: string): boolean => address.startsWith('/') && pathOf(address) === path;

/** Returns why no new page can have a path, in words. Undefined when it can. */
export function refusalOfPath(path: string, { pages }: Pick<Site, 'pages'>): string | undefined {
  if (!pagePathSchema.safeParse(path).success) {
    const meant = toPath(path);
    const rule = 'A path starts with / and has small letters, digits and single hyphens';
    return `"${path}" cannot be the path of a page. ${rule}${meant === undefined ? ', such as /spring-offer.' : `: ${meant}`}`;
  }
  const folder = path.split('/')[1] ?? '';
  if (Object.hasOwn(reservedFolders, folder))
    return `No page can be at ${path}: /${folder} holds ${reservedFolders[folder]}. Choose a path that does not start with /${folder}.`;
  const owner = pages.find(({ page }) => page.fields?.path === path);
  if (owner) return `There is a page at ${path} already: ${owner.page.file.shown}. Choose another path.`;
  return undefined;
}

/** Returns the nearest valid path for a text. Undefined when the text has no letters or digits. */
function toPath(written: string): string | undefined {
  const path = written
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('/')
    .map(toName)
    .filter((part) => part !== '')
    .join('/');
  return path === '' ? undefined : `/${path}`;
}

/** Converts a text to a name of lowercase letters, digits and single hyphens: `Über uns!` becomes `uber-uns`. */
export const toName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
