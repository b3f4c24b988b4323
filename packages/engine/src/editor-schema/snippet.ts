import { z } from 'zod';
import { childSchema, unwrapSchema } from '../content/validate/schema-walk.ts';
import { definitionOf } from '../field-kinds/index.ts';
import { fieldKinds } from '../schema/fields/field-kinds.ts';
import { requiredFields } from './required-fields.ts';

/** What the editor writes for a field that is chosen: its required parts, with a place to fill in for each value. */
export function snippetOf(schema: unknown): unknown {
  let place = 0;
  const walk = (part: unknown): unknown => {
    const inner = unwrapSchema(part);
    if (inner instanceof z.ZodArray) return [walk(inner.element)];
    if (!(inner instanceof z.ZodObject)) {
      place += 1;
      return `$${place}`;
    }
    return Object.fromEntries(startingFields(inner).map((name) => [name, walk(childSchema(inner, name))]));
  };
  return walk(schema);
}

/** The fields that an object starts with: those of its kind, its required ones, or its first where none is required. */
function startingFields(schema: z.ZodObject): readonly string[] {
  const mark = fieldKinds.get(schema);
  const object = mark ? definitionOf(mark).editor.object : 'by-schema';
  if (object !== 'by-schema') return object.startsWith;
  const required = requiredFields(schema);
  return required.length > 0 ? required : Object.keys(schema.shape).slice(0, 1);
}
