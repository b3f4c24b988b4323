/** A picture for an .ico file: a PNG of at most 256 by 256 pixels. */
type Entry = { size: number; png: Buffer };

const headerBytes = 6;
const entryBytes = 16;

/** Writes an .ico file that contains PNG pictures, which every browser since 2010 reads. */
export function icoFile(entries: readonly Entry[]): Buffer {
  const header = Buffer.alloc(headerBytes + entries.length * entryBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(entries.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of entries.entries()) {
    const at = headerBytes + index * entryBytes;
    // One byte each for width and height; 0 stands for 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...entries.map(({ png }) => png)]);
}
