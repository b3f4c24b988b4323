import type { FormFacts } from '../../model/mail-facts.ts';
import { HttpError } from './http-error.ts';

/** The data of a form post. */
export type FormPost = {
  /** The name of the form. */
  reference: string;
  /** The visitor's answers by field name. */
  answers: Record<string, string>;
  /** True when the honeypot field was filled in. */
  isSuspected: boolean;
  /** The idempotency key. Undefined when no script added it. */
  key: string | undefined;
};

/** More fields than any form of a site needs. Bounds the work for a hostile request. */
const maxFields = 20;

const formField = 'form';
const honeypotField = 'website_confirm';
const keyField = 'idempotency_key';

/** Parses a form-encoded body. Throws an `HttpError` for a repeated field, too many fields or an invalid percent escape. */
export function readFormPost(text: string): FormPost {
  const answers = new Map<string, string>();
  for (const part of text.split('&').filter(Boolean)) {
    const [name, value] = decodePair(part);
    if (answers.has(name) || answers.size > maxFields) throw new HttpError(400, 'malformedForm');
    answers.set(name, value);
  }
  const reference = answers.get(formField) ?? '';
  const isSuspected = (answers.get(honeypotField) ?? '') !== '';
  const key = answers.get(keyField);
  for (const name of [formField, honeypotField, keyField]) answers.delete(name);
  return { reference, answers: Object.fromEntries(answers), isSuspected, key };
}

function decodePair(part: string): [name: string, value: string] {
  const equals = part.indexOf('=');
  const [name, value] = equals < 0 ? [part, ''] : [part.slice(0, equals), part.slice(equals + 1)];
  try {
    return [decode(name), decode(value)];
  } catch {
    throw new HttpError(400, 'malformedForm');
  }
}

const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' ')).replaceAll('\r\n', '\n');

/** Throws an `HttpError` when `answers` has a name that is not a field of the form. */
export function rejectUnknownFields({ fields }: FormFacts, answers: Readonly<Record<string, string>>): void {
  const known = new Set(fields.map(({ name }) => name));
  if (Object.keys(answers).some((name) => !known.has(name))) throw new HttpError(400, 'malformedForm');
}
