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
   * brand the lower left. Mirrored for a title in a right-to-left script. `colorOf` returns the value of a colour.
   */
  pattern?: (title: string, colorOf: (name: Token) => string) => string;
};

/** The colours that a site's code declares. `theme.colors` in `site.yaml` gives each a value. */
export type ThemeDefinition<Token extends string = string> = {
  colors: Readonly<Record<Token, ThemeColor>>;
  roles: Readonly<Record<ColorRole, NoInfer<Token>>>;
  /** The pairs whose contrast `check` measures. */
  contrast: readonly ColorPair<NoInfer<Token>>[];
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
