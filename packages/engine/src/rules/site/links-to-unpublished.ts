import { isPublished, unpublishedByPath } from '../../content/publication.ts';
import type { LinkUse } from '../../content/resolve/findings.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import { createIsPageEntry } from './is-page-entry.ts';
import { linkTarget } from './link-target.ts';
import type { RuleInput } from './rule-input.ts';
import type { Unpublished } from './unpublished.ts';

/** A link of a published page, or of what all pages show, to a page that is not published. A preset is a draft. */
export type LinkToUnpublished = Unpublished & { link: LinkUse; path: string; isPreset: boolean; isOver: boolean };

/**
 * Returns the links to drafts, presets and pages before or after their time. Leaves out links of unpublished pages and hidden
 * blocks, and the entries of lists in `site.yaml`, which wait for their page: `unpublished-entry` reports those.
 */
export function linksToUnpublished(site: RuleInput): LinkToUnpublished[] {
  const { pages, links, now } = site;
  const unpublished = unpublishedByPath(pages, now);
  if (unpublished.size === 0) return [];
  const published = new Set(pages.flatMap(({ fields }) => (isPublished(fields, now) ? [fields?.path] : [])));
  const isPageEntry = createIsPageEntry(site);
  return links.flatMap((link) => {
    if (link.isHidden || (link.page !== undefined && !published.has(link.page))) return [];
    const path = linkTarget(link)?.path;
    const found = path === undefined ? undefined : unpublished.get(path);
    if (path === undefined || !found) return [];
    const toPreset = isPreset(found.page);
    if (!toPreset && isPageEntry(link)) return [];
    return [{ ...found, link, path, isPreset: toPreset, isOver: found.absence.reason === 'over' }];
  });
}
