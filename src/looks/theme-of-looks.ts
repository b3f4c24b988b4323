import type { LookTheme, SocialPattern } from './look.ts';

type Settings = { theme: { look?: string | undefined } };

/**
 * Returns what looks add to the theme of a site: the choice `theme.look` in `site.yaml`, and the files of which only those of the chosen
 * look are used. Each look has a folder of its name in `looks/`. A site that chooses none has the look `preset`.
 */
export function themeOfLooks<Name extends string>(looks: Readonly<Record<Name, LookTheme>>, preset: NoInfer<Name>) {
  const entries = Object.entries<LookTheme>(looks);
  const themes = new Map(entries);
  return {
    look: {
      describe: 'The look of the site: how its parts are composed and decorated.',
      default: preset,
      options: entries.map(([name]) => name),
    },
    styles: entries.flatMap(([name, { styles }]) => styles.map((file) => `looks/${name}/${file}`)),
    optional: Object.fromEntries(entries.map(([name]) => [`looks/${name}`, ({ theme }: Settings) => (theme.look ?? preset) === name])),
    socialPattern: (...[title, colorOf, theme]: Parameters<SocialPattern>): string =>
      themes.get(theme.look ?? preset)?.socialPattern?.(title, colorOf, theme) ?? '',
  };
}
