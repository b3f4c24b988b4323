import type { SiteModel } from '../../model/site-model.ts';
import { colorNamed, type ThemeDefinition } from '../../schema/theme.ts';

/** Not for print: paper is light. */
const query = '@media screen and (prefers-color-scheme: dark)';

/**
 * Returns the CSS of `theme.darkMode` in `site.yaml`: its colours, those of the elements that stay as they are, and the
 * variant `dark-mode` for other styles. Without the setting, the variant matches nothing and leaves nothing in the stylesheet.
 */
export function darkModeCss({ colors, darkMode }: SiteModel['theme'], definition: Pick<ThemeDefinition, 'darkMode'>): string {
  const declared = definition.darkMode;
  if (!darkMode || !declared) return '@custom-variant dark-mode (@media not all);';
  const replaced = Object.entries(declared.colors).map(([role, { replaces }]) => ({
    name: replaces,
    value: colorNamed(darkMode, role),
  }));
  const changed = replaced.map(({ name, value }) => `--color-${name}: ${value};`);
  const kept = replaced.map(({ name }) => `--color-${name}: ${colorNamed(colors, name)};`);
  return `
@custom-variant dark-mode (${query});
${query} {
  :root { color-scheme: dark; ${changed.join(' ')} }
  ${declared.unchanged.length > 0 ? `:is(${declared.unchanged.join(', ')}) { color-scheme: light; ${kept.join(' ')} }` : ''}
}`;
}
