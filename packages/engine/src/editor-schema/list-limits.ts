import { z } from 'zod';
import { memoizeByKey } from '../cache/memoize.ts';

const known = new WeakMap<z.ZodArray, { minItems?: number; maxItems?: number }>();

/** Returns how many entries a list may have. Ignores the schema of the entries, which would take far longer to convert to JSON Schema. */
export function listLimits(schema: z.ZodArray): { minItems?: number; maxItems?: number } {
  return memoizeByKey(known, schema, () => {
    const withAnyEntries = schema.clone({ ...schema.def, element: z.unknown() });
    const { minItems, maxItems } = z.toJSONSchema(withAnyEntries, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
    return { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) };
  });
}
