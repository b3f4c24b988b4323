import type { Edit, SiteTask } from 'pagewright/editing';
import { z } from 'zod';
import type { DraftRequest, NewBlock, TaskRequest } from '../messages.ts';
import { requestLimits } from '../request-limits.ts';
import { blockTaskSchemas } from './block-schemas.ts';

const pathSchema = z.array(z.union([z.string().max(requestLimits.step), z.int().nonnegative()])).max(requestLimits.steps);
const indexSchema = z.int().nonnegative();

const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('put'), path: pathSchema.min(1), value: z.json() }),
  z.strictObject({ kind: z.literal('delete'), path: pathSchema.min(1) }),
  z.strictObject({ kind: z.literal('insert'), path: pathSchema, at: indexSchema, value: z.json() }),
  z.strictObject({ kind: z.literal('move'), path: pathSchema, from: indexSchema, to: indexSchema }),
  z.strictObject({ kind: z.literal('copy'), path: pathSchema, index: indexSchema }),
]);

const common = {
  file: z.string().max(requestLimits.name),
  version: z.string().max(requestLimits.own),
  group: z.string().max(requestLimits.own).optional(),
  isForced: z.boolean().optional(),
};

const fixSchema = z.strictObject({ code: z.string().max(requestLimits.own), path: pathSchema });

/** An edit that a browser posts. */
export const editSchema: z.ZodType<Edit> = z.strictObject({
  ...common,
  changes: z.array(changeSchema).max(requestLimits.changes),
  fix: fixSchema.optional(),
});

/** An edit that is not written, and the path of the page to show with it. */
export const draftSchema: z.ZodType<DraftRequest> = z.strictObject({ edit: editSchema, path: z.string().max(requestLimits.name) });

/** A new block that a browser posts. */
export const newBlockSchema: z.ZodType<NewBlock> = z.strictObject({ ...common, type: z.string().max(requestLimits.name), at: indexSchema });

const nameSchema = z.string().min(1).max(requestLimits.name);
const textSchema = z.string().min(1).max(requestLimits.text);
const listSchema = nameSchema.optional();
const fieldsSchema = z.record(nameSchema, z.json());

const taskSchema: z.ZodType<SiteTask> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('create-page'),
    path: nameSchema,
    title: textSchema,
    description: textSchema,
    preset: nameSchema,
    label: textSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('create-record-page'), collection: nameSchema, path: nameSchema.optional() }),
  z.strictObject({ kind: z.literal('copy-page'), from: nameSchema, path: nameSchema, title: textSchema }),
  z.strictObject({
    kind: z.literal('rename-page'),
    from: nameSchema,
    to: nameSchema,
    redirects: z.boolean(),
    movesFile: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('delete-page'), path: nameSchema }),
  z.strictObject({
    kind: z.literal('create-record'),
    collection: nameSchema,
    list: listSchema,
    from: nameSchema.optional(),
    fields: fieldsSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('delete-record'), collection: nameSchema, key: nameSchema }),
  z.strictObject({ kind: z.literal('move-record'), collection: nameSchema, key: nameSchema, by: z.literal([-1, 1]) }),
  z.strictObject({ kind: z.literal('create-type'), name: nameSchema, type: fieldsSchema }),
  z.strictObject({ kind: z.literal('translate'), file: nameSchema, at: pathSchema, language: nameSchema }),
  z.strictObject({ kind: z.literal('add-language'), language: nameSchema }),
  z.strictObject({ kind: z.literal('rename-field'), type: nameSchema, from: nameSchema, to: nameSchema }),
  ...blockTaskSchemas,
]);

/** A change of pages or records as a whole that a browser posts. */
export const taskRequestSchema: z.ZodType<TaskRequest> = z.strictObject({
  task: taskSchema,
  isForced: z.boolean().optional(),
  isTrial: z.boolean().optional(),
});

/** A part of a file, whose pages are asked for. */
export const sourceSchema = z.strictObject({ file: z.string().max(requestLimits.name), path: pathSchema });

/** A change that is to be taken back alone, by its number in the list of changes. */
export const pastChangeSchema = z.strictObject({ id: indexSchema });
