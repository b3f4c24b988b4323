import mime from 'mime';

/**
 * Returns the media type of a file by the ending of its name. Browsers that get a wrong one do not use the file: captions, for
 * example, and calendar entries. Texts are UTF-8.
 */
export function mediaTypeOf(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|\bxml$/.test(type) ? `${type}; charset=utf-8` : type;
}
