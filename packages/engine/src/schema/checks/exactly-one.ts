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
