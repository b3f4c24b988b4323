import { LineIcon } from 'pagewright/react';
import type { networks } from '../../../schemas/networks.ts';

/**
 * Line icons on a 24-unit square: those of Instagram, LinkedIn and X are from Tabler Icons (MIT), the others are drawn for this
 * site in the same style. A network without an icon does not compile.
 */
const icons: Readonly<Record<string, string>> = {
  bluesky:
    'M12 10.5C10.5 7.5 7.5 4.5 5 4c-1.6-.3-2 .6-2 2 0 1.5.8 5 1.2 6 .7 1.9 2.3 2.4 4.3 2-3 .5-4 2.4-2 4.5 3.2 3.2 5-1.5 5.5-3 .5 1.5 2.3 6.2 5.5 3 2-2.1 1-4-2-4.5 2 .4 3.6-.1 4.3-2 .4-1 1.2-4.5 1.2-6 0-1.4-.4-2.3-2-2-2.5.5-5.5 3.5-7 6.5z',
  facebook: 'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM16 8h-1a2 2 0 0 0-2 2v11M10 13h5',
  github:
    'M8 4l2.5 2a9 9 0 0 1 3 0L16 4a7 7 0 0 1 1.5 4.5A5.5 5.5 0 0 1 14 14v6M10 20v-6a5.5 5.5 0 0 1-3.5-5.5A7 7 0 0 1 8 4M10 18c-2.5.5-3.5-.5-4.5-2.5',
  instagram: 'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M17 7v.01',
  linkedin: 'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0',
  mastodon:
    'M8 13V9.5a2 2 0 0 1 4 0V12M12 9.5a2 2 0 0 1 4 0V13M16 20.5c-1 .3-2.5.5-4 .5-5 0-8-3-8-7V9a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v4a4 4 0 0 1-4 4H9',
  pinterest: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0M9 12.5A3.7 3.7 0 1 1 12.5 15c-1 0-1.5-.5-1.8-1M12 10l-2.5 10',
  threads:
    'M19 9c-.7-3.5-3.2-5.5-7-5.5-5 0-7.5 3.5-7.5 8.5s2.5 8.5 7.5 8.5c4 0 6.5-2 6.5-4.7 0-2.8-2.5-4.3-5.5-4.3-2.3 0-4 .9-4 2.6 0 1.5 1.3 2.4 3 2.4 2.3 0 3.5-1.5 3.5-4.2C15.5 9 14.5 7.5 12 7.5c-1.3 0-2.2.5-2.8 1.3',
  tiktok: 'M13 4v11.5A3.5 3.5 0 1 1 9.5 12M13 4c.3 2.8 2.2 4.7 5 5',
  tripadvisor:
    'M4 13.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M13 13.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M7.5 13.5v.01M16.5 13.5v.01M3 8.5h3c3.5-2.5 8.5-2.5 12 0h3M10.5 16.5l1.5 2 1.5-2',
  whatsapp: 'M3.5 20.5l1.2-4.3a8.5 8.5 0 1 1 3.2 3.1zM9 9.5c0 3 2.5 5.5 5.5 5.5l1-2-2-1-.8.8a4 4 0 0 1-1.5-1.5L12 10.5l-1-2z',
  x: 'M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768M13.228 10.772 20 4',
  youtube: 'M3 9a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM10 9l5 3-5 3z',
} satisfies Record<keyof typeof networks, string>;

/** The icon of a social network, hidden from assistive technology: the name of the network is beside it. */
export function NetworkIcon({ network, className }: { network: string; className: string }) {
  return <LineIcon path={icons[network] ?? ''} className={className} />;
}
