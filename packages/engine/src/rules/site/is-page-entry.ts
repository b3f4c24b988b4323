import { type LinkUse, placeOfLink } from '../../content/resolve/findings.ts';
import { pageEntries } from './page-entries.ts';
import { placeKey } from './redirects.ts';
import type { RuleInput } from './rule-input.ts';

/** Returns a function that finds out whether a link is an entry of a list in `site.yaml` that waits for its page. */
export function createIsPageEntry({ settings, settingsFile }: RuleInput): (link: LinkUse) => boolean {
  // Positions are expensive, so they are computed for the first link that needs them.
  let places: Set<string> | undefined;
  return (link) => {
    if (link.page !== undefined || !settings) return false;
    places ??= new Set(pageEntries(settings).map(({ at }) => placeKey(settingsFile.locate(at, 'value'))));
    return places.has(placeKey(placeOfLink(link)));
  };
}
