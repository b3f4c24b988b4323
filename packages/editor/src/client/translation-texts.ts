import type { OfferedType } from 'pagewright/editing';
import { type Field, isGroup, labelOf, optionOf } from 'pagewright/fields';

type Path = readonly (string | number)[];

/** A text of the original, to be translated. `label` is the name of its field. */
export type TranslatedText = { path: Path; label: string; original: string; isLong: boolean };

/** A group of texts: those of a block, or of the page itself. */
export type TextGroup = {
  title: string | undefined;
  path: Path;
  texts: TranslatedText[];
  isOther: boolean;
  /** The fields of a block, whose values can be taken from the original. */
  fields?: readonly Field[];
};

/** Returns the texts that people read in a value, by its fields. */
export function textsIn(fields: readonly Field[], value: unknown, path: Path = []): TranslatedText[] {
  return fields.flatMap((field) => textsOf(field, isGroup(value) ? value[field.name] : undefined, [...path, field.name]));
}

function textsOf(field: Field, value: unknown, path: Path): TranslatedText[] {
  switch (field.control) {
    case 'text':
      return typeof value === 'string' && value.trim() !== ''
        ? [
            {
              path,
              label: labelOf({ name: String(path.findLast((step) => typeof step === 'string')), label: field.label }),
              original: value,
              isLong: field.isRich,
            },
          ]
        : [];
    case 'group':
      return textsIn(field.fields, value, path);
    case 'list':
      return (Array.isArray(value) ? value : []).flatMap((entry: unknown, index) => textsOf(field.item, entry, [...path, index]));
    case 'record':
      return Object.entries(isGroup(value) ? value : {}).flatMap(([name, one]) => textsOf(field.values, one, [...path, name]));
    case 'options': {
      const option = value === undefined ? undefined : optionOf(field.options, value);
      return option ? textsOf(option, value, path) : [];
    }
    default:
      return [];
  }
}

type Page = { original: unknown; translation: unknown; pageFields: readonly Field[]; types: readonly OfferedType[] };

/** Returns the texts of a page: those of the page itself, then of each block. A block of another type in the translation has none. */
export function textsOfPage({ original, translation, pageFields, types }: Page): TextGroup[] {
  const [blocks, others] = [blocksOf(original), blocksOf(translation)];
  return [
    { title: undefined, path: [], texts: textsIn(pageFields, original), isOther: false },
    ...blocks.map((block, index): TextGroup => {
      const type = isGroup(block) ? block.type : undefined;
      const other = others[index];
      const isOther = (isGroup(other) ? other.type : undefined) !== type;
      const { label = String(type ?? ''), fields = [] } = types.find((one) => one.type === type) ?? {};
      return {
        title: label,
        path: ['blocks', index],
        texts: isOther ? [] : textsIn(fields, block, ['blocks', index]),
        isOther,
        fields: isOther ? [] : fields,
      };
    }),
  ].filter(({ texts, isOther, fields = [] }) => texts.length > 0 || isOther || fields.length > 0);
}

/** Returns the blocks of a page as it is written. */
export const blocksOf = (page: unknown): readonly unknown[] => (isGroup(page) && Array.isArray(page.blocks) ? page.blocks : []);

/** Returns the text at a path. Undefined when there is none. */
export function textAt(value: unknown, path: Path): string | undefined {
  const found = path.reduce<unknown>((inner, step) => Object(inner)[step], value);
  return typeof found === 'string' ? found : undefined;
}

/** Returns a translation with a text. A list that it lacks starts as that of the original, because a list is translated as a whole. */
export function withTranslation(own: unknown, original: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  const inner = (value: unknown): unknown => Object(value)[step];
  if (!Array.isArray(original)) {
    const group = isGroup(own) ? own : {};
    return { ...group, [step]: withTranslation(group[String(step)], inner(original), rest, text) };
  }
  const entries: readonly unknown[] = Array.isArray(own) ? own : original;
  return original.map((entry: unknown, index) =>
    index === step ? withTranslation(entries[index] ?? entry, entry, rest, text) : (entries[index] ?? entry),
  );
}
