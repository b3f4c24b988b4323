const kibibyte = 1024;
/** The maximum size of a file that is read. */
const maxBytes = 256 * kibibyte;

/** Repeats a text up to the maximum file size. */
const fill = (piece: string): string => piece.repeat(Math.floor(maxBytes / piece.length));

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

/** A "billion laughs" file: nine anchors, each with nine aliases of the one before. */
const bomb = lines(
  9,
  (level) => `a${level}: &a${level} [${Array.from({ length: 9 }, () => (level === 0 ? 'x' : `*a${level - 1}`)).join(', ')}]`,
);

/** Texts designed to exhaust a YAML parser, by description. */
export const hostileTexts: Record<string, string> = {
  'aliases of aliases': bomb,
  'one alias a thousand times': `a: &a ${'x'.repeat(100 * kibibyte)}\nb: [${'*a, '.repeat(1000)}*a]\n`,
  '20,000 open brackets': '['.repeat(20_000),
  'open braces to the limit': fill('{a: '),
  'dashes behind dashes': `${fill('- ').slice(0, -1)}x\n`,
  'one level deeper on every line': lines(700, (index) => `${' '.repeat(index)}a:`),
  '50,000 fields in one map': lines(50_000, (index) => `field${index}: x`),
  'as many fields as are read': lines(18_000, (index) => `f${index}: x`),
  'as many fields in braces': `{${lines(20_000, (index) => `f${index}: x,`).replaceAll('\n', ' ')}}`.slice(0, maxBytes - 1),
  'one line to the limit': `a: ${fill('word ')}`,
  'quotes that never close': fill('"\n'),
  'one open quote': `a: "${fill('x\n').slice(0, -8)}`,
  'colons to the limit': fill(': '),
  'comments to the limit': fill('#\n'),
  'blank lines to the limit': fill('\n'),
  'tags to the limit': fill('!a '),
  'documents to the limit': fill('---\n'),
  'keys that are questions': fill('? a\n'),
  'a text block to the limit': `a: |\n${fill('  word\n').slice(0, -8)}`,
  'backslashes to the limit': `a: "${fill('\\\\').slice(0, -8)}"\n`,
  'spaces to the limit': fill(' '),
  'tabs to the limit': fill('\t'),
  'twice as much as is read': fill('a: b\n').repeat(2),
};
