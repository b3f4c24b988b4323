import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Font, openInstance } from 'pagewright/fonts';

/** A typeface of the @fontsource family of packages; variable ones are pinned to a weight. */
export interface Typeface {
  readonly file: string;
  readonly weight?: number;
}

const still = (name: string, style: string): Typeface => ({
  file: `@fontsource/${name}/files/${name}-latin-${style}.woff2`,
});
const variable = (name: string, weight: number): Typeface => ({
  file: `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  weight,
});

export const typefaces = {
  bricolageBold: variable('bricolage-grotesque', 700),
  hankenRegular: variable('hanken-grotesk', 450),
  hankenBlack: variable('hanken-grotesk', 800),
  jost: still('jost', '500-normal'),
  youngSerif: still('young-serif', '400-normal'),
  comfortaa: still('comfortaa', '700-normal'),
  barlowItalic: still('barlow-condensed', '800-italic'),
  caprasimo: still('caprasimo', '400-normal'),
  soraLight: still('sora', '300-normal'),
  soraSemibold: still('sora', '600-normal'),
  italiana: still('italiana', '400-normal'),
  zillaSlab: still('zilla-slab', '700-normal'),
  alfaSlab: still('alfa-slab-one', '400-normal'),
  michroma: still('michroma', '400-normal'),
};

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

export async function loadTypeface(root: string, typeface: Typeface): Promise<Font> {
  const data = await readFile(join(root, 'node_modules', typeface.file));
  return openInstance(data, { characters: `${printable}’`, weight: typeface.weight });
}
