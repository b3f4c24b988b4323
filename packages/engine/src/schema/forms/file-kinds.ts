/** The kinds of files that visitors can upload. `model/file-kinds.ts` has their endings and media types. */
export const fileKindNames = ['pdf', 'image', 'document', 'spreadsheet', 'text'] as const;

export type FileKind = (typeof fileKindNames)[number];
