import { z } from 'zod';
import { textSchema } from './text.ts';

/** The rule a filled-in field must meet besides being there at all. */
const formRuleSchema = z.enum(['any', 'ten-digits', 'email']);

/** One field of a form, with its rule and the words shown when the rule is broken. */
export const formFieldSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-zA-Z0-9]*$/, 'a name in camelCase, such as "fullName"')
    .describe('The name the message carries the answer under.'),
  label: textSchema.describe('The label above the field.'),
  kind: z.enum(['text', 'tel', 'email', 'textarea']).default('text').describe('What keyboard and box it gets.'),
  autocomplete: z.string().optional().describe('What browsers may fill in: name, tel, email, organization.'),
  required: textSchema.optional().describe('The message when it is left empty. Without it, the field may stay empty.'),
  rule: formRuleSchema.default('any').describe('What the answer must look like.'),
  invalid: textSchema.optional().describe('The message when the answer breaks the rule.'),
  maxLength: z.int().min(1).max(5000).default(200).describe('How many characters fit.'),
});
