import { z } from 'zod';
import { childSchema, unwrapSchema } from '../content/validate/schema-walk.ts';
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
    const names = fieldKinds.get(inner)?.kind === 'image' ? ['src', 'alt'] : startingFields(inner);
    return Object.fromEntries(names.map((name) => [name, walk(childSchema(inner, name))]));
  };
  return walk(schema);
}

/** What a group of fields starts with: those that it needs, or its first where it needs none. */
function startingFields(schema: z.ZodObject): string[] {
  const required = requiredFields(schema);
  return required.length > 0 ? required : Object.keys(schema.shape).slice(0, 1);
}
