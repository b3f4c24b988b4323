import type { PageLanguage } from '../validate/page-origin.ts';
import type { InputKey } from './dependency-graph.ts';

/** The inputs that are the same for all languages. */
const ofAllLanguages = /^(?:file|placeholders|page|versions|media|over):/;

const viewBefore = /^([A-Za-z0-9-]+<?)\|/;

/** Returns the name of the view of a page. Empty for the default language. */
export const viewOf = ({ language, isFallback }: PageLanguage): string =>
  language === undefined ? '' : `${language}${isFallback ? '<' : ''}`;

/** Returns the key of an input in a view. */
export const inView = (view: string, key: InputKey): InputKey => (view === '' || ofAllLanguages.test(key) ? key : `${view}|${key}`);

/** Divides a key into the name of the view, which is empty for the default language, and the key in it. */
export function splitView(key: InputKey): [view: string, key: string] {
  const [start, view] = viewBefore.exec(key) ?? [];
  return start === undefined || view === undefined ? ['', key] : [view, key.slice(start.length)];
}
