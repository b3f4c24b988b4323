import type { FileKind } from '../../schema/forms/file-kinds.ts';

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
