/** Replaces `{field}` in the texts of a page by the fields of a record. */
export const fill = (value, record) => {
  if (typeof value === 'string') return value.replaceAll(/\{(\w+)\}/g, (_, field) => String(record[field]));
  if (Array.isArray(value)) return value.map((item) => fill(item, record));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner, record)]));
};
