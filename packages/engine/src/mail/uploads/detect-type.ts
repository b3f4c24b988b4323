import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';

/** The bytes of the name of the stream that each Word document of the old format has, in UTF-16. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

/** Names of `file-type` for formats that this service names differently. */
const aliases: Readonly<Record<string, string>> = { 'image/heif': 'image/heic' };

/**
 * Returns the media type of a file, judged by its content alone: `text/plain` for UTF-8 without NUL, also for CSV, and
 * `application/octet-stream` for unknown content. A type that `isWanted` accepts wins over `text/plain`; another one does
 * not, because some formats are recognised by two letters with which a text may begin.
 */
export async function detectType(path: string, isWanted: (type: string) => boolean): Promise<string> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = found && (aliases[found.mime] ?? found.mime);
  if (type !== undefined && isWanted(type)) return type;
  if (type === 'application/x-cfb' && (await contains(path, wordStream))) return 'application/msword';
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

async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
