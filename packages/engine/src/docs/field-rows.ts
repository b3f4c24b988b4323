import { stringify } from 'yaml';
import { z } from 'zod';
import { kindOf, ownKind } from '../content/validate/field-kind.ts';
import { describeField } from '../content/validate/schema-walk.ts';
import { acceptedWords } from '../field-kinds/editor/accepted-words.ts';
import { definitionOf } from '../field-kinds/index.ts';
import { unwrapSchema } from '../schema/fields/unwrap-schema.ts';
import { lengthOf, rangeOf } from './limits.ts';

/** A row of a field table. The name of a nested field starts with its parent: `cards › title`. */
export type FieldRow = { name: string; about: string; accepted: string; fallback: string };

/** Returns the rows of an object's fields, each followed by its nested fields. */
export function fieldRows(schema: unknown, parent = ''): FieldRow[] {
  const group = unwrapSchema(schema);
  if (!(group instanceof z.ZodObject)) return [];
  return Object.entries(group.shape).flatMap(([key, field]) => {
    const name = `${parent}${key}`;
    const row = { name, about: describeField(field) ?? '', accepted: acceptedBy(field), fallback: requiredOrDefault(field) };
    const inner = unwrapSchema(field);
    if (inner instanceof z.ZodRecord) return [row, ...fieldRows(inner.valueType, `${name} › … › `)];
    return [row, ...fieldRows(partOf(field), `${name} › `)];
  });
}

/** Returns the object schema of a field or of its list entries. Undefined for links and kinds with their own documentation. */
function partOf(field: unknown): unknown {
  const inner = unwrapSchema(field);
  const part = inner instanceof z.ZodArray ? unwrapSchema(inner.element) : inner;
  return isLink(part) || documentedKind(part) !== undefined ? undefined : part;
}

const isLink = (schema: unknown): boolean => schema instanceof z.ZodObject && Object.keys(schema.shape).join() === 'label,to';

/** Returns the documentation of a field's kind. Undefined when the schema describes what it accepts. */
function documentedKind(schema: unknown): string | undefined {
  const mark = kindOf(schema);
  const docs = mark ? definitionOf(mark).docs : 'by-schema';
  return mark && docs !== 'by-schema' ? docs(mark) : undefined;
}

/** The guide does not show lists with more values than this, such as that of currencies. */
const longList = 50;

/** Describes the values that a field accepts. */
export function acceptedBy(field: unknown): string {
  const inner = unwrapSchema(field);
  // A union is described by its options, unless it has a kind itself.
  const documented = inner instanceof z.ZodUnion && !ownKind(inner) ? undefined : documentedKind(inner);
  if (documented !== undefined) return documented;
  if (inner instanceof z.ZodArray) return listOf(inner);
  if (isLink(inner)) return 'a link: `label` and `to`';
  if (inner instanceof z.ZodObject) return 'a group of fields';
  if (inner instanceof z.ZodRecord) return 'names of your own, each with a group of fields';
  if (inner instanceof z.ZodEnum && inner.options.length > longList) return 'a value of a list, which your editor completes';
  if (inner instanceof z.ZodEnum) return inner.options.map((option) => `\`${option}\``).join(', ');
  if (inner instanceof z.ZodLiteral) return [...inner.values].map((value) => `\`${value}\``).join(', ');
  if (inner instanceof z.ZodBoolean) return '`true` or `false`';
  if (inner instanceof z.ZodNumber) return `${inner.isInt ? 'a whole number' : 'a number'}${rangeOf(inner)}`;
  return (inner instanceof z.ZodType && acceptedWords(inner)) || `a text${inner instanceof z.ZodString ? lengthOf(inner) : ''}`;
}

function listOf(list: z.ZodArray): string {
  const entry = unwrapSchema(list.element);
  if (entry instanceof z.ZodObject)
    return isLink(entry) ? `a list${rangeOf(list)} of links: \`label\` and \`to\`` : `a list${rangeOf(list)}`;
  if (entry instanceof z.ZodUnknown) return `a list${rangeOf(list)} blocks`;
  return `a list${rangeOf(list)}; each entry: ${acceptedBy(entry)}`;
}

/** Returns `required`, the default as YAML, or `optional` for an optional field without a default. */
function requiredOrDefault(field: unknown): string {
  if (!(field instanceof z.ZodType)) return '';
  const { success } = field.safeParse(undefined);
  if (!success) return 'required';
  const fallback = defaultOf(field);
  if (fallback === undefined || (Array.isArray(fallback) && fallback.length === 0)) return 'optional';
  return `\`${stringify(fallback, { collectionStyle: 'flow', lineWidth: 0 }).trim()}\``;
}

function defaultOf(field: z.ZodType): unknown {
  return field instanceof z.ZodDefault || field instanceof z.ZodPrefault ? field.def.defaultValue : undefined;
}
