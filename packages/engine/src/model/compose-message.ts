import type { FormField } from '../schema/form-fields.ts';
import { digitsOf } from './digits-of.ts';

type Field = Pick<FormField, 'name' | 'label' | 'kind' | 'rule'>;

/** A message as the service receives it: recipient, subject and body. */
export type Message = { to: string; name: string; subject: string; body: string };

type Submission = {
  fields: readonly Field[];
  /** The typed answers, by the names of the fields. */
  answers: Readonly<Record<string, string>>;
  brand: string;
  owner: { name: string; email: string };
};

/**
 * The lines that every message has, in order. The first field of the form that fits a line provides its text; all other
 * fields become lines of their own labels between Phone and Message.
 */
const parts: readonly { label: string; fits: (field: Field) => boolean }[] = [
  { label: 'Name', fits: ({ name, kind }) => kind === 'text' && name === 'fullName' },
  { label: 'Email', fits: ({ kind }) => kind === 'email' },
  { label: 'Phone', fits: ({ kind }) => kind === 'tel' },
  { label: 'Message', fits: ({ name, kind }) => kind === 'textarea' && name === 'message' },
];

/**
 * A filled-in form as a message: lines Name, Email, Phone, what an author added, Message. A field left empty has no
 * line. Every label begins one line only, whatever was typed: an answer goes on in lines that begin with two spaces.
 */
export function composeMessage({ fields, answers, brand, owner }: Submission): Message {
  const known = parts.map(({ label, fits }) => ({ label, field: fields.find(fits) }));
  const taken = new Set(known.map(({ label }) => label.toLowerCase()));
  const added = fields
    .filter((field) => known.every((part) => part.field !== field))
    .map((field) => ({ label: freeLabel(field, taken), field }));
  const lines = [...known.slice(0, -1), ...added, ...known.slice(-1)].flatMap(({ label, field }) => {
    const answer = field && plainAnswer(field, answerTo(field.name, answers));
    return answer ? [`${label}: ${answer}`] : [];
  });
  return { to: owner.email, name: owner.name, subject: `You have a new message from ${brand}`, body: lines.join('\n') };
}

/** The answer to a field, or an empty text. Ignores inherited properties. */
export const answerTo = (name: string, answers: Readonly<Record<string, string>>): string =>
  Object.hasOwn(answers, name) ? (answers[name] ?? '') : '';

/** The label of an added field. Appends the field's name to a label in use. Adds the label to `taken`. */
function freeLabel({ label, name }: Field, taken: Set<string>): string {
  let free = oneLine(label).replace(/[:\s]+$/, '');
  while (taken.has(free.toLowerCase())) free += ` (${name})`;
  taken.add(free.toLowerCase());
  return free;
}

function plainAnswer({ kind, rule }: Field, answer: string): string {
  if (rule === 'ten-digits') return digitsOf(oneLine(answer));
  if (kind !== 'textarea') return oneLine(answer);
  return answer.split(lineEnds).map(oneLineEnd).join('\n').trim().replaceAll('\n', '\n  ');
}

const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Control characters, and marks that change the text direction. */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Replaces lone surrogates, which cannot be sent, by the replacement character. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
const oneLine = (text: string): string => wellFormed(text).replaceAll(controls, ' ').trim();
const oneLineEnd = (text: string): string => wellFormed(text).replaceAll(controls, ' ').trimEnd();
