import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Returns a file of a format with random content of about `size` bytes. */
export const samplePdf = (size = 100): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size), Buffer.from('\n%%EOF\n')]);
export const samplePng = (size = 100): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    Buffer.alloc(17),
    Buffer.from('00001000', 'hex'),
    Buffer.from('IDAT'),
    randomBytes(size),
  ]);
export const sampleJpeg = (size = 100): Buffer => Buffer.concat([Buffer.from('ffd8ffe000104a464946000101', 'hex'), randomBytes(size)]);
export const sampleWebp = (): Buffer =>
  Buffer.concat([Buffer.from('RIFF'), Buffer.from([36, 0, 0, 0]), Buffer.from('WEBPVP8 '), randomBytes(28)]);
export const sampleHeic = (brand = 'heic'): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(4), Buffer.from(`mif1${brand}`), randomBytes(40)]);
export const sampleRtf = (): Buffer => Buffer.from('{\\rtf1\\ansi A letter.}');

/** A compound file, the container of the old formats of Office, with a stream of this name. */
export const sampleCompoundFile = (stream: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(2000), Buffer.from(stream, 'utf16le'), randomBytes(500)]);

const contentTypes = (type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x.xml" ContentType="${type}.main+xml"/></Types>`;

/** A document of a newer Office format. */
export const sampleOffice = (part: 'wordprocessingml.document' | 'spreadsheetml.sheet' | 'presentationml.presentation'): Buffer =>
  sampleZip({
    '[Content_Types].xml': contentTypes(`application/vnd.openxmlformats-officedocument.${part}`),
    'content.xml': 'x'.repeat(50),
  });

/** A document of LibreOffice. */
export const sampleOpenDocument = (part: 'text' | 'spreadsheet'): Buffer =>
  sampleZip({ mimetype: `application/vnd.oasis.opendocument.${part}`, 'content.xml': 'x' });

/** A zip file with uncompressed entries. */
export function sampleZip(entries: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(data), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), data]);
    const position = Buffer.alloc(4);
    position.writeUInt32LE(offset);
    central.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), common, Buffer.alloc(10), position, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(central.length, 4);
  end.writeUInt16LE(central.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('504b0506', 'hex'), end]);
}
