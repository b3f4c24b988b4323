import { pageOfFile, pagePathSchema, reservationOf, type Site, slugOf } from '@pagewright/core';

/** Returns the path of the page that a URL of the site names: without query, fragment and final slash. */
export const pathOf = (address: string): string => address.replace(/[?#].*/s, '').replace(/(?<=^.|[^/])\/+$/s, '');

/** True when a URL leads to the page at `path`. */
export const isSamePath = (address: string, path: string): boolean => address.startsWith('/') && pathOf(address) === path;

/** Returns a message for authors when no new page can have a path; undefined when one can. */
export function pathProblemOf(path: string, { pages, named }: Pick<Site, 'pages' | 'named'>): string | undefined {
  if (!pagePathSchema.safeParse(path).success) {
    const meant = toPath(path);
    const rule = 'A path starts with / and has lowercase letters from a to z, digits and single hyphens';
    return `"${path}" cannot be the path of a page. ${rule}${meant === undefined ? ', such as /spring-offer.' : `: ${meant}`}`;
  }
  const reserved = reservationOf(path);
  if (reserved) return `No page can be at ${path}: ${reserved.reason}. Choose a path that does not start with ${reserved.root}.`;
  const owner = pages.find(({ page }) => page.fields?.path === path);
  if (owner) return `There is a page at ${path} already: ${owner.page.file.displayPath}. Choose another path.`;
  const file = named.files.root.find(({ name }) => pageOfFile(name) === path);
  if (file) return `The file ${file.displayPath} is at ${path} already. Choose another path.`;
  return undefined;
}

/** Returns the likely path for an invalid text; undefined when there is none. */
function toPath(written: string): string | undefined {
  const words = written
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('/')
    .map(slugOf);
  const path = `/${words.filter((word) => word !== '').join('/')}`;
  return path !== '/' && pagePathSchema.safeParse(path).success ? path : undefined;
}
