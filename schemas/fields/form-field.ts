import { z } from 'zod';
import { textSchema } from './text.ts';

/** The rule a filled-in field must meet besides being there at all. */
/** Names that a form element has of its own; a field of such a name would stand in their place. */
const formMembers = new Set(
  'action autocomplete elements enctype id length method name noValidate rel requestSubmit reset style submit target title'.split(' '),
);

const formRuleSchema = z.enum(['any', 'ten-digits', 'email']);

/** One field of a form, with its rule and the words shown when the rule is broken. */
const formFieldSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]*$/, 'a name in camelCase, such as "fullName"')
    .refine((name) => !formMembers.has(name), 'a name that forms do not use for themselves, such as "fullName"')
    .describe('The name the message carries the answer under.'),
  label: textSchema.describe('The label above the field.'),
  kind: z.enum(['text', 'tel', 'email', 'textarea']).default('text').describe('What keyboard and box it gets.'),
  autocomplete: z.string().optional().describe('What browsers may fill in: name, tel, email, organization.'),
  required: textSchema.optional().describe('The message when it is left empty. Without it, the field may stay empty.'),
  rule: formRuleSchema.default('any').describe('What the answer must look like.'),
  invalid: textSchema.optional().describe('The message when the answer breaks the rule.'),
  maxLength: z.int().min(1).max(5000).default(200).describe('How many characters fit.'),
});

/** The fields of a form, each under a name of its own. */
export const formFieldsSchema = z
  .array(formFieldSchema)
  .min(1)
  .max(12)
  .refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length, 'fields with different names');
