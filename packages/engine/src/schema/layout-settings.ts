import { z } from 'zod';
import { type LayoutDefinitions, layoutNames } from './layout-definitions.ts';

const milliseconds = z.int().min(0).max(600_000);
const pixels = z.int().min(0);

const revealSchema = z.strictObject({
  offset: pixels
    .max(1000)
    .describe('Pixels inside the lower edge of the window at which a part appears.')
    .meta({ examples: [120] }),
  delay: milliseconds.describe('Milliseconds before it appears.').meta({ examples: [0] }),
  duration: milliseconds.describe('Milliseconds that it takes.').meta({ examples: [400] }),
  easing: z.enum(['ease', 'ease-in', 'ease-out', 'ease-in-out', 'linear']).describe('The curve of the movement.'),
  throttle: milliseconds.describe('Milliseconds; for renderers that listen to scrolling (see docs/decisions).').meta({ examples: [99] }),
  debounce: milliseconds.describe('Milliseconds; likewise.').meta({ examples: [50] }),
  once: z.boolean().describe('true: appears once. false: again each time it comes into view.'),
});

/** An object with one value for each layout of the site. */
function forEachLayout<Value extends z.ZodType>(layouts: LayoutDefinitions, describe: (pages: string) => Value) {
  const [first, ...others] = layoutNames(layouts);
  const about = (name: string): string => (name === first && others.length > 0 ? 'other pages' : `pages with the layout "${name}"`);
  const entries = [first, ...others].map((name) => [name, describe(others.length > 0 ? about(name) : 'all pages')] as const);
  return z.strictObject(Object.fromEntries(entries));
}

/** Returns the schema of `header` in `site.yaml`. */
export const headerSchemaFor = (layouts: LayoutDefinitions) =>
  z.strictObject({
    solidAfter: forEachLayout(layouts, (pages) => pixels.describe(`Pixels of scrolling, on ${pages}.`).meta({ examples: [300] })).describe(
      'When the header turns from clear to solid.',
    ),
    anchorOffset: pixels.max(400).default(100).describe('Pixels that stay free above a block to which a link leads.'),
  });

/** Returns the schema of `motion` in `site.yaml`. */
export const motionSchemaFor = (layouts: LayoutDefinitions) =>
  z.strictObject({
    reveal: forEachLayout(layouts, (pages) => revealSchema.describe(`On ${pages}.`)).describe(
      'How parts of a page appear when they are scrolled to.',
    ),
  });
