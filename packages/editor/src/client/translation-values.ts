import { type Field, isGroup, labelOf, optionOf } from 'pagewright/fields';

/** What a line stands for that is the same in all languages. Links and ids may be others. */
const isShared = (field: Field): boolean =>
  field.control === 'line' && (field.names !== undefined ? !/^(?:pages|old-paths)$/.test(field.names) : field.format !== undefined);

/**
 * Returns a value of the original with the words of its translation: pictures, dates, numbers and choices are those of the original. A picture
 * that is another one has the alternative text of the original, which is still to be translated.
 */
function withOwnWords(field: Field, original: unknown, own: unknown): unknown {
  switch (field.control) {
    case 'text':
      return typeof own === 'string' ? own : original;
    case 'line':
      return isShared(field) || own === undefined ? original : own;
    case 'group':
      return isGroup(original) ? withOwnGroup(field.fields, original, own) : original;
    case 'list':
      return Array.isArray(original)
        ? original.map((entry: unknown, index) => withOwnWords(field.item, entry, Array.isArray(own) ? own[index] : undefined))
        : original;
    case 'record':
      return isGroup(original)
        ? Object.fromEntries(
            Object.entries(original).map(([name, one]) => [name, withOwnWords(field.values, one, isGroup(own) ? own[name] : undefined)]),
          )
        : original;
    case 'options': {
      const option = original === undefined ? undefined : optionOf(field.options, original);
      const isSame = option !== undefined && own !== undefined && optionOf(field.options, own)?.name === option.name;
      return isSame ? withOwnWords(option, original, own) : original;
    }
    default:
      return original;
  }
}

/** Returns a group of the original with the words of its translation. */
export function withOwnGroup(fields: readonly Field[], original: Record<string, unknown>, own: unknown): Record<string, unknown> {
  const mine = isGroup(own) ? own : {};
  const hasOtherPicture = fields.some(
    ({ name, ...field }) =>
      field.control === 'line' && field.names === 'pictures' && mine[name] !== undefined && mine[name] !== original[name],
  );
  return Object.fromEntries(
    Object.entries(original).map(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      // The old alternative text is about the old picture.
      const isKept = field === undefined || (hasOtherPicture && name === 'alt');
      return [name, isKept ? value : withOwnWords(field, value, mine[name])];
    }),
  );
}

/** Returns the labels of the fields whose value a translation has otherwise than the original, apart from words, links and ids. */
export function otherThanOriginal(fields: readonly Field[], original: unknown, own: unknown): string[] {
  if (!isGroup(original) || !isGroup(own)) return [];
  return fields.flatMap((field) => {
    const { name } = field;
    const joined = withOwnWords(field, original[name], own[name]);
    return JSON.stringify(joined) === JSON.stringify(own[name]) || isWordOrLink(field) ? [] : [labelOf(field)];
  });
}

const isWordOrLink = (field: Field): boolean => field.control === 'text' || (field.control === 'line' && !isShared(field));

/**
 * Returns the blocks of a translation in the order of the original: for each block of the original the next one of its type, preferably with its
 * id, or a copy of the original. Blocks that only the translation has come last.
 */
export function inOrderOf(original: readonly unknown[], own: readonly unknown[]): unknown[] {
  const left = [...own];
  const ordered = original.map((block) => {
    const fits = (one: unknown): boolean => isGroup(one) && isGroup(block) && one.type === block.type && one.use === block.use;
    const sameId = left.findIndex((one) => fits(one) && Object(one).id !== undefined && Object(one).id === Object(block).id);
    const index = sameId >= 0 ? sameId : left.findIndex(fits);
    return index < 0 ? block : left.splice(index, 1)[0];
  });
  return [...ordered, ...left];
}

const typesOf = (blocks: readonly unknown[]): string => JSON.stringify(blocks.map((block) => [Object(block).type, Object(block).use]));

/** True when the blocks of a translation are others than those of the original, or in another order. */
export const hasOtherBlocks = (original: readonly unknown[], own: readonly unknown[]): boolean => typesOf(original) !== typesOf(own);
