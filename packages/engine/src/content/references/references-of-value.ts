import { definitionOf } from '../../field-kinds/index.ts';
import type { NamedTarget } from '../../field-kinds/named-target.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { kindOf } from '../validate/field-kind.ts';
import { childSchema } from '../validate/schema-walk.ts';

/** The file of a reference, and its place in the author's words, such as `page "Home", block 3 (faq)`. */
export type ReferenceSource = { file: YamlFile; context: string };

export type Reference = NamedTarget & ReferenceSource;

/** Returns the references in a value of a file. The value is not validated and may not match its schema. */
export function referencesOfValue(schema: unknown, value: unknown, path: ValuePath, source: ReferenceSource): Reference[] {
  if (value === undefined || value === null) return [];
  const mark = kindOf(schema);
  const references = mark ? definitionOf(mark).references : 'in-fields';
  if (references === 'none') return [];
  if (!mark || references === 'in-fields') return referencesInside(schema, value, path, source);
  const inside = (part: unknown, inner: unknown, at: ValuePath): NamedTarget[] => referencesOfValue(part, inner, at, source);
  return references({ mark, value, at: path }, inside).map((target) => ({ ...source, ...target }));
}

function referencesInside(schema: unknown, value: unknown, path: ValuePath, source: ReferenceSource): Reference[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => referencesOfValue(childSchema(schema, index), item, [...path, index], source));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) => referencesOfValue(childSchema(schema, field), inner, [...path, field], source));
}
