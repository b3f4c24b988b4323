import { fileKinds } from '../../model/file-kinds.ts';
import type { FileKind } from '../../schema/forms/file-kinds.ts';
import { detectType } from './detect-type.ts';
import { safeFileName } from './file-name.ts';
import type { UploadedFile } from './uploaded-file.ts';

type AcceptedType = (typeof fileKinds)[FileKind]['types'][number];

/** The endings of file names by media type. A file with another ending gets the first one. */
const extensions = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/msword': ['doc'],
  'application/rtf': ['rtf'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
} as const satisfies Readonly<Record<AcceptedType, readonly [string, ...string[]]>>;

/**
 * Judges a file by its content. Returns its kind, its media type, and its name with an ending that fits. Undefined when
 * the content is of none of the accepted kinds. A text can be a text file or a CSV file: where both are accepted, the
 * written name decides.
 */
export async function judgeFile(
  path: string,
  name: string,
  kinds: readonly FileKind[],
): Promise<Pick<UploadedFile, 'name' | 'kind' | 'type'> | undefined> {
  const accepted = kinds.flatMap((kind) => fileKinds[kind].types.map((type) => ({ kind, type })));
  const accepts = (type: string): boolean => accepted.some((one) => one.type === type);
  const found = await detectType(path, name, accepts);
  const isCsv = found === 'text/plain' && accepts('text/csv') && (/\.csv$/i.test(name) || !accepts('text/plain'));
  const match = accepted.find(({ type }) => type === (isCsv ? 'text/csv' : found));
  return match && { name: safeFileName(name, extensions[match.type]), ...match };
}
