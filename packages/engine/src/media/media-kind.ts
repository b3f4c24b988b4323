import { containerKind } from './container-brand.ts';

/** A type that browsers do not show: what it is, and what to do. */
type UnusableKind = { words: string; hint: string };

/** The file types of a site: their extensions, and a check of the first bytes. */
const kinds: { endings: string[]; is: (bytes: Buffer) => boolean; unusable?: UnusableKind }[] = [
  { endings: ['.png'], is: (bytes) => bytes.subarray(0, 4).toString('latin1') === '\u0089PNG' },
  { endings: ['.jpg', '.jpeg'], is: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff' },
  { endings: ['.gif'], is: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'GIF8' },
  {
    endings: ['.webp'],
    is: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
  { endings: ['.avif'], is: (bytes) => containerKind(bytes) === 'avif' },
  { endings: ['.mp4'], is: (bytes) => containerKind(bytes) === 'mp4' },
  {
    endings: ['.heic', '.heif'],
    is: (bytes) => containerKind(bytes) === 'heic',
    unusable: {
      words: 'a HEIC photo, which most browsers do not show',
      hint: 'Export it as .jpg. An iPhone takes such photos itself with Settings, Camera, Formats, Most Compatible.',
    },
  },
  {
    endings: ['.mov'],
    is: (bytes) => containerKind(bytes) === 'quicktime',
    unusable: { words: 'a QuickTime video, which not every browser plays', hint: 'Export it as .mp4 with H.264.' },
  },
  { endings: ['.webm'], is: (bytes) => bytes.subarray(0, 4).toString('hex') === '1a45dfa3' },
  { endings: ['.woff2'], is: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'wOF2' },
  { endings: ['.pdf'], is: (bytes) => bytes.subarray(0, 1024).includes('%PDF-') },
  // All are ZIP archives.
  {
    endings: ['.zip', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp', '.epub'],
    is: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004',
  },
  { endings: ['.svg'], is: (bytes) => /<svg[\s>]/.test(bytes.subarray(0, 4096).toString('utf8')) },
];

/** Returns the extensions for the content of a file; none for an unknown type. */
export const endingsFor = (bytes: Buffer): string[] => kinds.find(({ is }) => is(bytes))?.endings ?? [];

/** Returns what the content of a file is and what to do, when browsers do not show it. */
export const unusableKind = (bytes: Buffer): UnusableKind | undefined => kinds.find(({ is }) => is(bytes))?.unusable;

/** Returns true for the extension of a known type. */
export const isKnownEnding = (ending: string): boolean => kinds.some(({ endings }) => endings.includes(ending));
