import { type LinkUse, placeOfLink } from '../../content/resolve/findings.ts';
import { linksIn } from '../../model/link-lists.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import { memoizeCall } from '../../text/memoize.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { linkTarget } from './link-target.ts';
import { placeKey } from './redirects.ts';
import type { RuleInput, Unpublished } from './rule-input.ts';

/** Describes why a page is not published, as a clause after its path. */
export function describeAbsence({ absence }: Pick<Unpublished, 'absence'>): string {
  if (absence.reason === 'draft') return 'which is a draft and not published';
  return absence.reason === 'early' ? `which will be published on ${absence.moment}` : `which was published until ${absence.moment}`;
}

/** Returns how to publish the page, as a clause that starts with a verb. */
export const howToPublish = ({ displayPath, absence }: Pick<Unpublished, 'displayPath' | 'absence'>): string =>
  absence.reason === 'draft' ? `publish the page: remove "draft: true" from ${displayPath}` : `change "publish" in ${displayPath}`;

/** An entry of a list in `site.yaml` that leads to a page: its name in a sentence, its target, and the place of the target. */
export type PageEntry = { name: string; to: string; at: ValuePath };

/** Returns the entries that the built site leaves out while their page is not published, as in `publishedSettings`. */
export const pageEntries = ({ profiles, redirects, ...site }: SiteSettings): PageEntry[] => [
  ...linksIn(site),
  ...profiles.flatMap((profile, index) => linksIn(profile).map((link) => ({ ...link, at: ['profiles', index, ...link.at] }))),
  ...redirects.map(({ from, to }, index) => ({ name: `The redirect from ${from}`, to, at: ['redirects', index, 'to'] })),
];

/** Returns a function that finds out whether a link is an entry of a list in `site.yaml` that waits for its page. */
function createIsPageEntry(site: RuleInput): (link: LinkUse) => boolean {
  // Positions are expensive, so they are computed for the first link that needs them.
  const placesOf = memoizeCall(() => {
    const { settings, settingsFile } = site;
    return new Set(settings && pageEntries(settings).map(({ at }) => placeKey(settingsFile.locate(at, 'value'))));
  });
  return (link) => link.page === undefined && placesOf().has(placeKey(placeOfLink(link)));
}

/** A link of a published page, or of what all pages show, to a page that is not published. A preset is a draft. */
type LinkToUnpublished = Unpublished & { link: LinkUse; path: string };

/**
 * Returns the links to drafts, presets and pages before or after their time. Leaves out links of unpublished pages and hidden
 * blocks, and the entries of lists in `site.yaml`, which wait for their page: `unpublished-entry` reports those.
 */
export function linksToUnpublished(links: readonly LinkUse[], site: RuleInput): LinkToUnpublished[] {
  const { unpublished, isPublished } = site.linkTargets;
  if (unpublished.size === 0) return [];
  const isPageEntry = createIsPageEntry(site);
  return links.flatMap((link) => {
    if (link.isHidden || (link.page !== undefined && !isPublished(link.page))) return [];
    const path = linkTarget(link)?.path;
    const found = path === undefined ? undefined : unpublished.get(path);
    if (path === undefined || !found || (!found.isPreset && isPageEntry(link))) return [];
    return [{ ...found, link, path }];
  });
}
