import type { FormFacts } from '../../model/mail-facts.ts';
import { HttpError } from './http-error.ts';

/** What a form posted: which form it is, what was typed, and whether the honeypot field was filled. */
export type FormPost = {
  reference: string;
  answers: Record<string, string>;
  isSuspected: boolean;
  /** The idempotency key; undefined where no script added it. */
  key: string | undefined;
};

const unclear = 'The form did not arrive as it was sent.';
const formField = 'form';
const honeypot = 'website_confirm';
const keyField = 'idempotency_key';

/** Reads a form-encoded body. Throws a `Refusal` for a field that stands there twice and for broken characters. */
export function readFormPost(text: string): FormPost {
  const answers = new Map<string, string>();
  for (const part of text.split('&').filter(Boolean)) {
    const [name, value] = decodePair(part);
    if (answers.has(name) || answers.size > 20) throw new HttpError(400, unclear);
    answers.set(name, value);
  }
  const reference = answers.get(formField) ?? '';
  const isSuspected = (answers.get(honeypot) ?? '') !== '';
  const key = answers.get(keyField);
  for (const name of [formField, honeypot, keyField]) answers.delete(name);
  return { reference, answers: Object.fromEntries(answers), isSuspected, key };
}

function decodePair(part: string): [name: string, value: string] {
  const equals = part.indexOf('=');
  const [name, value] = equals < 0 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)];
  try {
    return [decode(name), decode(value)];
  } catch {
    throw new HttpError(400, unclear);
  }
}

const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' ')).replaceAll('\r\n', '\n');

/** Throws a `Refusal` for an answer to a question that the form does not ask. */
export function rejectUnknownFields({ fields }: FormFacts, answers: Readonly<Record<string, string>>): void {
  const known = new Set(fields.map(({ name }) => name));
  if (Object.keys(answers).some((name) => !known.has(name))) throw new HttpError(400, unclear);
}
