import type { z } from 'zod';

/**
 * A check of a list whose entries must differ in a field. Of two that are alike the second is told, with `accepted` as
 * what it takes instead.
 */
export function unlike<Field extends string>(field: Field, accepted: string) {
  return ({ value, issues }: z.core.ParsePayload<Record<Field, string>[]>): void => {
    const seen = new Set<string>();
    for (const [index, entry] of value.entries()) {
      const name = entry[field];
      if (seen.has(name)) issues.push({ code: 'custom', message: accepted, input: name, path: [index, field] });
      seen.add(name);
    }
  };
}
