import { z } from 'zod';
import type { Explanation } from '../../../field-kinds/explain/mismatch.ts';
import { unwrapSchema } from '../../../schema/fields/unwrap-schema.ts';

/** Returns a hint with the minimum and maximum of a number. Empty when it has none. */
export function rangeOf(schema: unknown): Pick<Explanation, 'hint'> {
  const wanted = unwrapSchema(schema);
  if (!(wanted instanceof z.ZodNumber)) return {};
  const { minValue, maxValue } = wanted;
  const isBound = (value: number | null): value is number =>
    value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return isBound(minValue) && isBound(maxValue) ? { hint: `Accepted: ${minValue} to ${maxValue}.` } : {};
}
