import { answerTo } from '../model/compose-message.ts';
import { digitsOf } from '../model/digits-of.ts';
import { fillIn } from '../model/fill-in.ts';
import type { FormField, FormSpec } from '../schema/form-fields.ts';
import type { Strings } from '../strings/index.ts';
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

/** How answers are checked: the rule for e-mail addresses, and the default error messages. */
type Checks = { emailRule: EmailRule; strings: Strings['formCheck'] };

/** The error message for an answer; undefined when it is valid. */
export function fieldError(field: FormField, answer: string, { emailRule, strings }: Checks): string | undefined {
  const { required, rule, pattern, invalid, maxLength, tooLong } = field;
  if (isBlank(answer)) return required;
  if (answer.length > maxLength) return tooLong ?? fillIn(strings.tooLong, { limit: maxLength });
  const trimmed = answer.trim();
  const isFine = rules[rule](trimmed, emailRule) && (pattern === undefined || new RegExp(pattern, 'u').test(trimmed));
  return isFine ? undefined : (invalid ?? strings.invalid);
}

/** The error messages of a form, by the names of fields with an invalid answer. */
export function formErrors({ fields, emailRule }: FormSpec, answers: Answers, strings: Strings['formCheck']): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = fieldError(field, answerTo(field.name, answers), { emailRule, strings });
      return error === undefined ? [] : [[field.name, error] as const];
    }),
  );
}
