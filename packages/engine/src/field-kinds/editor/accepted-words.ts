import type { z } from 'zod';

/** Values that no schema with a message of its own accepts: a control character alone, and null. */
const probes: readonly unknown[] = ['\u0001', null];

/** Returns the schema's own description of what it accepts, such as `a colour such as "#c8371f"`. Undefined when it has none. */
export function acceptedWords(schema: z.ZodType): string | undefined {
  const issues = probes.flatMap((probe) => schema.safeParse(probe).error?.issues ?? []);
  // The message of a union describes all of its options, that of an option only itself.
  const messageOf = (code: string): string | undefined => issues.find((issue) => issue.code === code)?.message;
  return messageOf('invalid_union') ?? messageOf('custom') ?? messageOf('invalid_format');
}
