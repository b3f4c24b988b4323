import { answerTo } from '../model/compose-message.ts';
import { digitsOf } from '../model/digits-of.ts';
import type { FormField, FormSpec } from '../model/form-fields.ts';
import type { Answers } from './answers.ts';
import { isWideEmail } from './is-wide-email.ts';

const specifiedEmail = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/i;

type EmailRule = FormSpec['emailRule'];

const rules: Record<FormField['rule'], (answer: string, emailRule: EmailRule) => boolean> = {
  any: () => true,
  // How people group digits says nothing, and neither does the script that they write them in.
  'ten-digits': (answer) => /^\d{10}$/.test(digitsOf(answer)),
  email: (answer, emailRule) => (emailRule === 'wide' ? isWideEmail(answer) : specifiedEmail.test(answer)),
};

/** Space, characters that are not seen, and halves of characters: what has nothing else is no answer. */
const isBlank = (answer: string): boolean => /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(answer);

/** The message to show under a field for an answer, or undefined when it is fine. Specification, part 5. */
export function fieldError(field: FormField, answer: string, emailRule: EmailRule): string | undefined {
  const { required, rule, pattern, invalid, maxLength, tooLong } = field;
  if (isBlank(answer)) return required;
  if (answer.length > maxLength) return tooLong ?? `At most ${maxLength} characters fit here`;
  const trimmed = answer.trim();
  const isFine = rules[rule](trimmed, emailRule) && (pattern === undefined || new RegExp(pattern, 'u').test(trimmed));
  return isFine ? undefined : (invalid ?? 'Please check this field');
}

/** The messages for all answers to a form, by the names of fields; those that are fine have none. */
export function formErrors({ fields, emailRule }: FormSpec, answers: Answers): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = fieldError(field, answerTo(field.name, answers), emailRule);
      return error === undefined ? [] : [[field.name, error] as const];
    }),
  );
}
