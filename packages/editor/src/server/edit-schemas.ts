import type { Edit } from 'pagewright/editing';
import { z } from 'zod';
import type { NewBlock } from '../messages.ts';

const pathSchema = z.array(z.union([z.string().max(200), z.int().nonnegative()])).max(50);
const indexSchema = z.int().nonnegative();

const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('put'), path: pathSchema.min(1), value: z.json() }),
  z.strictObject({ kind: z.literal('delete'), path: pathSchema.min(1) }),
  z.strictObject({ kind: z.literal('insert'), path: pathSchema, at: indexSchema, value: z.json() }),
  z.strictObject({ kind: z.literal('move'), path: pathSchema, from: indexSchema, to: indexSchema }),
  z.strictObject({ kind: z.literal('copy'), path: pathSchema, index: indexSchema }),
]);

const common = {
  file: z.string().max(1000),
  version: z.string().max(100),
  group: z.string().max(1000).optional(),
  isForced: z.boolean().optional(),
};

const fixSchema = z.strictObject({ code: z.string().max(200), path: pathSchema });

/** An edit that a browser posts. */
export const editSchema: z.ZodType<Edit> = z.strictObject({
  ...common,
  changes: z.array(changeSchema).max(100),
  fix: fixSchema.optional(),
});

/** A new block that a browser posts. */
export const newBlockSchema: z.ZodType<NewBlock> = z.strictObject({ ...common, type: z.string().max(200), at: indexSchema });
