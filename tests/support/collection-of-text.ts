import { z } from 'zod';
import { defineCollection, idSchema, recordField } from '../../packages/core/src/index.ts';
import type { CollectionDefinition } from '../../packages/core/src/schema/fields/define-collection.ts';
import type { RecordType } from '../../packages/core/src/schema/types/type-fields.ts';
import { collectionOfType } from '../../packages/engine/src/cli/new/type-text.ts';

/** Returns the text that `new collection --from-type` writes for a type. */
export const textOfCollection = (name: string, schema: string, type: RecordType): string =>
  collectionOfType('', { name, schema }, type)
    .map(({ text }) => text)
    .join('');

/** Runs the file that `new collection --from-type` writes for a type. Returns its collection. */
export function collectionInCode(name: string, type: RecordType): CollectionDefinition {
  const text = textOfCollection(name, 'collection', type)
    .replaceAll(/^import .*\n/gm, '')
    .replace('export const collection =', 'return');
  const parts = { defineCollection, idSchema, recordField, z };
  return Reflect.apply(new Function(...Object.keys(parts), text), undefined, Object.values(parts));
}
