import type { z } from 'zod';

/** Refused by every schema with words of its own: a control character alone, and nothing. */
const probes: readonly unknown[] = ['\u0001', null];

/** The words in which a schema of ours says what it accepts, such as `a colour such as "#c8371f"`; undefined when it has none. */
export function acceptedWords(schema: z.ZodType): string | undefined {
  const issues = probes.flatMap((probe) => schema.safeParse(probe).error?.issues ?? []);
  // Those of a choice speak for all of its forms, those of a form for itself.
  const own = (code: string): string | undefined => issues.find((issue) => issue.code === code)?.message;
  return own('invalid_union') ?? own('custom') ?? own('invalid_format');
}
