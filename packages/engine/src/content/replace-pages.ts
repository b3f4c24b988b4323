import type { SiteFile } from './find/find-files.ts';
import type { SiteParts } from './site-parts.ts';
import { isMade } from './validate/page-origin.ts';
import type { ValidPage } from './validate/validate-page.ts';

/**
 * Returns the parts of a site in which only the blocks of some pages changed: everything else stays the same object. `changed`
 * are the absolute paths of the files that may have changed. Undefined when something else may depend on them: the title of a
 * page, a file with several pages, a page that other languages repeat.
 */
export function replacePages(
  parts: SiteParts,
  changed: ReadonlySet<string>,
  readPages: (source: SiteFile) => readonly ValidPage[],
): SiteParts | undefined {
  if (parts.views.length > 0) return undefined;
  const before = parts.pages.filter(({ source }) => changed.has(source.absolute));
  // A file without a page, or with several.
  if (before.length !== changed.size) return undefined;
  const next = new Map<ValidPage, ValidPage>();
  for (const page of before) {
    const [read, ...others] = readPages(page.source);
    if (!read || others.length > 0 || !hasSameFields(page, read)) return undefined;
    next.set(page, read);
  }
  if (before.every((page) => next.get(page) === page)) return parts;
  return { ...parts, pages: parts.pages.map((page) => next.get(page) ?? page) };
}

/** Everything that pages are made from. */
const partsOfPages = ['files', 'settings', 'strings', 'shared', 'presets', 'indexes'] as const;

/**
 * Returns the pages of `next` that are not those of `before`, when nothing else differs that pages are made from. Undefined when
 * something does.
 */
export function replacedPages(before: SiteParts, next: SiteParts): ValidPage[] | undefined {
  if (before.views.length > 0 || next.views.length > 0 || before.pages.length !== next.pages.length) return undefined;
  if (partsOfPages.some((part) => before[part] !== next[part])) return undefined;
  const replaced: ValidPage[] = [];
  for (const [index, page] of next.pages.entries()) {
    const last = before.pages[index];
    if (last === page) continue;
    if (last?.key !== page.key || !hasSameFields(last, page)) return undefined;
    replaced.push(page);
  }
  return replaced;
}

/** True when two pages of one file are the same to every other part of the site. */
const hasSameFields = (one: ValidPage, other: ValidPage): boolean =>
  !isMade(one) && !isMade(other) && one.name === other.name && JSON.stringify(one.fields) === JSON.stringify(other.fields);
