import sharp from 'sharp';
import { quantise } from './quantise.ts';
import type { Studio } from './studio.ts';
import { alwaysLookingAhead } from './values/always-looking-ahead.ts';
import { builtForBuilders } from './values/built-for-builders.ts';
import { builtWithCare } from './values/built-with-care.ts';
import { peopleFirst } from './values/people-first.ts';
import { practicalInnovation } from './values/practical-innovation.ts';

const pictures: Readonly<Record<string, () => string>> = {
  'built-for-builders': builtForBuilders,
  'practical-innovation': practicalInnovation,
  'people-first': peopleFirst,
  'built-with-care': builtWithCare,
  'always-looking-ahead': alwaysLookingAhead,
};

/** Makes a picture for each of the studio's values, each with its own main colour. */
export async function makeValues(studio: Studio): Promise<void> {
  for (const [id, draw] of Object.entries(pictures)) {
    await studio.save(`values/${id}.webp`, await quantise(sharp(Buffer.from(draw())), 145));
  }
}
