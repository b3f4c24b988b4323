/** The kinds of files, for schemas. The browser has the table from the model. */
export { type FileKind, fileKindNames } from '../../model/file-kinds.ts';
