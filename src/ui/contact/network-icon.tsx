import { LineIcon } from 'pagewright/react';
import type { networks } from '../../../schemas/networks.ts';

/** Line icons on a 24-unit square (Tabler Icons, MIT). A network without an icon does not compile. */
const icons: Readonly<Record<string, string>> = {
  instagram: 'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 0 0-7 0M17 7v.01',
  linkedin: 'M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4zM8 11v5M8 8v.01M12 16v-5M16 16v-3a2 2 0 1 0-4 0',
  x: 'M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768M13.228 10.772 20 4',
} satisfies Record<keyof typeof networks, string>;

/** The icon of a social network, hidden from assistive technology: the name of the network is beside it. */
export function NetworkIcon({ network, className }: { network: string; className: string }) {
  return <LineIcon path={icons[network] ?? ''} className={className} />;
}
