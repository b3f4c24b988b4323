import { channelsOf, contrast } from '../../model/contrast.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import { type ColorPair, colorNamed, type ThemeDefinition } from '../../schema/theme.ts';

/** Returns the nearest darker or lighter shade that passes a test, in steps of 1 %. Undefined when none passes. */
export function nearestShade(colour: string, isAccepted: (shade: string) => boolean): string | undefined {
  for (let step = 1; step <= 100; step += 1) {
    const found = [0, 255].map((end) => mix(colour, end, step / 100)).find(isAccepted);
    if (found !== undefined) return found;
  }
  return undefined;
}

const mix = (colour: string, end: number, share: number): string =>
  `#${channelsOf(colour)
    .map((value) =>
      Math.round(value + (end - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Colours that are shown together. */
export type Palette = {
  colors: Readonly<Record<string, string>>;
  pairs: readonly ColorPair[];
  /** The names of the colours that can change, in the order in which they should. */
  order: readonly string[];
  /** The key path of a colour in `site.yaml`. */
  pathOf: (name: string) => string[];
  /** Where the colours are shown, as the end of a message. */
  place: string;
};

/** Returns the colours of the site, and those of its dark mode. */
export function palettesOf({ colors, darkMode }: Pick<SiteSettings['theme'], 'colors' | 'darkMode'>, theme: ThemeDefinition): Palette[] {
  const { accents, others } = byPurpose(theme);
  // A text colour is often that of dark sections too, so backgrounds change before it.
  const order = [...accents, ...others.toReversed()];
  const light = { colors, pairs: theme.contrast, order, pathOf: (name: string) => ['theme', 'colors', name], place: '' };
  if (!darkMode || !theme.darkMode) return [light];
  const roles = new Map(Object.entries(theme.darkMode.colors).map(([role, { replaces }]) => [replaces, role]));
  const roleOf = (name: string): string => roles.get(name) ?? name;
  const pairs = theme.contrast.filter(({ isUnchangedByDarkMode }) => !isUnchangedByDarkMode);
  const dark = {
    colors: { ...colors, ...darkMode },
    pairs: pairs.map(({ text, on, use }) => ({ text: roleOf(text), on: roleOf(on), use })),
    // Nothing else has the text colour of the dark mode, so it changes first.
    order: [...accents, ...others].flatMap((name) => roles.get(name) ?? []),
    pathOf: (name: string) => ['theme', 'darkMode', name],
    place: ' in the dark mode',
  };
  return [light, dark];
}

/** Returns the contrast ratio of a pair, from 1 to 21. */
export const contrastOf = ({ text, on }: ColorPair, colors: Palette['colors']): number =>
  contrast(colorNamed(colors, text), colorNamed(colors, on));

/** Returns the names of the colours: accents, which should change before a background does, and the others. */
function byPurpose({ colors }: ThemeDefinition): { accents: string[]; others: string[] } {
  const names = Object.keys(colors);
  return { accents: names.filter((name) => colors[name]?.isAccent), others: names.filter((name) => !colors[name]?.isAccent) };
}
