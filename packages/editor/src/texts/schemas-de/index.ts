import { fields } from './page.ts';
import { settings } from './settings.ts';

export { names, values } from './names.ts';

/** The descriptions of fields in German, by what the schemas say. */
export const descriptions: Readonly<Record<string, string>> = { ...settings, ...fields };
