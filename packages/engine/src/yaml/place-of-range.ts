import type { LineCounter } from 'yaml';
import type { Place } from '../problems/problem.ts';
import type { TextRange } from './simple/range-recorder.ts';

/** A file with the positions of its lines. */
type Source = { shown: string; text: string; lines: LineCounter };

/** Words within a text, and how often the same words come before them there. */
type Words = { words: string; before: number };

/**
 * Returns the place of a range: its first line, without spaces at the end. With words, their place within a range of several
 * lines; when they are not there, that of the range.
 */
export function placeOfRange({ shown, text, lines }: Source, range: TextRange, words?: Words): Place {
  const [start, end] = (words && rangeOfWords(text, range, words)) ?? range;
  const { line, col } = lines.linePos(start);
  const lineEnd = text.indexOf('\n', start);
  const firstLine = text.slice(start, lineEnd < 0 ? end : Math.min(lineEnd, end));
  return { file: shown, line, column: col, length: Math.max(1, (firstLine.trimEnd() || firstLine).length) };
}

function rangeOfWords(text: string, [start, end]: TextRange, { words, before }: Words): TextRange | undefined {
  const source = text.slice(start, end);
  if (!source.includes('\n')) return undefined;
  let index = -1;
  for (let count = 0; count <= before; count += 1) {
    index = source.indexOf(words, index + 1);
    if (index < 0) return undefined;
  }
  return [start + index, start + index + words.length];
}
