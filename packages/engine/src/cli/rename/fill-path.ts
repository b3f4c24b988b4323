import { pathOnPage } from '../../content/expand/further-page.ts';
import { pathInLanguage } from '../../content/expand/in-language.ts';
import { replacePlaceholders } from '../../content/expand/placeholders.ts';
import type { SiteSources } from '../../content/references/site-sources.ts';
import type { PageOrigin } from '../../content/validate/page-origin.ts';

/**
 * Returns the path at which visitors find a page, for a path as its file has it: below the prefix of its language, with the
 * values of the record, such as `articles/3`, or of the list that it is made from. `changed` fields have precedence.
 */
export function fillPath(path: string, page: PageOrigin, sources: SiteSources, changed: Readonly<Record<string, string>> = {}): string {
  const { list } = page;
  const values: object = list ?? { ...recordOf(page, sources), ...translationOf(page, sources) };
  const filled = replacePlaceholders(path, (field, written) => {
    const value: unknown = changed[field] ?? Reflect.get(values, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
  });
  return pathInLanguage(list ? pathOnPage({ filled, written: path }, list) : filled, page);
}

const recordOf = ({ madeFrom }: PageOrigin, { collections }: SiteSources): object | undefined =>
  collections
    .flatMap(({ collection }) => collection.records.map(({ key, record }) => ({ name: `${collection.name}/${key}`, record })))
    .find(({ name }) => name === madeFrom)?.record;

/** Returns the fields of the record in the language of the page. Undefined for a page that repeats the default language. */
const translationOf = ({ madeFrom, language, isFallback }: PageOrigin, { translations }: SiteSources): object | undefined =>
  isFallback
    ? undefined
    : translations
        .filter((file) => file.language === language)
        .flatMap(({ records }) => records)
        .find(({ collection, key }) => `${collection}/${key}` === madeFrom)?.fields;
