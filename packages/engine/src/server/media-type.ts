import { basename } from 'node:path/posix';
import mime from 'mime';

/** The types of files without an ending that services request at a fixed address. */
const wellKnown: Readonly<Record<string, string>> = {
  'apple-app-site-association': 'application/json',
  'openid-configuration': 'application/json',
};

/**
 * Returns the media type of a file by the ending of its name. Browsers that get a wrong one do not use the file: captions, for
 * example, and calendar entries. Texts are UTF-8.
 */
export function mediaTypeOf(file: string): string {
  const type = mime.getType(file) ?? wellKnown[basename(file)] ?? 'application/octet-stream';
  return /^text\/|\bxml$/.test(type) ? `${type}; charset=utf-8` : type;
}
