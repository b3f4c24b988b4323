import type { TextField } from '../schema/form-fields.ts';
import type { Strings } from '../strings/index.ts';
import { digitsOf } from '../text/digits-of.ts';
import { answerTo } from './answer-to.ts';
import { fillIn } from './fill-in.ts';

type Field = Pick<TextField, 'name' | 'label' | 'kind' | 'rule'>;

/** A message as the service receives it: recipient, subject and body. */
export type Message = { to: string; name: string; subject: string; body: string };

type Submission = {
  fields: readonly Field[];
  /** The typed answers, by the names of the fields. */
  answers: Readonly<Record<string, string>>;
  brand: string;
  owner: { name: string; email: string };
  /** The subject, and the labels of the lines. */
  labels: Strings['ownerMail'];
};

/**
 * The lines that every message has, in order, by the names of their labels. The first field of the form that matches a line
 * provides its text. All other fields become lines with their own labels, between phone and message.
 */
const parts: readonly { label: Exclude<keyof Strings['ownerMail'], 'subject'>; matches: (field: Field) => boolean }[] = [
  { label: 'name', matches: ({ name, kind }) => kind === 'text' && name === 'fullName' },
  { label: 'email', matches: ({ kind }) => kind === 'email' },
  { label: 'phone', matches: ({ kind }) => kind === 'tel' },
  { label: 'message', matches: ({ name, kind }) => kind === 'textarea' && name === 'message' },
];

/**
 * Composes a message from a filled-in form: lines for name, e-mail address, phone, added fields and message. An empty field
 * has no line. Continuation lines of an answer begin with two spaces, so that no answer can imitate a label.
 */
export function composeMessage({ fields, answers, brand, owner, labels }: Submission): Message {
  const known = parts.map(({ label, matches }) => ({ label: lineLabel(labels[label]), field: fields.find(matches) }));
  const taken = new Set(known.map(({ label }) => label.toLowerCase()));
  const added = fields
    .filter((field) => known.every((part) => part.field !== field))
    .map((field) => ({ label: uniqueLabel(field, taken), field }));
  const lines = [...known.slice(0, -1), ...added, ...known.slice(-1)].flatMap(({ label, field }) => {
    const answer = field && plainAnswer(field, answerTo(field.name, answers));
    return answer ? [`${label}: ${answer}`] : [];
  });
  return { to: owner.email, name: owner.name, subject: fillIn(labels.subject, { brand }), body: lines.join('\n') };
}

/** Returns a unique label for an added field, with the field's name when the label is in use. Adds it to `taken`. */
function uniqueLabel({ label, name }: Field, taken: Set<string>): string {
  let unique = lineLabel(label);
  while (taken.has(unique.toLowerCase())) unique += ` (${name})`;
  taken.add(unique.toLowerCase());
  return unique;
}

/** Returns a label as it starts a line: on one line, without a colon at its end. */
export const lineLabel = (label: string): string => /^(?:.*[^:\s])?/s.exec(oneLine(label))?.[0] ?? '';

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
