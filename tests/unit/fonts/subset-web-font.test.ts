import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadFontPackages, openFont, openInstance } from '../../../packages/engine/src/fonts/open-font.ts';
import { subsetWebFont } from '../../../packages/engine/src/fonts/subset-web-font.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';

const full = readFileSync(
  inProject('node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
);
const options = { characters: 'AVTo', features: ['kern'], weights: { min: 400, max: 800 }, weight: 700 };

const instanceOf = (font: Buffer, weight: number) => openInstance(font, { characters: options.characters, weight });

/** How far each letter of a word is moved towards the one before it. */
async function kerningOf(font: Buffer, weight: number): Promise<number[]> {
  const { glyphs, positions } = (await instanceOf(font, weight)).layout('AVTo', ['kern']);
  return positions.map(({ xAdvance }, index) => Math.round(xAdvance - (glyphs[index]?.advanceWidth ?? 0)));
}

const widthOfA = async (font: Buffer, weight: number): Promise<number> =>
  (await instanceOf(font, weight)).glyphForCodePoint(0x41).advanceWidth;

test('a variable font has the kerning of the weight of most text at all its weights', async () => {
  const subset = await subsetWebFont(full, options);
  const expected = await kerningOf(full, 700);
  expect(expected.some((distance) => distance < 0)).toBe(true);
  expect(await kerningOf(full, 400)).not.toEqual(expected);
  for (const weight of [400, 700, 800]) expect(await kerningOf(subset, weight)).toEqual(expected);
});

test('a variable font has the letters of each weight', async () => {
  const subset = await subsetWebFont(full, options);
  for (const weight of [400, 800]) expect(await widthOfA(subset, weight)).toBeCloseTo(await widthOfA(full, weight), 0);
  expect(await widthOfA(subset, 400)).not.toBe(await widthOfA(subset, 800));
  expect(Object.keys((await openFont(subset)).variationAxes)).toEqual(['wght']);
});

test('a weight outside of the subset stands for the nearest one in it', async () => {
  const subset = await subsetWebFont(full, { ...options, weights: { min: 700, max: 800 }, weight: 400 });
  expect(await kerningOf(subset, 800)).toEqual(await kerningOf(full, 700));
});

test('kerning of one weight makes a smaller file', async () => {
  const { subsetFont } = await loadFontPackages();
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const axes = { wght: options.weights };
  const varying = await subsetFont(full, characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern'],
    noHinting: true,
  });
  expect((await subsetWebFont(full, { ...options, characters })).length).toBeLessThan(varying.length * 0.9);
});
