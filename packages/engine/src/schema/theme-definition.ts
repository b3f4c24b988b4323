/** A colour that the site's stylesheets use as `--color-<name>`. */
export type ThemeColor = {
  /** What the colour is for, shown to authors. */
  describe: string;
  /** A value as `#rrggbb`, shown to authors. */
  example?: string;
  /** True for a colour that should change before a background does when the contrast of a pair is too low. */
  isAccent?: boolean;
  /** Earlier names of the colour. `check` warns about them in `site.yaml`, and `check --fix` rewrites them. */
  renamedFrom?: readonly string[];
};

/** Two colours that meet in components, as names of colours. The text is of normal size somewhere. */
export type ColorPair<Token extends string = string> = {
  text: Token;
  on: Token;
  /** Where they meet, as a phrase for messages, such as `text on cards`. */
  use: string;
};

/** Where the engine itself needs a colour: the bar of a phone's browser, and the splash screen of an installed site. */
export type ColorRole = 'background' | 'browserBar';

/** The colours that a site's code declares. `theme.colors` in `site.yaml` gives each a value. */
export type ThemeDefinition<Token extends string = string> = {
  colors: Readonly<Record<Token, ThemeColor>>;
  roles: Readonly<Record<ColorRole, NoInfer<Token>>>;
  /** The pairs whose contrast `check` measures. */
  contrast: readonly ColorPair<NoInfer<Token>>[];
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
