import { edits } from './edits.ts';
import { site } from './site.ts';
import { syntax } from './syntax.ts';
import { values } from './values.ts';

export { words } from './words.ts';

/** The messages in German, by what they say in English. Of two that match, the first counts. */
export const sentences: Readonly<Record<string, string>> = { ...syntax, ...values, ...site, ...edits };
