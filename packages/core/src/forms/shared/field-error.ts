import { answerTo } from '../../model/answer-to.ts';
import { fillIn } from '../../model/fill-in.ts';
import type { EmailRule, TextField, TextFormSpec } from '../../schema/form-fields.ts';
import type { Strings } from '../../strings/index.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { Answers } from '../answers.ts';

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

/** A part before the @, between dots (RFC 5322, `atext`). Allows letters of every script (RFC 6531). */
const atom = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
/** A label of a domain name: at most 63 characters (RFC 1035). */
const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** A top-level domain. */
const ending = /^(\p{L}[\p{L}\p{M}]+|xn--.+)$/iu;

/**
 * Returns true for an address to which a server could send mail. At most 64 characters before the @ and 254 in all
 * (RFC 5321, section 4.5.3.1). Allows any top-level domain.
 */
export function isWideEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= 64 &&
    address.length <= 254 &&
    name.split('.').every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    ending.test(labels.at(-1) ?? '')
  );
}
