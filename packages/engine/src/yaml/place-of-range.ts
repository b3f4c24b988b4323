import type { LineCounter } from 'yaml';
import type { Place } from '../problems/problem.ts';
import type { TextRange } from './simple/range-recorder.ts';

/** A file with the positions of its lines. */
type Source = { shown: string; text: string; lines: LineCounter };

/** Returns the place of a range: its first line, without spaces at the end. */
export function placeOfRange({ shown, text, lines }: Source, [start, end]: TextRange): Place {
  const { line, col } = lines.linePos(start);
  const firstLine = text.slice(start, end).split('\n', 1)[0] ?? '';
  return { file: shown, line, column: col, length: Math.max(1, (firstLine.trimEnd() || firstLine).length) };
}

/** Returns the range of words within a range of several lines. `before`: how often the words come before. Undefined when they are not there. */
export function rangeOfWords(
  text: string,
  [start, end]: TextRange,
  { words, before }: { words: string; before: number },
): TextRange | undefined {
  const source = text.slice(start, end);
  if (!source.includes('\n')) return undefined;
  let index = -1;
  for (let count = 0; count <= before; count += 1) {
    index = source.indexOf(words, index + 1);
    if (index < 0) return undefined;
  }
  return [start + index, start + index + words.length];
}
