import { theme } from '../../../../schemas/theme.ts';
import type { ThemeDefinition } from './theme-definition.ts';

/** The colours that the site declares. The only place of the engine that imports them. */
export const siteTheme: ThemeDefinition = theme;
