import type { FileKind } from '../schema/forms/input-kinds.ts';

/** The endings of file names without the dot, the media types, and how texts call the kind. */
type UploadKind = { extensions: readonly string[]; types: readonly string[]; label: string };

/** The kinds of files that visitors can upload. */
export const fileKinds = {
  pdf: { extensions: ['pdf'], types: ['application/pdf'], label: 'PDF' },
  image: {
    extensions: ['jpg', 'jpeg', 'png', 'webp', 'heic'],
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic'],
    label: 'JPEG, PNG, WebP, HEIC',
  },
  document: {
    extensions: ['docx', 'odt', 'doc', 'rtf'],
    types: [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.oasis.opendocument.text',
      'application/msword',
      'application/rtf',
    ],
    label: 'DOCX, ODT, DOC, RTF',
  },
  spreadsheet: {
    extensions: ['xlsx', 'ods', 'csv'],
    types: [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.oasis.opendocument.spreadsheet',
      'text/csv',
    ],
    label: 'XLSX, ODS, CSV',
  },
  text: { extensions: ['txt'], types: ['text/plain'], label: 'TXT' },
} as const satisfies Readonly<Record<FileKind, UploadKind>>;

/** Returns which of the accepted kinds a file has, by the ending of its name. Undefined when none has that ending. */
export function fileKindOf(name: string, kinds: readonly FileKind[]): FileKind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return kinds.find((kind) => fileKinds[kind].extensions.some((one) => one === extension));
}
