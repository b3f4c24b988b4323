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
