import type { z } from 'zod';

/** Returns a refinement that requires exactly one of several alternative fields. Its message starts with "exactly one of". */
export const exactlyOne =
  (...names: [string, string, ...string[]]) =>
  (fields: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void => {
    const written = names.filter((name) => fields[name] !== undefined);
    if (written.length === 1) return;
    const listed = `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
    context.addIssue({ code: 'custom', path: [written[1] ?? names[0]], message: `exactly one of ${listed}` });
  };

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
