/** The file types of a site: their extensions, and a check of the first bytes. */
const kinds: { endings: string[]; is: (bytes: Buffer) => boolean }[] = [
  { endings: ['.png'], is: (bytes) => bytes.subarray(0, 4).toString('latin1') === '\u0089PNG' },
  { endings: ['.jpg', '.jpeg'], is: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff' },
  { endings: ['.gif'], is: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'GIF8' },
  {
    endings: ['.webp'],
    is: (bytes) => bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
  { endings: ['.avif'], is: (bytes) => /^ftypavi[fs]$/.test(bytes.subarray(4, 12).toString('latin1')) },
  {
    endings: ['.mp4'],
    is: (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp' && !/^avi[fs]$/.test(bytes.subarray(8, 12).toString('latin1')),
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

/** Returns true for the extension of a known type. */
export const isKnownEnding = (ending: string): boolean => kinds.some(({ endings }) => endings.includes(ending));
