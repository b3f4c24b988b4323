import { z } from 'zod';
import { trustType } from '../trust/trust-type.ts';
import { hrefSchema } from './fields/link.ts';

/** The layouts that a site declares, by the names that pages give. The first is the one of pages that name none. */
export type LayoutDefinitions = Readonly<Record<string, LayoutDefinition>>;

/** A layout as data: what it shows around the blocks of a page is its component. */
type LayoutDefinition = {
  /** Whether its header shows the `anchors:` of a page. */
  showsAnchors: boolean;
  /** What sets it apart from the others, shown to authors. */
  describe?: string;
};

/** Returns the value of a setting that has one for each layout. Throws for a layout that the site does not declare. */
export function ofLayout<Value>(values: Readonly<Record<string, Value>>, layout: string): Value {
  const value = Object.hasOwn(values, layout) ? values[layout] : undefined;
  if (value === undefined)
    throw new Error(
      `The layout "${layout}" is not complete. It needs an entry in the layouts of src/site.ts, and its header and footer in the layouts of src/components.ts.`,
    );
  return value;
}

/** What a name of a layout consists of: it is part of class names. */
const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns the names of the layouts, the default first. Throws when there is none, and for a name that cannot be part of a class name. */
export function layoutNames(layouts: LayoutDefinitions): [string, ...string[]] {
  const [first, ...others] = Object.keys(layouts);
  if (first === undefined)
    throw new Error('A site needs a layout. Declare one in the layouts of src/site.ts, such as default: { showsAnchors: false }.');
  const wrong = Object.keys(layouts).find((name) => !namePattern.test(name));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" cannot be the name of a layout. Use lowercase letters, digits and hyphens, such as full-width.`);
  return [first, ...others];
}

const milliseconds = z.int().min(0).max(600_000);
const pixels = z.int().min(0);

const revealSchema = z.strictObject({
  offset: pixels
    .max(1000)
    .describe('How far above the bottom of the window a part appears, in pixels.')
    .meta({ examples: [120] }),
  delay: milliseconds.describe('The delay before it appears, in milliseconds.').meta({ examples: [0] }),
  duration: milliseconds.describe('The length of the animation, in milliseconds.').meta({ examples: [400] }),
  easing: z.enum(['ease', 'ease-in', 'ease-out', 'ease-in-out', 'linear']).describe('The easing of the animation.'),
  throttle: milliseconds
    .describe('In milliseconds. No effect here: only for renderers that listen to scroll events.')
    .meta({ examples: [99] }),
  debounce: milliseconds
    .describe('In milliseconds. No effect here: only for renderers that listen to scroll events.')
    .meta({ examples: [50] }),
  once: z.boolean().describe('true: appears once. false: appears again each time it scrolls into view.'),
});

/** An object with a value for each layout of the site. Without one, a layout has that of the first. */
function forEachLayout<Value extends z.ZodType>(layouts: LayoutDefinitions, describe: (pages: string) => Value) {
  const [first, ...others] = layoutNames(layouts);
  const about = (name: string): string => (name === first && others.length > 0 ? 'other pages' : `pages with the layout "${name}"`);
  const own = Object.fromEntries(others.map((name) => [name, describe(about(name)).optional()]));
  const schema = z.strictObject({ [first]: describe(others.length > 0 ? about(first) : 'all pages'), ...own });
  // Whoever reads settings gets them from `withEveryLayout`.
  return trustType<z.ZodObject<Record<string, Value>>>(schema);
}

type LayoutSettings = { header: { solidAfter: ByLayout }; motion: { reveal: ByLayout } };
type ByLayout = Readonly<Record<string, unknown>>;

/** Returns settings in which each layout has a value wherever the first one has. */
export function withEveryLayout<Settings extends LayoutSettings>(settings: Settings, layouts: LayoutDefinitions): Settings {
  const [first, ...others] = layoutNames(layouts);
  const fill = <Values extends ByLayout>(values: Values): Values => ({
    ...values,
    ...Object.fromEntries(others.map((name) => [name, values[name] ?? values[first]])),
  });
  const { header, motion } = settings;
  return { ...settings, header: { ...header, solidAfter: fill(header.solidAfter) }, motion: { ...motion, reveal: fill(motion.reveal) } };
}

/** Returns the schema of `header` in `site.yaml`. */
export const headerSchemaFor = (layouts: LayoutDefinitions) =>
  z.strictObject({
    solidAfter: forEachLayout(layouts, (pages) =>
      pixels.describe(`In pixels of scrolling, on ${pages}.`).meta({ examples: [300] }),
    ).describe('After how much scrolling the header gets a solid background.'),
    search: hrefSchema
      .optional()
      .describe('The page with a search block, such as "/search". The header then has a link to it. Default: no link.')
      .meta({ examples: ['/search'] }),
    anchorOffset: pixels.max(400).default(100).describe('The space above a block after a click on a link to it, in pixels.'),
  });

/** Returns the schema of `motion` in `site.yaml`. */
export const motionSchemaFor = (layouts: LayoutDefinitions) =>
  z.strictObject({
    reveal: forEachLayout(layouts, (pages) => revealSchema.describe(`On ${pages}.`)).describe(
      'How parts of a page appear when visitors scroll to them.',
    ),
  });
