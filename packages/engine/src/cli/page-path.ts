import { published } from '../checks/reserved-path.ts';
import { pagePathSchema } from '../schema/fields/page-path.ts';
import type { Site } from '../site/load-site.ts';

/** The path of a page that an address of the site leads to: without query and anchor, without a slash at the end. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/** Whether an address leads to a page. */
export const isSamePath = (address: string, path: string): boolean => address.startsWith('/') && pathOf(address) === path;

/** Why no new page can have a path, in plain words; undefined when it can. */
export function refusalOfPath(path: string, { pages }: Pick<Site, 'pages'>): string | undefined {
  if (!pagePathSchema.safeParse(path).success) {
    const meant = toPath(path);
    const rule = 'A path starts with / and has small letters, digits and single hyphens';
    return `"${path}" cannot be the path of a page. ${rule}${meant === undefined ? ', such as /spring-offer.' : `: ${meant}`}`;
  }
  const folder = path.split('/')[1] ?? '';
  if (Object.hasOwn(published, folder))
    return `No page can be at ${path}: /${folder} holds ${published[folder]}. Choose a path that does not start with /${folder}.`;
  const owner = pages.find(({ page }) => page.shell?.path === path);
  if (owner) return `There is a page at ${path} already: ${owner.page.file.shown}. Choose another path.`;
  return undefined;
}

/** The path that was meant by something that is none; undefined when nothing is left of it. */
function toPath(written: string): string | undefined {
  const path = written
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('/')
    .map(toName)
    .filter((part) => part !== '')
    .join('/');
  return path === '' ? undefined : `/${path}`;
}

/** A text as a name of small letters, digits and single hyphens: `Über uns!` is `uber-uns`. */
export const toName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
