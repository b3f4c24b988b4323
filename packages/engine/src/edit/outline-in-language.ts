import type { SchemaTexts } from '../definition/site-additions.ts';
import type { Field } from '../editor-schema/controls.ts';
import type { Outline } from './site-editor-types.ts';

/** Joins the texts of schemas. Of two texts for the same words, the later one counts. */
export const joinSchemaTexts = (texts: readonly SchemaTexts[]): SchemaTexts => ({
  names: Object.assign({}, ...texts.map(({ names }) => names)),
  values: Object.assign({}, ...texts.map(({ values }) => values)),
  descriptions: Object.assign({}, ...texts.map(({ descriptions }) => descriptions)),
  search: wordsOfAll(texts),
});

/** Returns the words with which people search for each block type, in all languages: a person may search in another one than that of the editor. */
const wordsOfAll = (texts: readonly SchemaTexts[]): Record<string, string> => {
  const words = texts.flatMap(({ search = {} }) => Object.entries(search));
  return Object.fromEntries(words.map(([type]) => [type, words.flatMap(([name, text]) => (name === type ? [text] : [])).join(' ')]));
};

/** Returns an offer with the names and descriptions of its block types, collections and fields in another language. */
export function outlineInLanguage(outline: Outline, texts: SchemaTexts): Outline {
  const fields = (list: readonly Field[]): Field[] => list.map((field) => fieldInLanguage(field, texts));
  return {
    ...outline,
    types: outline.types.map((type) => ({
      ...type,
      label: texts.names[type.type] ?? type.label,
      description: texts.descriptions[type.description] ?? type.description,
      synonyms: [...type.synonyms, ...(texts.search?.[type.type]?.split(' ') ?? [])],
      fields: fields(type.fields),
    })),
    presets: outline.presets.map((preset) => ({ ...preset, description: texts.descriptions[preset.description] ?? preset.description })),
    colourPairs: outline.colourPairs.map((pair) => ({ ...pair, use: texts.descriptions[pair.use] ?? pair.use })),
    pageFields: fields(outline.pageFields),
    siteFields: fields(outline.siteFields),
    collections: outline.collections.map((collection) => ({
      ...collection,
      many: (collection.typeFile === undefined ? texts.names[collection.name] : undefined) ?? collection.many,
      fields: fields(collection.fields),
    })),
  };
}

function fieldInLanguage(field: Field, texts: SchemaTexts): Field {
  return {
    ...field,
    ...innerInLanguage(field, texts),
    label: texts.names[field.label ?? field.name] ?? field.label,
    description: texts.descriptions[field.description] ?? field.description,
  };
}

/** Returns a field with the fields and values in it in another language. */
function innerInLanguage(field: Field, texts: SchemaTexts): Field {
  switch (field.control) {
    case 'list':
      return { ...field, item: fieldInLanguage(field.item, texts) };
    case 'group':
      return { ...field, fields: field.fields.map((one) => fieldInLanguage(one, texts)) };
    case 'record':
      return { ...field, values: fieldInLanguage(field.values, texts) };
    case 'options':
      return { ...field, options: field.options.map((one) => optionInLanguage(one, texts)) };
    case 'choice':
    case 'choices':
      return { ...field, labels: { ...field.labels, ...labelsInLanguage(field, texts) } };
    default:
      return field;
  }
}

/** Returns an option in another language. A group with a key, such as a block, is called after the key, whatever its label says. */
function optionInLanguage(option: Field, texts: SchemaTexts): Field {
  const hasKey = option.control === 'group' && option.fields.some((one) => one.control === 'constant' && String(one.value) === option.name);
  if (!hasKey) return fieldInLanguage(option, texts);
  const said = fieldInLanguage({ ...option, label: undefined }, texts);
  return { ...said, label: said.label ?? option.label };
}

function labelsInLanguage(
  { values, labels }: Extract<Field, { control: 'choice' | 'choices' }>,
  texts: SchemaTexts,
): Record<string, string> {
  const translated = values.map(String).flatMap((value): [string, string][] => {
    const text = texts.values[labels?.[value] ?? value];
    return text === undefined ? [] : [[value, text]];
  });
  return Object.fromEntries(translated);
}
