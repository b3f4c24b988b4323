import type { z } from 'zod';

/**
 * Returns a check for a list whose entries must have different values of a field. Reports every repeated value, with
 * `accepted` as the message.
 */
export function uniqueBy<Field extends string>(field: Field, accepted: string) {
  return ({ value, issues }: z.core.ParsePayload<Record<Field, string>[]>): void => {
    const seen = new Set<string>();
    for (const [index, entry] of value.entries()) {
      const name = entry[field];
      if (seen.has(name)) issues.push({ code: 'custom', message: accepted, input: name, path: [index, field] });
      seen.add(name);
    }
  };
}
