import type { FormFacts } from '../../model/mail-facts.ts';
import { HttpError } from '../http-error.ts';
import { type FormPost, hiddenFields, sortTexts } from '../post-data.ts';

/**
 * Parses a form-encoded body with at most `maxAnswers` answers. Throws an `HttpError` for more, for a repeated hidden field
 * and for an invalid percent escape.
 */
export function readFormPost(text: string, maxAnswers: number): FormPost {
  const pairs = text.split('&').filter(Boolean);
  if (pairs.length > maxAnswers + hiddenFields.length) throw new HttpError(400, 'malformedForm');
  const answers = new Map<string, string[]>();
  for (const [name, value] of pairs.map(decodePair)) answers.set(name, [...(answers.get(name) ?? []), value]);
  return { ...sortTexts(answers), files: {}, fileErrors: {} };
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
