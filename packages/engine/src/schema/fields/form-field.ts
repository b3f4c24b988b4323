import { z } from 'zod';
import { patternSchema } from './pattern.ts';
import { textSchema } from './text.ts';
import { unlike } from './unlike.ts';

/** Names that a form element or the form's own hidden fields have; a field of such a name would stand in their place. */
const formMembers = new Set(
  'action autocomplete elements enctype form id length method name noValidate rel requestSubmit reset style submit target title'.split(' '),
);

/** What browsers know of a person, as the standard of HTML names it; `off` when they are to fill in nothing. */
const autocompleteSchema = z.enum([
  ...(['off', 'name', 'given-name', 'family-name', 'nickname', 'email', 'tel', 'tel-national', 'organization'] as const),
  ...(['organization-title', 'street-address', 'address-line1', 'address-line2', 'address-level1', 'address-level2'] as const),
  ...(['postal-code', 'country', 'country-name', 'url', 'bday', 'language'] as const),
]);

/** The rule a filled-in field must meet besides being there at all. */
const formRuleSchema = z.enum(['any', 'ten-digits', 'email']);

/** A pattern's answer is short, so that checking it takes no time. */
const longestForPattern = 200;

/** One field of a form, with its rules and the words shown when one is broken. */
const formFieldSchema = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-zA-Z0-9]*$/, 'a name in camelCase, such as "fullName"')
      .refine((name) => !formMembers.has(name), 'a name that forms do not use for themselves, such as "fullName"')
      .describe('The name the message carries the answer under.')
      .meta({ examples: ['yourField'] }),
    label: textSchema.describe('The label above the field.'),
    kind: z.enum(['text', 'tel', 'email', 'textarea']).default('text').describe('What keyboard and box it gets.'),
    autocomplete: autocompleteSchema.optional().describe('What browsers may fill in: name, tel, email, organization.'),
    inputMode: z
      .enum(['text', 'tel', 'email', 'numeric', 'decimal', 'url', 'search'])
      .optional()
      .describe('The keyboard of phones, where the one of the kind does not fit: numeric for a postal code.'),
    required: textSchema.optional().describe('The message when it is left empty. Without it, the field may stay empty.'),
    rule: formRuleSchema.default('any').describe('What the answer must look like.'),
    pattern: patternSchema.optional().describe('A rule of your own, for the whole answer: "^[1-9][0-9]{5}$" is six digits.'),
    invalid: textSchema.optional().describe('The message when the answer breaks the rule or the pattern.'),
    maxLength: z.int().min(1).max(5000).default(200).describe('How many characters fit.'),
    tooLong: textSchema.optional().describe('The message when there are more.'),
  })
  .refine(({ pattern, maxLength }) => pattern === undefined || maxLength <= longestForPattern, {
    path: ['maxLength'],
    message: `${longestForPattern} at most in a field with a pattern`,
  });

/** The fields of a form, each under a name of its own. */
export const formFieldsSchema = z.array(formFieldSchema).min(1).max(12).check(unlike('name', 'a name that no other field has'));

/** How strictly fields with `rule: email` are read. */
export const emailRuleSchema = z
  .enum(['specified', 'wide'])
  .default('specified')
  .describe('specified: letters, digits and ._%+- before the @, an ending of 2 to 4 letters. wide: every address that can be mailed.');
