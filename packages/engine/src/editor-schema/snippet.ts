import { z } from 'zod';
import { childSchema } from '../content/validate/schema-walk.ts';
import { definitionOf } from '../field-kinds/index.ts';
import { fieldKinds } from '../schema/fields/field-kinds.ts';
import { unwrapSchema } from '../schema/fields/unwrap-schema.ts';
import { requiredFields } from './required-fields.ts';

/** Returns the snippet of a field: its required parts, with a tab stop for each value. */
export function snippetOf(schema: unknown): unknown {
  let tabStop = 0;
  const walk = (part: unknown): unknown => {
    const inner = unwrapSchema(part);
    if (inner instanceof z.ZodArray) return [walk(inner.element)];
    if (!(inner instanceof z.ZodObject)) {
      tabStop += 1;
      return `$${tabStop}`;
    }
    return Object.fromEntries(startingFields(inner).map((name) => [name, walk(childSchema(inner, name))]));
  };
  return walk(schema);
}

/** Returns the fields of an object's snippet: the fields of its kind, the required fields, or the first field. */
function startingFields(schema: z.ZodObject): readonly string[] {
  const mark = fieldKinds.get(schema);
  const object = mark ? definitionOf(mark).editor.object : 'by-schema';
  if (object !== 'by-schema') return object.startsWith;
  const required = requiredFields(schema);
  return required.length > 0 ? required : Object.keys(schema.shape).slice(0, 1);
}
