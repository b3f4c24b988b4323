import type { SiteModel } from '../../model/site-model.ts';
import type { ThemeDefinition } from '../../schema/theme-definition.ts';

/** Returns the theme variables of the options that `theme.style` in `site.yaml` chooses. */
export function styleVariables({ style }: SiteModel['theme'], { style: choices = {} }: Pick<ThemeDefinition, 'style'>): string {
  const declarations = Object.entries(choices).flatMap(([name, { options, default: preset }]) =>
    Object.entries(options[style[name] ?? preset] ?? {}).map(([variable, value]) => `${variable}: ${value};`),
  );
  // `inline`: utilities contain the value, and only variables that stylesheets use are declared.
  return declarations.length > 0 ? `@theme inline {\n  ${declarations.join('\n  ')}\n}` : '';
}
