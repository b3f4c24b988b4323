import { stringify } from 'yaml';
import { z } from 'zod';
import { definitionOf } from '../../field-kinds/index.ts';
import { unwrapSchema } from '../../schema/fields/unwrap-schema.ts';
import { kindOf } from './field-kind.ts';
import { fieldNames, schemaAt } from './schema-walk.ts';

/** Returns an example value for a field, as YAML. */
export function sampleOf(schema: unknown): string {
  const example = exampleOf(schema) ?? exampleOf(unwrapSchema(schema));
  if (example !== undefined) return stringify(example, { collectionStyle: 'flow', lineWidth: 0 }).trimEnd();
  const inner = unwrapSchema(schema);
  const mark = kindOf(inner);
  if (mark) {
    const { sample } = definitionOf(mark);
    return typeof sample === 'string' ? sample : sample(inner, sampleOf);
  }
  if (inner instanceof z.ZodNumber) return String(Math.max(1, Number.isFinite(inner.minValue) ? Number(inner.minValue) : 1));
  if (inner instanceof z.ZodBoolean) return 'true';
  if (inner instanceof z.ZodEnum) return String(inner.options[0]);
  if (inner instanceof z.ZodLiteral) return String([...inner.values][0]);
  if (inner instanceof z.ZodArray) return `[${sampleOf(inner.element)}]`;
  if (inner instanceof z.ZodObject) {
    const required = fieldNames(inner).filter((name) => !isOptional(schemaAt(inner, [name])));
    return `{ ${required.map((name) => `${name}: ${sampleOf(schemaAt(inner, [name]))}`).join(', ')} }`;
  }
  return '…';
}

/** Returns the example in a schema's metadata. */
function exampleOf(schema: unknown): unknown {
  const examples: unknown = schema instanceof z.ZodType ? schema.meta()?.examples : undefined;
  return Array.isArray(examples) ? examples[0] : undefined;
}

const isOptional = (schema: unknown): boolean => schema instanceof z.ZodType && schema.safeParse(undefined).success;
