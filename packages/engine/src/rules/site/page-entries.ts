import type { SiteSettings } from '../../schema/site-settings.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';

/** An entry of a list in `site.yaml` that leads to a page: its name in a sentence, its target, and the place of the target. */
export type PageEntry = { name: string; to: string; at: ValuePath };

/** Returns the entries that the built site leaves out while their page is not published, as in `publishedSettings`. */
export const pageEntries = ({ navigation, footer, redirects }: SiteSettings): PageEntry[] => [
  ...navigation.map(({ label, to }, index) => ({ name: `The navigation entry "${label}"`, to, at: ['navigation', index, 'to'] })),
  ...footer.links.map(({ label, to }, index) => ({ name: `The footer link "${label}"`, to, at: ['footer', 'links', index, 'to'] })),
  ...redirects.map(({ from, to }, index) => ({ name: `The redirect from ${from}`, to, at: ['redirects', index, 'to'] })),
];
