import { demand } from '../json-schema/conditions.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';

type Range = { minimum: number | undefined; maximum: number | undefined };

/** Returns the schema of a number, with its range if it has one. */
export function numberSchema(type: 'integer' | 'number', { minimum, maximum }: Range): JsonSchema {
  const range = { ...(isLimit(minimum) && { minimum }), ...(isLimit(maximum) && { maximum }) };
  const errorMessage = `Write a ${type === 'integer' ? 'whole number' : 'number'}${inWords(range)}, without quotes.`;
  return { type, errorMessage, ...demand(range, errorMessage) };
}

/** True for a limit that the schema sets. Zod sets the safe integer range for every whole number. */
const isLimit = (limit: number | undefined): limit is number => limit !== undefined && Math.abs(limit) !== Number.MAX_SAFE_INTEGER;

/** Formats how many entries a list may have: ` of 1 to 24 entries`. Empty without limits. */
export function entriesInWords({ minItems, maxItems }: Pick<JsonSchema, 'minItems' | 'maxItems'>): string {
  const count = inWords({ ...(minItems !== undefined && { minimum: minItems }), ...(maxItems !== undefined && { maximum: maxItems }) });
  return count === '' ? '' : `${count.replace(' from', ' of')} ${(maxItems ?? minItems) === 1 ? 'entry' : 'entries'}`;
}

function inWords({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return maximum === undefined ? '' : ` of at most ${maximum}`;
}
