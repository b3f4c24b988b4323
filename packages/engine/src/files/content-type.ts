import { getMimeType, mimes } from 'hono/utils/mime';

/** Types of files of `media/` that are not in the list of Hono: captions, and files to download. */
const further: Readonly<Record<string, string>> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  vcf: 'text/vcard; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const types = { ...mimes, ...further };

/** Returns the `Content-Type` of a file of the site, by its extension. */
export const contentTypeOf = (file: string): string => getMimeType(file, types) ?? 'application/octet-stream';
