import { z } from 'zod';
import type { FormField } from '../schema/form-fields.ts';
import { fileKindNames } from '../schema/forms/file-kinds.ts';
import { autocompleteSchema, emailRuleSchema, formRuleSchema, inputModeSchema } from '../schema/forms/form-field.ts';

const common = {
  name: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  required: z.union([z.string(), z.boolean()]).optional(),
  invalid: z.string().optional(),
  autocomplete: autocompleteSchema.optional(),
  when: z.array(z.object({ field: z.string(), is: z.array(z.string()) })).optional(),
};

const options = z.array(z.object({ label: z.string(), value: z.string() }));
const count = z.number().optional();

/** A field of a form in the facts file, which is made from checked fields. */
const fieldSchema: z.ZodType<FormField> = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.enum(['text', 'tel', 'email', 'textarea']),
    inputMode: inputModeSchema,
    rule: formRuleSchema,
    pattern: z.string().optional(),
    maxLength: z.number(),
    tooLong: z.string().optional(),
  }),
  z.object({ ...common, kind: z.literal('phone'), country: z.string().optional() }),
  z.object({ ...common, kind: z.literal('number'), min: count, max: count, step: z.number() }),
  z.object({ ...common, kind: z.literal('date'), min: z.string().optional(), max: z.string().optional() }),
  z.object({ ...common, kind: z.enum(['select', 'radio']), options }),
  z.object({ ...common, kind: z.literal('checkboxes'), options, min: count, max: count }),
  z.object({ ...common, kind: z.literal('checkbox') }),
  z.object({ ...common, kind: z.literal('consent'), link: z.object({ label: z.string(), to: z.string() }).optional() }),
  z.object({ ...common, kind: z.literal('file'), accept: z.array(z.enum(fileKindNames)), maxSize: z.number(), maxCount: z.number() }),
  z.object({ ...common, kind: z.literal('hidden'), value: z.string() }),
]);

/** A form in the facts file. */
export const formFactsSchema = z.object({
  language: z.string().optional(),
  page: z.string(),
  address: z.string().optional(),
  key: z.string(),
  fields: z.array(fieldSchema),
  emailRule: emailRuleSchema,
  title: z.string(),
  subject: z.string().optional(),
  recipient: z.object({ name: z.string(), email: z.string() }).optional(),
  webhooks: z.array(z.string()).optional(),
  thankYou: z.string().optional(),
  autoReply: z.object({ subject: z.string(), text: z.string() }).optional(),
  confirmation: z.object({ subject: z.string(), text: z.string(), thankYou: z.string().optional() }).optional(),
  namesForm: z.boolean().optional(),
});
