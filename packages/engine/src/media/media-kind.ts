import { type ContainerKind, containerKind } from './iso-media.ts';

/** What fields do with a file. */
type Purpose = 'picture' | 'video' | 'font' | 'download';

/** The type of a file, as its content says. */
type MediaKind = {
  /** The first one is the ending that a file with such content is renamed to. */
  endings: readonly string[];
  purpose: Purpose;
  /** Absent for a type that is published. `words` say what the file is, `hint` what to do. */
  unusable?: { words: string; hint: string };
};

const startsWith =
  (...starts: string[]) =>
  (bytes: Buffer): boolean =>
    starts.some((start) => bytes.toString('latin1', 0, start.length) === start);
const isContainer =
  (kind: ContainerKind) =>
  (bytes: Buffer): boolean =>
    containerKind(bytes) === kind;
/** The container of .webm and .mkv names its type in its first bytes. */
const isMatroska =
  (isWebm: boolean) =>
  (bytes: Buffer): boolean =>
    startsWith('\u001aE\u00df\u00a3')(bytes) && !bytes.subarray(0, 64).includes('matroska') === isWebm;

const photo = (name: string) => ({ words: `${name}, which most browsers do not show`, hint: 'Export it as .jpg or .png.' });
const film = (name: string) => ({ words: `${name}, which not every browser plays`, hint: 'Export it as .mp4 with H.264.' });

/**
 * The types of files that content can have, and a check of the first bytes. The package `file-type`, which knows more types, reads
 * only asynchronously; the properties of media files are read while pages are resolved, which is not.
 */
const kinds: (MediaKind & { is: (bytes: Buffer) => boolean })[] = [
  {
    endings: ['.gif', '.webp', '.png', '.avif'],
    purpose: 'picture',
    is: (bytes) => isMovingPicture(bytes) || containerKind(bytes) === 'moving-avif',
    unusable: {
      words: 'a moving picture, of which pages show the first moment only',
      hint: 'Export it as .mp4 for a video, or its best moment as .jpg or .png.',
    },
  },
  { endings: ['.png'], purpose: 'picture', is: startsWith('\u0089PNG') },
  { endings: ['.jpg', '.jpeg'], purpose: 'picture', is: startsWith('\u00ff\u00d8\u00ff') },
  { endings: ['.gif'], purpose: 'picture', is: startsWith('GIF8') },
  { endings: ['.webp'], purpose: 'picture', is: (bytes) => startsWith('RIFF')(bytes) && bytes.toString('latin1', 8, 12) === 'WEBP' },
  { endings: ['.avif'], purpose: 'picture', is: isContainer('avif') },
  {
    endings: ['.heic', '.heif'],
    purpose: 'picture',
    is: isContainer('heic'),
    unusable: {
      words: 'a HEIC photo, which most browsers do not show',
      hint: 'Export it as .jpg. An iPhone takes such photos itself with Settings, Camera, Formats, Most Compatible.',
    },
  },
  { endings: ['.tif', '.tiff'], purpose: 'picture', is: startsWith('II*\0', 'MM\0*'), unusable: photo('a TIFF or raw photo') },
  {
    endings: ['.bmp'],
    purpose: 'picture',
    is: (bytes) => startsWith('BM')(bytes) && bytes.toString('latin1', 6, 10) === '\0\0\0\0',
    unusable: photo('a BMP picture'),
  },
  { endings: ['.psd'], purpose: 'picture', is: startsWith('8BPS'), unusable: photo('a Photoshop file') },
  { endings: ['.jxl'], purpose: 'picture', is: startsWith('\u00ff\n', '\0\0\0\fJXL '), unusable: photo('a JPEG XL picture') },
  { endings: ['.jp2'], purpose: 'picture', is: startsWith('\0\0\0\fjP  '), unusable: photo('a JPEG 2000 picture') },
  { endings: ['.mp4'], purpose: 'video', is: isContainer('mp4') },
  { endings: ['.webm'], purpose: 'video', is: isMatroska(true) },
  { endings: ['.mov'], purpose: 'video', is: isContainer('quicktime'), unusable: film('a QuickTime video') },
  { endings: ['.mkv'], purpose: 'video', is: isMatroska(false), unusable: film('a Matroska video') },
  {
    endings: ['.avi'],
    purpose: 'video',
    is: (bytes) => startsWith('RIFF')(bytes) && bytes.toString('latin1', 8, 12) === 'AVI ',
    unusable: film('an AVI video'),
  },
  { endings: ['.wmv'], purpose: 'video', is: startsWith('0&\u00b2u'), unusable: film('a Windows Media video') },
  { endings: ['.mpg', '.mpeg'], purpose: 'video', is: startsWith('\0\0\u0001\u00ba', '\0\0\u0001\u00b3'), unusable: film('an MPEG video') },
  {
    endings: ['.m4a'],
    purpose: 'video',
    is: isContainer('m4a'),
    unusable: { words: 'a sound recording without pictures', hint: 'Export a video as .mp4 with H.264.' },
  },
  { endings: ['.woff2'], purpose: 'font', is: startsWith('wOF2') },
  { endings: ['.pdf'], purpose: 'download', is: (bytes) => bytes.subarray(0, 1024).includes('%PDF-') },
  // All are ZIP archives.
  { endings: ['.zip', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.epub'], purpose: 'download', is: startsWith('PK\u0003\u0004') },
  { endings: ['.svg'], purpose: 'picture', is: (bytes) => /<svg[\s>]/.test(bytes.subarray(0, 4096).toString('utf8')) },
];

/** Returns the type of a file by its content; undefined for an unknown one. */
export const kindOf = (bytes: Buffer): MediaKind | undefined => kinds.find(({ is }) => is(bytes));

/** Returns what fields do with files that have this extension; undefined for an extension whose content has no check. */
export const purposeOf = (ending: string): Purpose | undefined => kinds.find(({ endings }) => endings.includes(ending))?.purpose;

/**
 * Returns the extension that a file with this one gets instead, because its content is of that type. Undefined where a field that
 * accepts the first would refuse the second, or where the content has several possible ones.
 */
export function endingInstead(ending: string, { endings, purpose, unusable }: MediaKind): string | undefined {
  const [first, ...others] = endings;
  const isOneType = others.length === 0 || first === '.jpg';
  return !unusable && isOneType && purpose !== 'video' && purpose === purposeOf(ending) ? first : undefined;
}

/** Returns true for a .gif, .webp or .png that moves. */
function isMovingPicture(bytes: Buffer): boolean {
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
