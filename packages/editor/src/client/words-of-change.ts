import { fillIn, wordsOfName } from '@pagewright/core/browser';
import type { Outline, What } from 'pagewright/editing';
import type { Field } from 'pagewright/fields';
import type { Texts } from '../texts/index.ts';

/** The changes whose names consist of block types and fields. Other names are titles and paths. */
const namesFields = /^(?:field|block-|entry-)/;

/** Returns a change with the words that people read for its block types and fields: `Wide picture: Heading` for `wide-picture: heading`. */
export const inWords = <Change extends Pick<What, 'deed' | 'name' | 'of'>>(
  what: Change,
  outline: Outline | undefined,
  texts: Texts,
): Change => (namesFields.test(what.of ?? what.deed) ? { ...what, name: nameInWords(what.name, outline, texts) } : what);

/** Returns the words that people read for the block types and fields in a name, and for the entries of lists: `Cards › Entry 1 › Text`. */
export function nameInWords(name: string, outline: Outline | undefined, texts: Pick<Texts, 'entry'>): string {
  const words = outline && wordsOf(outline);
  return name
    .split(' › ')
    .map((step) =>
      /^\d+$/.test(step) ? fillIn(texts.entry, { number: step }) : step.replaceAll(/[^\s,:]+/g, (one) => words?.get(one) ?? one),
    )
    .join(' › ');
}

const known = new WeakMap<Outline, Map<string, string>>();

/** Returns what people read for the names of block types and fields. Fields of the same name have the same words. */
function wordsOf(outline: Outline): Map<string, string> {
  const words = known.get(outline) ?? new Map<string, string>();
  if (known.has(outline)) return words;
  known.set(outline, words);
  const add = (fields: readonly Field[]): void => {
    for (const field of fields) {
      if (field.name !== '' && !words.has(field.name)) words.set(field.name, field.label ?? wordsOfName(field.name));
      if (field.control === 'group') add(field.fields);
      if (field.control === 'list') add([field.item]);
      if (field.control === 'record') add([field.values]);
      if (field.control === 'options') add(field.options);
    }
  };
  for (const { fields } of [...outline.types, ...outline.collections]) add(fields);
  add([...outline.pageFields, ...outline.siteFields]);
  for (const { type, label } of outline.types) words.set(type, label);
  return words;
}
