import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';

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
export async function detectType(path: string, name: string, isWanted: (type: string) => boolean): Promise<string> {
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
  const start = await readStart(path, 2);
  if (start === 'fffe') return isEncoded(path, 'utf-16le', controls);
  return start === 'feff' && isEncoded(path, 'utf-16be', controls);
}

async function readStart(path: string, length: number): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead).toString('hex');
  } finally {
    await file.close();
  }
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
