import { z } from 'zod';
import { isObjectName, notObjectName } from '../../text/object-names.ts';
import { booleanNamed } from '../../text/yes-or-no.ts';
import { uniqueBy } from '../checks.ts';
import { fieldForms } from '../fields/field-forms.ts';
import { fieldKinds } from '../fields/field-kinds.ts';
import { textSchema } from '../fields/text.ts';
import { maxLengthWithPattern } from './input-kinds.ts';

/** One character or character class with its quantifier. Groups and alternatives are not supported. */
const part = /(?:\\[dws]|\\[^a-zA-Z0-9]|\[\^?(?:\\.|[^\]\\[])+\]|[^\\[\](){}|?*+^$])(\?|\*|\+|\{\d{1,3}(?:,\d{0,3})?\})?/uy;

/** True for a quantifier of variable length. Each of them multiplies the matches that a browser has to try. */
const isVariable = (count: string | undefined): boolean => count !== undefined && !/^\{\d+\}$/.test(count);
const maxVariableParts = 3;

/**
 * True for a pattern that is anchored, has no groups, and has so few quantifiers of variable length that matching is
 * fast for every answer. It must also be valid in the `pattern` attribute of an input.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > 200 || !pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const inner = pattern.slice(1, -1);
  let variableParts = 0;
  part.lastIndex = 0;
  while (part.lastIndex < inner.length) {
    const [, count] = part.exec(inner) ?? ['', 'none'];
    if (count === 'none') return false;
    if (isVariable(count)) variableParts += 1;
  }
  return inner !== '' && variableParts <= maxVariableParts && compiles(pattern);
}

function compiles(pattern: string): boolean {
  try {
    return ['u', 'v'].every((flag) => new RegExp(pattern, flag) instanceof RegExp);
  } catch {
    return false;
  }
}

/** An author's regular expression, simple enough to be safe in every browser. */
export const patternSchema = z
  .string()
  .refine(
    isSafePattern,
    'a simple pattern such as "^[A-Z]{2}-[0-9]{4}$" (two capital letters, a hyphen, four digits): start with ^, end with $, no ( ) or |, and at most three of * + ? {1,5}',
  );

/** Properties of a form element and names of the form's hidden fields, which a field with the same name would replace. */
const formMembers = new Set(
  'action autocomplete elements enctype form id length method name noValidate rel requestSubmit reset style submit target title'.split(' '),
);

/** Values of the HTML attribute `autocomplete`. `off` turns it off. */
export const autocompleteSchema = z.enum([
  ...(['off', 'name', 'given-name', 'family-name', 'nickname', 'email', 'tel', 'tel-national', 'organization'] as const),
  ...(['organization-title', 'street-address', 'address-line1', 'address-line2', 'address-level1', 'address-level2'] as const),
  ...(['postal-code', 'country', 'country-name', 'url', 'bday', 'language'] as const),
]);

/** The rule that a filled-in field must follow. */
export const formRuleSchema = z.enum(['any', 'ten-digits', 'email']);

/** The name of a form field. */
export const fieldNameSchema = z
  .string()
  .regex(/^[a-z][a-zA-Z0-9]*$/, 'a name in camelCase, such as "fullName"')
  .refine((name) => !formMembers.has(name), 'a name that is not reserved in HTML forms, such as "fullName"')
  .refine((name) => !isObjectName(name), notObjectName)
  .describe('The name of the field in the sent message.')
  .meta({ examples: ['yourField'] })
  .register(fieldForms, { namedAfter: 'label' });

/** An error message for visitors. `yes` and `true` are none. */
export const errorMessageSchema = textSchema
  .refine((text) => booleanNamed(text) === undefined, 'the sentence that visitors read, such as "Please fill in this field."')
  .register(fieldKinds, { kind: 'text' });

/** The keyboard on phones. */
export const inputModeSchema = z
  .enum(['text', 'tel', 'email', 'numeric', 'decimal', 'url', 'search'])
  .optional()
  .describe('Another keyboard on phones, such as numeric for a postal code. Default: that of "kind".');

/** A field of a form for text, with its rules and error messages. */
const formFieldSchema = z
  .strictObject({
    name: fieldNameSchema,
    label: textSchema.describe('The label above the field.'),
    kind: z
      .enum(['text', 'tel', 'email', 'textarea'])
      .default('text')
      .describe('The type of input, which also selects the keyboard on phones.'),
    autocomplete: autocompleteSchema.optional().describe('Which data browsers may fill in: name, tel, email, organization and others.'),
    inputMode: inputModeSchema,
    required: errorMessageSchema.optional().describe('Makes the field required. This is the error message for an empty field.'),
    rule: formRuleSchema.default('any').describe('Which answers are accepted.'),
    pattern: patternSchema
      .optional()
      .describe('Your own rule for the whole answer, as a regular expression: "^[1-9][0-9]{5}$" means six digits.'),
    invalid: errorMessageSchema.optional().describe('The error message when the answer does not follow the rule or the pattern.'),
    maxLength: z.int().min(1).max(5000).default(200).describe('The maximum number of characters.'),
    tooLong: errorMessageSchema.optional().describe('The error message for a longer answer.'),
  })
  .refine(({ pattern, maxLength }) => pattern === undefined || maxLength <= maxLengthWithPattern, {
    path: ['maxLength'],
    message: `at most ${maxLengthWithPattern} for a field with a pattern`,
  });

/** The fields of a form, each with a unique name. */
export const formFieldsSchema = z
  .array(formFieldSchema)
  .min(1)
  .max(12)
  .check(uniqueBy('name', 'a name that no other field of the form has'));

/** How strictly e-mail addresses are validated. */
export const emailRuleSchema = z
  .enum(['wide', 'specified'])
  .default('wide')
  .describe('wide: every valid e-mail address. specified: letters, digits and ._%+- before the @, and 2 to 4 letters after the last dot.');
