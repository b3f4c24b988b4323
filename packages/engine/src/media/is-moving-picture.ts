/** Returns true for a .gif, .webp or .png that moves. */
export function isMovingPicture(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4);
  if (start === 'GIF8') return hasTwoPictures(bytes);
  // The second bit of the flags says that there are several pictures.
  if (start === 'RIFF') return bytes.toString('latin1', 8, 16) === 'WEBPVP8X' && ((bytes[20] ?? 0) & 2) > 0;
  // acTL is the part of a .png that moves, and precedes the picture.
  return start === '\u0089PNG' && bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');
}

/** The bytes that start a picture and an extension in a .gif (GIF89a, 20 and 23). */
const pictureStart = 0x2c;
const extensionStart = 0x21;

function hasTwoPictures(bytes: Buffer): boolean {
  const byte = (at: number): number => bytes[at] ?? 0;
  /** The bytes of a table of colours, by the flags before it. */
  const tableLength = (flags: number): number => ((flags & 0x80) > 0 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let pictures = 0;
  for (let at = 13 + tableLength(byte(10)); at < bytes.length; at += 1) {
    if (byte(at) === pictureStart) {
      pictures += 1;
      if (pictures === 2) return true;
      at += 11 + tableLength(byte(at + 9));
    } else if (byte(at) === extensionStart) at += 2;
    else return false;
    // The data are in parts: each starts with its length, and the last is empty.
    while (byte(at) > 0 && at < bytes.length) at += 1 + byte(at);
  }
  return false;
}
