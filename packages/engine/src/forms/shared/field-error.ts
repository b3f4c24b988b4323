import { answerTo } from '../../model/answer-to.ts';
import { fillIn } from '../../model/fill-in.ts';
import type { EmailRule, TextField, TextFormSpec } from '../../schema/form-fields.ts';
import type { Strings } from '../../strings/index.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { Answers } from '../answers.ts';
import { isWideEmail } from './is-wide-email.ts';

const specifiedEmail = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/i;

/** The checks of the rules, for a trimmed answer. */
const rules: Record<TextField['rule'], (answer: string, emailRule: EmailRule) => boolean> = {
  any: () => true,
  // Accepts grouped digits, and digits of any script.
  'ten-digits': (answer) => /^\d{10}$/.test(digitsOf(answer)),
  email: (answer, emailRule) => (emailRule === 'wide' ? isWideEmail(answer) : specifiedEmail.test(answer)),
};

/** Returns true for an answer of only spaces, invisible characters and lone surrogates. */
const isBlank = (answer: string): boolean => /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(answer);

/** The rule for e-mail addresses, and the default error messages. */
type Checks = { emailRule: EmailRule; strings: Strings['formCheck'] };

/** Checks an answer. Returns its error message; undefined when it is valid. */
export function fieldError(field: TextField, answer: string, { emailRule, strings }: Checks): string | undefined {
  const { required, rule, pattern, invalid, maxLength, tooLong } = field;
  if (isBlank(answer)) return required;
  if (answer.length > maxLength) return tooLong ?? fillIn(strings.tooLong, { limit: maxLength });
  const trimmed = answer.trim();
  const isValid = rules[rule](trimmed, emailRule) && (pattern === undefined || new RegExp(pattern, 'u').test(trimmed));
  return isValid ? undefined : (invalid ?? strings.invalid);
}

/** Checks all answers of a form. Returns the error messages by field name. */
export function formErrors({ fields, emailRule }: TextFormSpec, answers: Answers, strings: Strings['formCheck']): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = fieldError(field, answerTo(field.name, answers), { emailRule, strings });
      return error === undefined ? [] : [[field.name, error] as const];
    }),
  );
}
