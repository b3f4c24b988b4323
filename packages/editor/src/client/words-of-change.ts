import { fillIn } from '@pagewright/core/browser';
import type { Outline, What } from 'pagewright/editing';
import { type Field, labelOf } from 'pagewright/fields';
import type { Texts } from '../texts/index.ts';

/** The changes whose names consist of block types and fields. Other names are titles and paths. */
const namesFields = /^(?:field|block-|entry-)/;

/** Returns a change with the words that people read for its block types and fields: `Wide picture: Heading` for `wide-picture: heading`. */
export const inWords = <Change extends Pick<What, 'deed' | 'name' | 'of'>>(
  what: Change,
  outline: Outline | undefined,
  texts: Texts,
): Change => (namesFields.test(what.of ?? what.deed) ? { ...what, name: nameInWords(what.name, outline, texts) } : what);

/** Returns the words that people read for the block types and fields in a name, and for the entries of lists: `Cards › Entry 1 › Text`. `file`: that of the value. */
export function nameInWords(name: string, outline: Outline | undefined, texts: Pick<Texts, 'entry'>, file = ''): string {
  let around: Around = { fields: outline ? rootsOf(outline, file) : [], values: [] };
  return name
    .split(' › ')
    .map((step, depth) => {
      if (/^\d+$/.test(step)) return fillIn(texts.entry, { number: step });
      let next = around;
      const words = step.replaceAll(/[^\s,:]+/g, (one) => {
        const type = depth === 0 && !isOfFields.test(file) ? outline?.types.find((known) => known.type === one) : undefined;
        const found = type ? [] : around.fields.filter((field) => field.name === one);
        if (type) around = { fields: type.fields, values: [] };
        next = type ? around : within(found.length > 0 ? found : around.values);
        return type?.label ?? (found[0] ? labelOf(found[0]) : one);
      });
      around = next;
      return words;
    })
    .join(' › ');
}

/** The files whose values have fields of their own, and no blocks. */
const isOfFields = /^(?:site[.\w-]*\.yaml|collections\/)/;

/** What the next step of a name can name: one of these fields, or a name of the author's own, of one of these values. */
type Around = { fields: readonly Field[]; values: readonly Field[] };

/** Returns what a name can begin with. Those of its file come first: several fields may have one name. */
function rootsOf({ types, collections, pageFields, siteFields }: Outline, file: string): readonly Field[] {
  const names = file.replace(/\.yaml$/, '').split('/');
  const own = collections.filter((one) => names[0] === 'collections' && names.includes(one.name)).flatMap(({ fields }) => fields);
  const rest = [...siteFields, ...pageFields, ...[...types, ...collections].flatMap(({ fields }) => fields)];
  return isOfFields.test(file) ? [...own, ...rest] : [...pageFields, ...rest];
}

function within(fields: readonly Field[]): Around {
  const all = fields.flatMap(partsOf);
  return {
    fields: all.flatMap((field) => (field.control === 'group' ? field.fields : [])),
    values: all.flatMap((field) => (field.control === 'record' ? field.values : [])),
  };
}

/** Returns the alternatives of a field, and the entries of a list. */
const partsOf = (field: Field): readonly Field[] =>
  field.control === 'options' ? field.options.flatMap(partsOf) : field.control === 'list' ? partsOf(field.item) : [field];
