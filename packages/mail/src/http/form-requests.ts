import { type FormFacts, type FormField, formNamed, type MailFacts } from '@pagewright/core';
import { type FormPost, hiddenFields, type MultipartPost, sortTexts } from '../form-post.ts';
import { HttpError } from '../http-error.ts';
import { readBody } from '../request-body.ts';
import type { PostLimits } from '../uploads/multipart.ts';
import type { UploadReceiver } from '../uploads/upload-receiver.ts';

type FormRequestOptions = {
  facts: Pick<MailFacts, 'forms'>;
  uploads: UploadReceiver;
  /** The key of the client for limits. */
  client: string;
};

/** Reads a form post. Throws an `HttpError` for one that is not valid. Call `discard` of the result at the end. */
type ReadForm = (request: Request, options: FormRequestOptions) => Promise<MultipartPost>;

/** Returns the function that reads a form post of a media type. Undefined for other types. */
export function formReader(type: string): ReadForm | undefined {
  if (type === 'application/x-www-form-urlencoded') return readEncoded;
  return /^multipart\/form-data *;/.test(type) ? readMultipart : undefined;
}

const readEncoded: ReadForm = async (request, { facts: { forms } }) => {
  const { size, answers } = formLimits(forms);
  return { ...readFormPost(await readBody(request, { limit: size }), answers), discard: async () => undefined };
};

const readMultipart: ReadForm = (request, { facts: { forms }, uploads, client }) =>
  uploads.receive(request, client, (reference) => {
    const form = formNamed(reference, forms);
    if (!form) throw new HttpError(422, 'unknownForm');
    return postLimits(form);
  });

/** The maximum size of all files of a message, in bytes. */
const maxTotalSize = 50 * 1024 * 1024;

/** Returns the limits for multipart posts of a form. Throws an `HttpError` for a form without file fields: it is posted form-encoded. */
function postLimits(form: FormFacts): PostLimits {
  const files = form.fields.flatMap((field) => (field.kind === 'file' ? [field] : []));
  if (files.length === 0) throw new HttpError(415, 'unsupportedFormat');
  const { size, answers } = formLimits([form]);
  const totalSize = Math.min(maxTotalSize, sum(files.map(({ maxCount, maxSize }) => maxCount * maxSize)));
  return { files: Object.fromEntries(files.map((field) => [field.name, field])), totalSize, maxTexts: answers, textSize: size };
}

/**
 * Parses a form-encoded body with at most `maxAnswers` answers. Throws an `HttpError` for more, for a repeated hidden field
 * and for an invalid percent escape.
 */
function readFormPost(text: string, maxAnswers: number): FormPost {
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

/** The smallest and the largest limit for a body, in bytes. */
const smallest = 32 * 1024;
const largest = 1024 * 1024;

/** The bytes of a form-encoded character in the worst case: three bytes of UTF-8, each as a percent escape. */
const bytesPerCharacter = 9;
/** More than the bytes of a field's name and separators. */
const overhead = 100;

/**
 * Returns the limits for posts of these forms: the number of answers, and the size of a form-encoded body in bytes. That is what the
 * form with the most text can have, between 32 KiB and 1 MiB.
 */
export function formLimits(forms: readonly { fields: readonly FormField[] }[]): { size: number; answers: number } {
  const sizes = forms.map(({ fields }) => sum(fields.map((field) => overhead + bytesPerCharacter * charactersOf(field))));
  const counts = forms.map(({ fields }) => sum(fields.map((field) => (field.kind === 'checkboxes' ? field.options.length : 1))));
  return { size: Math.min(largest, Math.max(smallest, ...sizes)), answers: Math.max(0, ...counts) };
}

function charactersOf(field: FormField): number {
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'tel':
    case 'email':
      // The error page of an answer that is too long shows the whole answer.
      return 1.2 * field.maxLength;
    case 'select':
    case 'radio':
      return Math.max(...field.options.map(({ value }) => value.length));
    case 'checkboxes':
      return sum(field.options.map(({ value }) => value.length + overhead));
    default:
      return overhead;
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
