import type { NamedTarget } from '../../field-kinds/field-kind-definition.ts';
import { definitionOf } from '../../field-kinds/index.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { type FieldPlan, kindOf, planIn } from '../../schema/field-plan.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import type { TranslationFile } from '../validate/translation/read-translation.ts';
import { usedName } from '../validate/validate-block.ts';
import type { ValidCollection } from '../validate/validate-collection.ts';

/** Returns the references of `site.yaml`. */
export function referencesOfSettings(file: YamlFile, { siteSchema }: ContentSchemas): Reference[] {
  const { value } = file;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    referencesOfValue(planIn(planOf(siteSchema), field), inner, [field], { file, context: field }),
  );
}

/** Returns the references of a collection's records. */
export function referencesOfCollection({ name, file, records }: ValidCollection, { recordSchema }: ContentSchemas): Reference[] {
  if (name === undefined) return [];
  return records.flatMap(({ key, path, record }) =>
    referencesOfValue(planOf(recordSchema(name)), record, path, { file, context: `${name}, record "${key}"` }),
  );
}

/** Returns the references in the translated fields of records. */
export const referencesOfTranslation = ({ records }: TranslationFile, { recordSchema }: ContentSchemas): Reference[] =>
  records.flatMap(({ collection, file, path, fields, context }) =>
    referencesOfValue(planOf(recordSchema(collection)), fields, path, { file, context }),
  );

/** Returns the references of a shared block. */
export function referencesOfShared(file: YamlFile, name: string, schemas: ContentSchemas): Reference[] {
  return referencesOfBlock({ value: file.value, path: [], file, context: `shared block "${name}"`, schemas });
}

type PageContext = {
  name: string;
  /** Returns the type of a shared block by its name. */
  typeOf: (shared: string) => string | undefined;
  schemas: ContentSchemas;
};

/** Returns the references of a page file. */
export function referencesOfPage(file: YamlFile, { name, typeOf, schemas }: PageContext): Reference[] {
  const { value } = file;
  if (typeof value !== 'object' || value === null) return [];
  const { blocks, collection, ...fields }: Record<string, unknown> = { ...value };
  const subject = { file, context: `page "${name}"` };
  const made: Reference[] =
    typeof collection === 'string' ? [{ ...subject, kind: 'records', target: collection, path: ['collection'] }] : [];
  const inBlocks = (Array.isArray(blocks) ? blocks : []).flatMap((entry: unknown, index) => {
    const at = { value: entry, path: ['blocks', index], file, context: `${subject.context}, block ${index + 1}`, schemas };
    const shared = usedName(entry);
    if (shared === undefined) return referencesOfBlock(at);
    const type = typeOf(shared);
    const context = `${at.context} (${type ?? 'unknown'}, shared "${shared}")`;
    return [
      { kind: 'shared' as const, target: shared, file, path: [...at.path, 'use'], context },
      ...(schemas.isBlockType(type) ? referencesOfValue(planOf(schemas.blockSchema(type)), entry, at.path, { file, context }) : []),
    ];
  });
  return [...made, ...referencesOfValue(planOf(schemas.pageSchema), fields, [], subject), ...inBlocks];
}

type BlockAt = ReferenceSource & { value: unknown; path: ValuePath; schemas: ContentSchemas };

function referencesOfBlock({ value, path, file, context, schemas: { isBlockType, blockSchema } }: BlockAt): Reference[] {
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
  if (!isBlockType(type)) return [];
  const subject = { file, context: `${context} (${type})` };
  return [
    { ...subject, kind: 'block-type', target: type, path: [...path, 'type'] },
    ...referencesOfValue(planOf(blockSchema(type)), value, path, subject),
  ];
}

/** The file of a reference, and its place in the author's words, such as `page "Home", block 3 (faq)`. */
type ReferenceSource = { file: YamlFile; context: string };

export type Reference = NamedTarget & ReferenceSource;

/** Returns the references in a value of a file. The value is not validated and may not match its schema. */
export function referencesOfValue(plan: FieldPlan | undefined, value: unknown, path: ValuePath, source: ReferenceSource): Reference[] {
  if (value === undefined || value === null) return [];
  const mark = kindOf(plan);
  const references = mark ? definitionOf(mark).references : 'in-fields';
  if (references === 'none') return [];
  if (!mark || references === 'in-fields') return referencesInside(plan, value, path, source);
  const inside = (part: FieldPlan | undefined, inner: unknown, at: ValuePath): NamedTarget[] => referencesOfValue(part, inner, at, source);
  return references({ mark, value, at: path }, inside).map((target) => ({ ...source, ...target }));
}

function referencesInside(plan: FieldPlan | undefined, value: unknown, path: ValuePath, source: ReferenceSource): Reference[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => referencesOfValue(planIn(plan, index), item, [...path, index], source));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => referencesOfValue(planIn(plan, field), inner, [...path, field], source));
}
