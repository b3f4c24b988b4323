import { answerTo } from '../model/compose-message.ts';
import { digitsOf } from '../model/digits-of.ts';
import type { FormField, FormSpec } from '../schema/form-fields.ts';
import type { Answers } from './answers.ts';
import { isWideEmail } from './is-wide-email.ts';

const specifiedEmail = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/i;

type EmailRule = FormSpec['emailRule'];

const rules: Record<FormField['rule'], (answer: string, emailRule: EmailRule) => boolean> = {
  any: () => true,
  // Grouping and the script of digits do not matter.
  'ten-digits': (answer) => /^\d{10}$/.test(digitsOf(answer)),
  email: (answer, emailRule) => (emailRule === 'wide' ? isWideEmail(answer) : specifiedEmail.test(answer)),
};

/** True for an answer of nothing but spaces, invisible characters and lone surrogates. */
const isBlank = (answer: string): boolean => /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(answer);

/** The error message for an answer; undefined when it is valid. */
export function fieldError(field: FormField, answer: string, emailRule: EmailRule): string | undefined {
  const { required, rule, pattern, invalid, maxLength, tooLong } = field;
  if (isBlank(answer)) return required;
  if (answer.length > maxLength) return tooLong ?? `At most ${maxLength} characters fit here`;
  const trimmed = answer.trim();
  const isFine = rules[rule](trimmed, emailRule) && (pattern === undefined || new RegExp(pattern, 'u').test(trimmed));
  return isFine ? undefined : (invalid ?? 'Please check this field');
}

/** The error messages of a form, by the names of fields with an invalid answer. */
export function formErrors({ fields, emailRule }: FormSpec, answers: Answers): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = fieldError(field, answerTo(field.name, answers), emailRule);
      return error === undefined ? [] : [[field.name, error] as const];
    }),
  );
}
