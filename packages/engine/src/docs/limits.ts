import { z } from 'zod';
import { listLimits } from '../editor-schema/list-limits.ts';

/** How many entries a list may have, or how large a number may be: ` of 1 to 24`, ` from 0 to 100`; nothing where anything goes. */
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

/** The largest numbers that can be counted exactly are no limit that anybody set. */
const isLimit = (value: number | null): value is number => value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;

/** How long a text may be: ` of at most 3 characters`. */
export const lengthOf = ({ maxLength }: z.ZodString): string => (maxLength === null ? '' : ` of at most ${maxLength} characters`);
