import { archRows, archWidth, ringPath } from './arch-rows.ts';

type Color = 'dark' | 'light' | 'highlight' | 'primary' | 'secondary';
const colors: readonly Color[] = ['highlight', 'secondary', 'light', 'primary'];

/** Draws arches on the right of a picture for link previews. Their colours follow from `title`. */
export function socialArches(title: string, colorOf: (name: Color) => string): string {
  const arches = archRows(title, colors, { columns: 4, rows: 8 });
  const rings = arches.flatMap((arch) => arch.rings.map((color, ring) => `<path d="${ringPath(arch, ring)}" stroke="${colorOf(color)}"/>`));
  return `<g transform="translate(${1200 - 3.5 * archWidth} 30)" fill="none" stroke-width="9">${rings.join('')}</g>`;
}
