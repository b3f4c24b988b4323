import { z } from 'zod';
import { memoizeByKey } from '../cache/memoize-by-key.ts';

const known = new WeakMap<z.ZodArray, { minItems?: number; maxItems?: number }>();

/** How many entries a list may have. What its schema says of the entries would take far longer to turn into JSON, and is left out. */
export function listLimits(schema: z.ZodArray): { minItems?: number; maxItems?: number } {
  return memoizeByKey(known, schema, () => {
    const ofAnything = schema.clone({ ...schema.def, element: z.unknown() });
    const { minItems, maxItems } = z.toJSONSchema(ofAnything, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
    return { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) };
  });
}
