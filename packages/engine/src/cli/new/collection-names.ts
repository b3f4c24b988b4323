/** The names of a collection in code: `case-studies`, `caseStudiesSchema`. */
export type CollectionNames = { name: string; schema: string };

/** The schemas that the generated file imports. */
const imported = ['idSchema', 'imageSchema', 'textSchema'];

/**
 * Derives the names from that of the collection. `list` is the text of the site's list of collections, which imports the
 * schemas of the others: a name in use there gets another ending, such as `clientRecordSchema` beside `clientSchema`.
 */
export function collectionNames(name: string, list: string): CollectionNames {
  const stem = name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const isUsed = (identifier: string): boolean => imported.includes(identifier) || new RegExp(`\\b${identifier}\\b`).test(list);
  let ending = 'Schema';
  while (isUsed(`${stem}${ending}`)) ending = `Record${ending}`;
  return { name, schema: `${stem}${ending}` };
}
