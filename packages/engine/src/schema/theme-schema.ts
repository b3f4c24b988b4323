import { z } from 'zod';
import { colourSchema } from './fields/colour.ts';
import { fontFileSchema } from './fields/font-file.ts';
import { renames } from './fields/renames.ts';
import { textSchema } from './fields/text.ts';
import type { DarkMode, StyleChoice, ThemeColor, ThemeDefinition } from './theme-definition.ts';

const percent = z.number().positive();

const fontSchema = z.strictObject({
  family: textSchema
    .regex(/^[\p{L}\p{N} -]+$/u, 'letters, digits, spaces and hyphens, such as "Hanken Grotesk"')
    .describe('The name of the font.'),
  ...fontFileSchema.shape,
  fallback: z
    .strictObject({
      sizeAdjust: percent.describe('In percent of the fallback font.').meta({ examples: [100] }),
      ascent: percent.describe('In percent.').meta({ examples: [96] }),
      descent: percent.describe('In percent.').meta({ examples: [24] }),
      lineGap: z
        .number()
        .min(0)
        .describe('In percent.')
        .meta({ examples: [0] }),
    })
    .describe('How Arial is scaled until the font is loaded, so that the text does not jump. `npm run fonts` prints these values.'),
});

function colorSchema({ describe, example, renamedFrom }: ThemeColor): typeof colourSchema {
  const described = colourSchema.describe(describe);
  const schema = example === undefined ? described : described.meta({ examples: [example] });
  return renamedFrom === undefined ? schema : schema.register(renames, { renamedFrom });
}

const choiceSchema = ({ describe, default: preset, options }: StyleChoice) =>
  z
    .enum(Object.keys(options))
    .default(preset)
    .describe(describe)
    .meta({ examples: [Object.keys(options).find((name) => name !== preset)] });

const styleSchemaFor = (choices: Readonly<Record<string, StyleChoice>>) =>
  z.strictObject(Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, choiceSchema(choice)])));

const darkModeSchemaFor = ({ colors }: DarkMode) =>
  z.strictObject(Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, colorSchema(color)])));

/** Returns the schema of `theme` in `site.yaml`: a value for each declared colour, the fonts, and what the theme lets choose. */
export const themeSchemaFor = ({ colors, style = {}, darkMode = { colors: {}, unchanged: [] } }: ThemeLook) =>
  z.strictObject({
    colors: z
      .strictObject(Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, colorSchema(color)])))
      .describe('The colours of the site.'),
    fonts: z
      .strictObject({
        display: fontSchema.describe('The font of headings.'),
        text: fontSchema.describe('The font of all other text.'),
      })
      .describe('The two fonts of the site.'),
    style: styleSchemaFor(style).prefault({}).describe('The shapes, distances and sizes of the site.'),
    darkMode: darkModeSchemaFor(darkMode)
      .optional()
      .describe('The colours of pages for visitors whose system is dark. Without it, they see the same colours as everybody.'),
  });

type ThemeLook = Pick<ThemeDefinition, 'colors' | 'style' | 'darkMode'>;
