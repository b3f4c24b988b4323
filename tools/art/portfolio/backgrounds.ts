import { palette } from '../palette.ts';
import type { Background } from './background.ts';

const dye = (colour: string, warp: string, weft: string, stripe: string): Omit<Background, 'pattern' | 'every'> => ({
  colour,
  warp,
  weft,
  stripe,
});

const dyes = {
  madder: dye('#8E2412', '#B8311B', palette.madder, palette.marigold),
  rose: dye('#CB7B67', '#E39C89', '#EDAD9B', palette.madder),
  marigold: dye('#B97A08', '#E29812', palette.marigold, palette.madder),
  honey: dye('#D9B05E', '#F0CE86', palette.marigoldLight, palette.peacock),
  peacock: dye('#053C3E', '#0A5F60', palette.peacock, palette.marigold),
  lagoon: dye('#2B7F7C', '#3A9893', palette.peacockLight, palette.cotton),
  mist: dye('#93BDB8', '#B5D6D1', '#C4E0DB', palette.peacock),
  ink: dye('#0E0D20', '#201F3C', '#282748', palette.madder),
  indigo: dye('#1B1A36', '#32315A', '#3C3B69', palette.marigold),
  flax: dye('#C4B28F', palette.flax, '#EADFCB', palette.madder),
  linen: dye('#D8CBB2', '#EFE5D3', '#F5EEE0', palette.peacock),
};

/** A fabric of one of the house's dyes. */
export function background(name: keyof typeof dyes, pattern: Background['pattern'], every = 9, unit?: number): Background {
  return { ...dyes[name], pattern, every, ...(unit === undefined ? {} : { unit }) };
}
