import type { FileKind } from '../../schema/forms/file-kinds.ts';

/** The limits of a file field. */
export type FileFieldLimits = {
  kinds: readonly FileKind[];
  maxCount: number;
  /** The maximum size of one file in bytes. */
  maxSize: number;
};

/** The limits of a multipart post. */
export type PostLimits = {
  /** The file fields by name. */
  files: Readonly<Record<string, FileFieldLimits>>;
  /** The maximum size of all files together, in bytes. */
  totalSize: number;
  /** The maximum number of values of text fields, hidden ones included. */
  maxTexts: number;
  /** The maximum size of all texts together, in bytes. */
  textSize: number;
};

/** Limits of every multipart post, which no form can change. */
export const partLimits = {
  /** Browsers write three header lines of a few hundred bytes. */
  headerPairs: 8,
  headerSize: 4 * 1024,
  /** The maximum length of the name of a field, in bytes. */
  nameLength: 100,
  /** The maximum number of parts. A form has at most a few dozen fields. */
  parts: 500,
} as const;

/** How many bytes must arrive in a time, unless the body ends. A few bytes now and then would occupy a slot for minutes. */
export const leastBytes = 32 * 1024;

/** The time limits of a multipart post, in milliseconds. */
export const postTimeouts = {
  /** How long the next `leastBytes` of a body may take to arrive: 2 KB per second, slower than any mobile connection in use. */
  idle: 15_000,
  /** How long a body may take in total: 10 MB at 35 KB per second, a slow mobile connection. */
  total: 300_000,
} as const;
