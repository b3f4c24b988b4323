import { collectionSchemas } from '../../../../../schemas/collections/index.ts';
import { blockSchema, isBlockType } from '../../registry/block-types.ts';
import { pageSchema } from '../../schema/page.ts';
import { siteSchema } from '../../schema/site-settings.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { childSchema } from '../validate/schema-walk.ts';
import { usedName } from '../validate/shared-block-use.ts';
import type { ValidCollection } from '../validate/validate-collection.ts';
import { type Reference, type ReferenceSource, referencesOfValue } from './references-of-value.ts';

/** The references of `site.yaml`. */
export function referencesOfSettings(file: YamlFile): Reference[] {
  const { value } = file;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    referencesOfValue(childSchema(siteSchema, field), inner, [field], { file, context: field }),
  );
}

/** The references of a collection's records. */
export function referencesOfCollection({ name, file, records }: ValidCollection): Reference[] {
  if (name === undefined) return [];
  return records.flatMap(({ key, path, record }) =>
    referencesOfValue(collectionSchemas[name], record, path, { file, context: `${name}, record "${key}"` }),
  );
}

/** The references of a shared block. */
export function referencesOfShared(file: YamlFile, name: string): Reference[] {
  return referencesOfBlock({ value: file.value, path: [], file, context: `shared block "${name}"` });
}

/** The references of a page file. `typeOf` returns the type of a shared block by its name. */
export function referencesOfPage(file: YamlFile, name: string, typeOf: (shared: string) => string | undefined): Reference[] {
  const { value } = file;
  if (typeof value !== 'object' || value === null) return [];
  const { blocks, collection, ...fields }: Record<string, unknown> = { ...value };
  const subject = { file, context: `page "${name}"` };
  const made: Reference[] =
    typeof collection === 'string' ? [{ ...subject, kind: 'records', target: collection, path: ['collection'] }] : [];
  const inBlocks = (Array.isArray(blocks) ? blocks : []).flatMap((entry: unknown, index) => {
    const at = { value: entry, path: ['blocks', index], file, context: `${subject.context}, block ${index + 1}` };
    const shared = usedName(entry);
    if (shared === undefined) return referencesOfBlock(at);
    const type = typeOf(shared);
    const context = `${at.context} (${type ?? 'unknown'}, shared "${shared}")`;
    return [
      { kind: 'shared' as const, target: shared, file, path: [...at.path, 'use'], context },
      ...(isBlockType(type) ? referencesOfValue(blockSchema(type), entry, at.path, { file, context }) : []),
    ];
  });
  return [...made, ...referencesOfValue(pageSchema, fields, [], subject), ...inBlocks];
}

type BlockAt = ReferenceSource & { value: unknown; path: ValuePath };

function referencesOfBlock({ value, path, file, context }: BlockAt): Reference[] {
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
  if (!isBlockType(type)) return [];
  const subject = { file, context: `${context} (${type})` };
  return [
    { ...subject, kind: 'block-type', target: type, path: [...path, 'type'] },
    ...referencesOfValue(blockSchema(type), value, path, subject),
  ];
}
