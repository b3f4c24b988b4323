import { type FileKind, honeypot, keyField } from '@pagewright/core';
import { HttpError } from './http-error.ts';

/** The data of a form post. */
export type FormPost = {
  /** The name of the form. */
  reference: string;
  /** The visitor's answers by field name: several for checkboxes. */
  answers: Readonly<Record<string, readonly string[]>>;
  /** The uploaded files by field name. */
  files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** Why files were not accepted, by field name. */
  fileErrors: Readonly<Record<string, FileError>>;
  /** True when the honeypot field was filled in. */
  isTrapped: boolean;
  /** The idempotency key. Undefined when no script added it. */
  key: string | undefined;
};

/** Why a file was not accepted. `wrongKind`: its content is of no accepted kind. */
export type FileError = 'wrongKind' | 'tooLarge' | 'tooMany' | 'allTooLarge' | 'empty';

/** The hidden field with the name of the form. */
export const formField = 'form';

/** Fields that every form has: its name, the honeypot and the key. */
export const hiddenFields: readonly string[] = [formField, honeypot, keyField];

/** Sorts posted texts by name into answers and hidden fields. Throws an `HttpError` for a repeated hidden field. */
export function sortTexts(texts: ReadonlyMap<string, readonly string[]>): Pick<FormPost, 'reference' | 'answers' | 'isTrapped' | 'key'> {
  const hidden = (name: string): string | undefined => {
    const [value, ...others] = texts.get(name) ?? [];
    if (others.length > 0) throw new HttpError(400, 'malformedForm');
    return value;
  };
  return {
    reference: hidden(formField) ?? '',
    answers: Object.fromEntries([...texts].filter(([name]) => !hiddenFields.includes(name))),
    isTrapped: (hidden(honeypot) ?? '') !== '',
    key: hidden(keyField),
  };
}

/** A file that a visitor uploaded with a form. */
export type UploadedFile = {
  /** The name of the form field. */
  field: string;
  /** The visitor's name of the file, safe for disks and mail headers, with an extension that fits the content. */
  name: string;
  kind: FileKind;
  /** The media type, judged by the content. */
  type: string;
  /** In bytes. */
  size: number;
  /** The SHA-256 digest of the content in hexadecimal digits. */
  sha256: string;
  /** The path on this machine. */
  path: string;
};

/** The data of a multipart post. The paths of its files are valid until `discard`, or until the outbox stores them. */
export type MultipartPost = FormPost & {
  /** Removes the files that were not stored meanwhile. `isStored` is false when the message was not accepted. */
  discard: (isStored: boolean) => Promise<void>;
};
