import { z } from 'zod';
import { listLimits } from '../editor-schema/list-limits.ts';

/** Formats the limits of a list or a number: ` of 1 to 24`, ` from 0 to 100`. Empty without limits. */
export function rangeOf(schema: z.ZodArray | z.ZodNumber): string {
  const { minItems, maxItems } = schema instanceof z.ZodArray ? listLimits(schema) : {};
  if (minItems !== undefined && maxItems !== undefined) return ` of ${minItems} to ${maxItems}`;
  const { minimum, maximum } = schema instanceof z.ZodNumber ? numberLimits(schema) : {};
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  const min = minItems ?? minimum;
  const max = maxItems ?? maximum;
  if (min !== undefined) return ` of at least ${min}`;
  return max === undefined ? '' : ` of at most ${max}`;
}

function numberLimits(schema: z.ZodNumber): { minimum?: number; maximum?: number } {
  const { minValue, maxValue } = schema;
  return { ...(isLimit(minValue) && { minimum: minValue }), ...(isLimit(maxValue) && { maximum: maxValue }) };
}

/** True for a limit that the schema sets. Zod sets the safe integer range for every whole number. */
const isLimit = (value: number | null): value is number => value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** Formats the maximum length of a text: ` of at most 3 characters`. */
export const lengthOf = ({ maxLength }: z.ZodString): string => (maxLength === null ? '' : ` of at most ${maxLength} characters`);
