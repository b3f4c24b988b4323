/** Font sizes in pixels, the largest first. */
const sizes = [96, 84, 72, 60, 50] as const;
const smallest = 50;

/** The distance between two baselines, as a multiple of the font size. */
export const lineHeight = 1.12;

type FittedTitle = { size: number; lines: string[] };

/**
 * Returns the largest size at which a title fits into a space, and its lines. A title that is too long even for the
 * smallest size ends with an ellipsis. `measure` returns the width of a line at a font size of 1.
 */
export function fitTitle(title: string, space: { width: number; height: number }, measure: (line: string) => number): FittedTitle {
  const fits = ({ size, lines }: FittedTitle): boolean => lines.length * size * lineHeight <= space.height;
  for (const size of sizes) {
    const fitted = { size, lines: breakLines(title, space.width / size, measure) };
    if (fits(fitted)) return fitted;
  }
  const lines = breakLines(title, space.width / smallest, measure).slice(0, Math.floor(space.height / (smallest * lineHeight)));
  const last = lines.pop() ?? '';
  return { size: smallest, lines: [...lines, `${last.replace(/(?<!\s)\s+\S+$/u, '')}…`] };
}

/** Measures a line, in any unit. */
type Measure = (line: string) => number;

/**
 * Breaks a text into lines of at most `width`, at spaces. A word that is wider than a line, such as a sentence in
 * Chinese, is broken between its letters.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { part, separator } of text
    .trim()
    .split(/\s+/)
    .flatMap((word) => partsOf(word, width, measure))) {
    const longer = line === '' ? part : `${line}${separator}${part}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = part;
    } else line = longer;
  }
  return [...lines, line];
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns a word whole, or letter by letter when it is wider than a line, each with what separates it from the text before. */
function partsOf(word: string, width: number, measure: Measure): { part: string; separator: string }[] {
  if (measure(word) <= width) return [{ part: word, separator: ' ' }];
  return [...letters.segment(word)].map(({ segment }, index) => ({ part: segment, separator: index === 0 ? ' ' : '' }));
}
