import { z } from 'zod';
import { trustType } from '../trust/trust-type.ts';
import { fieldForms } from './fields/field-forms.ts';
import { renames } from './fields/field-kinds.ts';
import { fontFileSchema, fontPathSchema } from './fields/media-path.ts';
import { colourSchema, textSchema } from './fields/text.ts';

/** A colour that the site's stylesheets use as `--color-<name>`. */
export type ThemeColor = {
  /** The purpose of the colour, shown to authors. */
  describe: string;
  /** A value as `#rrggbb`, shown to authors. */
  example?: string;
  /** True for a colour that should change before a background does when the contrast of a pair is too low. */
  isAccent?: boolean;
  /** Earlier names of the colour. `check` warns about them in `site.yaml`, and `check --fix` rewrites them. */
  renamedFrom?: readonly string[];
};

/** A text colour and its background, by name. The text is of normal size somewhere. */
export type ColorPair<Token extends string = string> = {
  text: Token;
  on: Token;
  /** Where the pair is used, as a phrase for messages, such as `text on cards`. */
  use: string;
  /** True for a pair that is only used where the dark mode changes nothing. */
  isUnchangedByDarkMode?: boolean;
};

/** The colours that the engine needs: `browserBar` for the browser bar of phones, `background` for the splash screen of an installed site. */
export type ColorRole = 'background' | 'browserBar';

/** How the pictures look that a build makes for link previews: the title of a page on a plain background. */
export type SocialPictureLook<Token extends string = string> = {
  /** The names of two colours. */
  background: Token;
  text: Token;
  /**
   * Draws on the background: returns SVG elements in a space of 1200 by 630. The title covers the left 840 at most, the
   * brand the lower left. Mirrored for a title in a right-to-left script. `colorOf` returns the value of a colour, and `theme`
   * has what `theme.look` and `theme.style` of the site choose.
   */
  pattern?: (title: string, colorOf: (name: Token) => string, theme: ThemeChoices) => string;
};

/** What a site chooses of its theme. Undefined look: the code has none to choose from. */
export type ThemeChoices = { look?: string | undefined; style: Readonly<Record<string, string>> };

/** CSS variables and their values. */
type CssVariables = Readonly<Record<`--${string}`, string>>;

/** A part of the look that `theme.style` in `site.yaml` chooses by name, such as the corners of cards. */
export type StyleChoice = {
  /** What it changes, shown to authors. */
  describe: string;
  /** The name of the option of a site that chooses none. */
  default: string;
  /** The theme variables of each option. Stylesheets and utilities use them. */
  options: Readonly<Record<string, CssVariables>>;
};

/** The looks from which `theme.look` in `site.yaml` chooses one by name. The code of the site says what each is. */
type LookChoice = Omit<StyleChoice, 'options'> & { options: readonly string[] };

/** A colour that pages have in the dark mode in place of another. */
type DarkModeColor<Token extends string = string> = {
  /** The purpose of the colour, shown to authors. */
  describe: string;
  example?: string;
  /** The name of the colour that it replaces. */
  replaces: Token;
};

/** How pages look for visitors whose system is dark, on sites that set `theme.darkMode` in `site.yaml`. */
export type DarkMode<Token extends string = string> = {
  /** The colours of `theme.darkMode`. */
  colors: Readonly<Record<string, DarkModeColor<Token>>>;
  /** Selectors of elements whose colours stay as they are, such as sections that are always dark. */
  unchanged: readonly string[];
};

/** The look that a site's code declares. `theme` in `site.yaml` gives each colour a value. */
export type ThemeDefinition<Token extends string = string> = {
  colors: Readonly<Record<Token, ThemeColor>>;
  roles: Readonly<Record<ColorRole, NoInfer<Token>>>;
  /** The pairs whose contrast `check` measures. */
  contrast: readonly ColorPair<NoInfer<Token>>[];
  /** What `theme.look` in `site.yaml` can choose. Default: nothing. */
  look?: LookChoice;
  /** What `theme.style` in `site.yaml` can choose. Default: nothing. */
  style?: Readonly<Record<string, StyleChoice>>;
  /** Default: the site has no dark mode. */
  darkMode?: DarkMode<NoInfer<Token>>;
  /** The pictures for link previews of pages without a `socialImage`. Default: none are made. */
  socialPicture?: SocialPictureLook<NoInfer<Token>>;
};

/** Returns the value of a colour as `#rrggbb`. Throws for a name that the theme does not declare. */
export function colorNamed(colors: Readonly<Record<string, string>>, name: string): string {
  const value = colors[name];
  if (value === undefined) throw new Error(`The theme has no colour "${name}". Declare it in the theme of src/site.ts.`);
  return value;
}

/** Returns the colour of a role as `#rrggbb`. */
export const colorOfRole = ({ roles }: Pick<ThemeDefinition, 'roles'>, colors: Readonly<Record<string, string>>, role: ColorRole): string =>
  colorNamed(colors, roles[role]);

const percent = z.number().positive();

const fontSchema = z.strictObject({
  family: textSchema
    .regex(/^[\p{L}\p{N} -]+$/u, 'letters, digits, spaces and hyphens, such as "Hanken Grotesk"')
    .describe('The name of the font.'),
  ...fontFileSchema.shape,
  extended: fontPathSchema
    .optional()
    .describe('A second .woff2 file with more Latin letters, such as those of Czech and Polish. Only pages with these letters load it.')
    .register(fieldForms, { isAdvanced: true }),
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
    .optional()
    .describe('How Arial is scaled until the font is loaded, so that the text does not jump. Default: as the file is measured.')
    .register(fieldForms, { isAdvanced: true }),
});

function colorSchema({ describe, example, renamedFrom }: ThemeColor): typeof colourSchema {
  const described = colourSchema.describe(describe);
  const schema = example === undefined ? described : described.meta({ examples: [example] });
  return renamedFrom === undefined ? schema : schema.register(renames, { renamedFrom });
}

const choiceSchema = ({ describe, default: preset }: Omit<StyleChoice, 'options'>, options: readonly string[]) =>
  z
    .enum(options)
    .default(preset)
    .describe(describe)
    .meta({ examples: [options.find((name) => name !== preset) ?? preset] });

const styleSchemaFor = (choices: Readonly<Record<string, StyleChoice>>) =>
  z.strictObject(Object.fromEntries(Object.entries(choices).map(([name, one]) => [name, choiceSchema(one, Object.keys(one.options))])));

const darkModeSchemaFor = ({ colors }: DarkMode) =>
  z.strictObject(Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, colorSchema(color)])));

/** Returns the schema of `theme` in `site.yaml`: a value for each declared colour, the fonts, and what the theme lets choose. */
export const themeSchemaFor = ({ colors, look, style = {}, darkMode = { colors: {}, unchanged: [] } }: ThemeLook) =>
  z.strictObject({
    ...trustType<{ look: z.ZodOptional<z.ZodString> }>(look ? { look: choiceSchema(look, look.options) } : {}),
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

type ThemeLook = Pick<ThemeDefinition, 'colors' | 'look' | 'style' | 'darkMode'>;
