import { z } from 'zod';
import { listLimits } from '../editor-schema/list-limits.ts';

/** Returns the limits of a list or number: ` of 1 to 24`, ` from 0 to 100`. Empty without limits. */
export function rangeOf(schema: z.ZodArray | z.ZodNumber): string {
  const { minItems, maxItems } = schema instanceof z.ZodArray ? listLimits(schema) : {};
  if (minItems !== undefined && maxItems !== undefined) return ` of ${minItems} to ${maxItems}`;
  const { minimum, maximum } = schema instanceof z.ZodNumber ? numberLimits(schema) : {};
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  const [least, most] = [minItems ?? minimum, maxItems ?? maximum];
  if (least !== undefined) return ` of at least ${least}`;
  return most === undefined ? '' : ` of at most ${most}`;
}

function numberLimits(schema: z.ZodNumber): { minimum?: number; maximum?: number } {
  const { minValue, maxValue } = schema;
  return { ...(isLimit(minValue) && { minimum: minValue }), ...(isLimit(maxValue) && { maximum: maxValue }) };
}

/** False for the limits that zod sets for every integer: the largest numbers that JavaScript represents exactly. */
const isLimit = (value: number | null): value is number => value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** Returns the maximum length of a text: ` of at most 3 characters`. Empty without one. */
export const lengthOf = ({ maxLength }: z.ZodString): string => (maxLength === null ? '' : ` of at most ${maxLength} characters`);
