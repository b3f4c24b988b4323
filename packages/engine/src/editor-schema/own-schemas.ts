import { collectionsWithLists } from '../../../../schemas/collections/index.ts';
import { iconIndex } from '../content/find/icon-index.ts';
import { demand, when } from './conditions.ts';
import type { EditorContext } from './editor-context.ts';

import type { JsonSchema } from './json-schema.ts';
import { known } from './names.ts';
import type { OwnRecords } from './own-things.ts';

const isPicture = (path: string): boolean => /\.(?:png|jpe?g|webp|avif|svg|gif)$/i.test(path);

/** A picture of `media/`. */
export const pictureSchema = ({ own, definitions }: EditorContext): JsonSchema =>
  definitions.refer('picture', () =>
    known(own.media.filter(isPicture), 'There is no such picture in media/. Write its name exactly as the file has it.'),
  );

/** A film of `media/`. */
export const filmSchema = ({ own, definitions }: EditorContext): JsonSchema =>
  definitions.refer('film', () => {
    const films = own.media.filter((path) => path.endsWith('.mp4'));
    return known(films, 'There is no such film in media/. Write the name of an .mp4 file exactly as the file has it.');
  });

export const namedIconSchema = ({ definitions }: EditorContext): JsonSchema =>
  definitions.refer('icon', () => known([...iconIndex().keys()], 'There is no icon of this name. Names are on lucide.dev/icons.'));

/** The id of a record. */
export function recordSchema(collection: string, { own, definitions }: EditorContext): JsonSchema {
  return definitions.refer(`record-${collection}`, () => oneRecord(collection, own.records.get(collection) ?? unknown));
}

/** `all`, the name of a list where there are lists, or a list of ids. */
export function recordsSchema(collection: string, context: EditorContext): JsonSchema {
  return context.definitions.refer(`records-${collection}`, () => {
    const { lists, isComplete } = context.own.records.get(collection) ?? unknown;
    const isListed = collectionsWithLists.some((name) => name === collection);
    const list = isListed ? `, the name of a list in collections/${collection}.yaml` : '';
    const errorMessage = `Write "all"${list}, or ids as a list: start each with "- ".`;
    return {
      type: ['string', 'array'],
      errorMessage,
      ...demand({ minItems: 1 }, errorMessage),
      allOf: [known(['all', ...lists], errorMessage, isComplete || !isListed), { items: recordSchema(collection, context) }],
    };
  });
}

const unknown: OwnRecords = { ids: [], lists: [], isComplete: false };

function oneRecord(collection: string, { ids, isComplete }: OwnRecords): JsonSchema {
  const errorMessage = `There is no such record in collections/${collection}.yaml.`;
  // A pattern says nothing about ids that are written as numbers.
  const written = ids.map(Number).filter(Number.isInteger);
  const numbers = when({ type: 'integer' }, { errorMessage, ...(written.length > 0 ? { enum: written } : { type: 'string' }) });
  return {
    type: ['string', 'integer'],
    errorMessage: `Write the id of a record in collections/${collection}.yaml.`,
    allOf: [known(ids, errorMessage, isComplete), ...(isComplete ? [numbers] : [])],
  };
}
