import { memoizeByKey } from '../../cache/memoize-by-key.ts';
import { pathWithoutLanguage } from '../../content/find/divide-by-language.ts';
import { isPreset } from '../../content/validate/preset-pages.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import type { RuleInput } from './rule-input.ts';

/** A page file in a language, and its original when there is one. */
export type TranslatedPage = { code: string; page: ValidPage; original: ValidPage | undefined };

/** Returns the pages of the default language, the first of each file, by the path of the file. */
export const originalPages = ({ pages }: Pick<RuleInput, 'pages'>): ReadonlyMap<string, ValidPage> =>
  memoizeByKey(originals, pages, () => findOriginals(pages));

const originals = new WeakMap<readonly ValidPage[], ReadonlyMap<string, ValidPage>>();

function findOriginals(pages: readonly ValidPage[]): ReadonlyMap<string, ValidPage> {
  const found = new Map<string, ValidPage>();
  for (const page of pages)
    if (page.language === undefined && !isPreset(page) && !found.has(page.source.path)) found.set(page.source.path, page);
  return found;
}

/** Returns the page files of the other languages, each once, with their originals. */
export function translatedPages(site: Pick<RuleInput, 'pages'>): TranslatedPage[] {
  const byPath = originalPages(site);
  const found = new Map<string, TranslatedPage>();
  for (const page of site.pages) {
    const { language: code, isFallback, source } = page;
    if (code === undefined || isFallback || found.has(source.path)) continue;
    found.set(source.path, { code, page, original: byPath.get(pathWithoutLanguage(source.path, code)) });
  }
  return [...found.values()];
}
