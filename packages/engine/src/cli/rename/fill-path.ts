import type { SiteSources } from '../../content/references/site-sources.ts';

/** Fills the placeholders `{field}` of a path with the fields of a record, such as `articles/3`; `changed` fields have precedence. */
export function fillPath(path: string, name: string, { collections }: SiteSources, changed: Readonly<Record<string, string>> = {}): string {
  const record = collections
    .flatMap(({ collection }) => collection.records.map((one) => ({ name: `${collection.name}/${one.key}`, fields: one.record })))
    .find((one) => one.name === name);
  return path.replaceAll(/\{([A-Za-z]\w*)\}/g, (whole, field: string) => {
    const value: unknown = changed[field] ?? (record && Reflect.get(record.fields, field));
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
}
