import { pathOnPage } from '../../content/expand/further-page.ts';
import { replacePlaceholders } from '../../content/expand/placeholders.ts';
import type { SiteSources } from '../../content/references/site-sources.ts';
import type { PageOrigin } from '../../content/validate/page-origin.ts';

/** Fills the placeholders of a path for a page that is made from a record, such as `articles/3`, or for a list; `changed` fields have precedence. */
export function fillPath(
  path: string,
  { madeFrom, list }: PageOrigin,
  sources: SiteSources,
  changed: Readonly<Record<string, string>> = {},
): string {
  const values: object = list ?? recordNamed(madeFrom, sources) ?? {};
  const filled = replacePlaceholders(path, (field, written) => {
    const value: unknown = changed[field] ?? Reflect.get(values, field);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
  });
  return list ? pathOnPage({ filled, written: path }, list) : filled;
}

const recordNamed = (name: string | undefined, { collections }: SiteSources): object | undefined =>
  collections
    .flatMap(({ collection }) => collection.records.map(({ key, record }) => ({ name: `${collection.name}/${key}`, record })))
    .find((one) => one.name === name)?.record;
