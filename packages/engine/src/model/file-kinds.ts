/** The kinds of files that visitors can upload: the endings of their names without the dot, their media types, and how texts call them. */
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
} as const;

export type FileKind = keyof typeof fileKinds;

/** The names of all kinds of files. */
export const fileKindNames = ['pdf', 'image', 'document', 'spreadsheet', 'text'] as const satisfies readonly FileKind[];

/** Returns the kind of a file by the ending of its name. Undefined for an ending that no kind has. */
export function fileKindOf(name: string): FileKind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return fileKindNames.find((kind) => fileKinds[kind].extensions.some((one) => one === extension));
}
