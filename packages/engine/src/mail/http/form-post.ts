import type { FormFacts } from '../../model/mail-facts.ts';
import type { UploadedFile } from '../uploads/uploaded-file.ts';
import { HttpError } from './http-error.ts';

/** The data of a form post. */
export type FormPost = {
  /** The name of the form. */
  reference: string;
  /** The visitor's answers by field name: several for checkboxes. */
  answers: Readonly<Record<string, readonly string[]>>;
  /** The uploaded files by field name. */
  files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** True when the honeypot field was filled in. */
  isSuspected: boolean;
  /** The idempotency key. Undefined when no script added it. */
  key: string | undefined;
};

export const formField = 'form';
export const honeypotField = 'website_confirm';
export const keyField = 'idempotency_key';

/** Fields that every form has: its name, the honeypot and the key. */
const hiddenFields = [formField, honeypotField, keyField];

/**
 * Parses a form-encoded body with at most `maxAnswers` answers. Throws an `HttpError` for more, for a repeated hidden field
 * and for an invalid percent escape.
 */
export function readFormPost(text: string, maxAnswers: number): FormPost {
  const pairs = text.split('&').filter(Boolean);
  if (pairs.length > maxAnswers + hiddenFields.length) throw new HttpError(400, 'malformedForm');
  const answers = new Map<string, string[]>();
  for (const [name, value] of pairs.map(decodePair)) answers.set(name, [...(answers.get(name) ?? []), value]);
  const hidden = (name: string): string | undefined => {
    const [value, ...others] = answers.get(name) ?? [];
    if (others.length > 0) throw new HttpError(400, 'malformedForm');
    answers.delete(name);
    return value;
  };
  const reference = hidden(formField) ?? '';
  const isSuspected = (hidden(honeypotField) ?? '') !== '';
  const key = hidden(keyField);
  return { reference, answers: Object.fromEntries(answers), files: {}, isSuspected, key };
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

/** Throws an `HttpError` when `answers` has a name that is not a field of the form, or several answers to a field for one. */
export function rejectUnknownFields({ fields }: FormFacts, answers: FormPost['answers']): void {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  const isExpected = ([name, { length }]: [string, readonly string[]]): boolean =>
    kinds.has(name) && (length <= 1 || kinds.get(name) === 'checkboxes' || kinds.get(name) === 'file');
  if (!Object.entries(answers).every(isExpected)) throw new HttpError(400, 'malformedForm');
}
