import type { SiteSettings } from '../../schema/site-settings.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';

/** An entry of a list in `site.yaml` that leads to a page: its name in a sentence, its target, and the place of the target. */
export type PageEntry = { name: string; to: string; at: ValuePath };

/** Returns the entries that the built site leaves out while their page is not published, as in `publishedSettings`. */
export const pageEntries = ({ profiles, redirects, ...site }: SiteSettings): PageEntry[] => [
  ...entriesOf(site, []),
  ...profiles.flatMap((profile, index) => entriesOf(profile, ['profiles', index])),
  ...redirects.map(({ from, to }, index) => ({ name: `The redirect from ${from}`, to, at: ['redirects', index, 'to'] })),
];

type Lists = Partial<Pick<SiteSettings, 'navigation' | 'footer'>>;

/** Returns the entries of a navigation and a footer; `at` is the place of both. */
const entriesOf = ({ navigation = [], footer }: Lists, at: ValuePath): PageEntry[] => [
  ...navigation.map(({ label, to }, index) => ({ name: `The navigation entry "${label}"`, to, at: [...at, 'navigation', index, 'to'] })),
  ...(footer?.links ?? []).map(({ label, to }, index) => ({
    name: `The footer link "${label}"`,
    to,
    at: [...at, 'footer', 'links', index, 'to'],
  })),
];
