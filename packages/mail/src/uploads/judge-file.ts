import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { type FileKind, fileKinds } from '@pagewright/core';
import { fileTypeFromFile } from 'file-type';
import type { UploadedFile } from '../form-post.ts';

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

/** The bytes of the names of streams in a compound file, in UTF-16: of a Word document of the old format, and of a newer one with a password. */
const streams = { word: Buffer.from('WordDocument', 'utf16le'), encrypted: Buffer.from('EncryptedPackage', 'utf16le') };

/** What a document with a password is, by the ending of its name: nobody can look into it. */
const encryptedTypes: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Names of `file-type` for formats that this service names differently. */
const aliases: Readonly<Record<string, string>> = { 'image/heif': 'image/heic' };

/**
 * Returns the media type of a file, judged by its content alone, except for a document with a password: `text/plain` for text
 * in any encoding, also for CSV, and `application/octet-stream` for unknown content. A type that `isWanted` accepts wins over
 * `text/plain`; another one does not, because some formats are recognised by two letters with which a text may begin.
 */
async function detectType(path: string, name: string, isWanted: (type: string) => boolean): Promise<string> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = found && (aliases[found.mime] ?? found.mime);
  if (type !== undefined && isWanted(type)) return type;
  if (type === 'application/x-cfb') {
    if (await contains(path, streams.word)) return 'application/msword';
    if (await contains(path, streams.encrypted)) return encryptedTypes[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? type;
  }
  if (await isText(path)) return 'text/plain';
  return type ?? 'application/octet-stream';
}

async function contains(path: string, bytes: Buffer): Promise<boolean> {
  let last = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const joined = Buffer.concat([last, chunk]);
    if (joined.includes(bytes)) return true;
    last = joined.subarray(-bytes.length);
  }
  return false;
}

/**
 * True for UTF-8 without NUL, UTF-16 with a byte order mark, and bytes without control characters: text in the encoding of a
 * country, such as Windows-1252, in which Excel writes CSV and the old Notepad texts.
 */
async function isText(path: string): Promise<boolean> {
  return (await isEncoded(path, 'utf-8', /\0/)) || (await isUtf16(path)) || (await isEncoded(path, 'latin1', controls));
}

/** Control characters that no text has. A text may have tabs, line breaks and form feeds. */
const controls = /[^\P{Cc}\t\n\f\r\x80-\x9f]/u;

async function isUtf16(path: string): Promise<boolean> {
  const start = (await buffer(createReadStream(path, { end: 1 }))).toString('hex');
  if (start === 'fffe') return isEncoded(path, 'utf-16le', controls);
  return start === 'feff' && isEncoded(path, 'utf-16be', controls);
}

/** True for a file that is valid in an encoding and does not have the forbidden characters. */
async function isEncoded(path: string, encoding: string, forbidden: RegExp): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (forbidden.test(decoder.decode(chunk, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** The maximum length of a file name in UTF-8 bytes. File systems allow 255. */
const maxBytes = 120;

/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i;

/**
 * Returns a visitor's name of a file in a form that is safe for disks and mail headers: without folders, control
 * characters, invisible characters and characters that Windows rejects, with one of the `extensions`. Keeps an
 * extension of the list, and replaces any other by the first one. A safe name stays as it is.
 */
export function safeFileName(name: string, [extension, ...others]: readonly [string, ...string[]]): string {
  const written = cleaned(name.split(/[/\\]/).at(-1) ?? '');
  const [, base = written, ending = ''] = /^(.*)\.([a-z0-9]{1,8})$/i.exec(written) ?? [];
  const kept = [extension, ...others].find((one) => one === ending.toLowerCase()) ?? extension;
  const short = withoutEnd(base.replace(/^[. ]+/, ''), kept) || 'file';
  const [device = ''] = short.split('.', 1);
  return `${reserved.test(device.trim()) ? withoutEnd(`_${short}`, kept) : short}.${kept}`;
}

/**
 * Replaces characters that are not safe. `=?` starts an encoded word in mail headers (RFC 2047). Characters are
 * removed before the rest is normalized: what stood on both sides of one may combine.
 */
const cleaned = (name: string): string =>
  name
    .replaceAll(/[\p{Surrogate}\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/gu, '')
    .normalize('NFC')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ');

/**
 * Returns as much of `base` as fits before its extension, without what may not stand there: an extension that would be
 * repeated, and dots and spaces, which Windows removes.
 */
function withoutEnd(base: string, extension: string): string {
  let end = truncated(base, maxBytes - extension.length - 1);
  for (;;) {
    const shorter = end.replace(/[. ]$/, '');
    const next = shorter.toLowerCase().endsWith(`.${extension}`) ? shorter.slice(0, -extension.length - 1) : shorter;
    if (next === end) return end;
    end = next;
  }
}

function truncated(name: string, bytes: number): string {
  let length = 0;
  let result = '';
  for (const character of name) {
    length += Buffer.byteLength(character);
    if (length > bytes) break;
    result += character;
  }
  return result;
}
