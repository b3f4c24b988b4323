import { visit } from 'yaml';
import { parseDocument } from '../yaml/parse-document.ts';

/** A text without quotes on one line: where it starts and ends, and what is written behind it. */
export type PlainValue = { value: string; start: number; end: number; rest: string };

/** The texts without quotes of a file that parses. For files in which a rule has seen something to look at. */
export function plainValues(text: string): PlainValue[] {
  const values: PlainValue[] = [];
  visit(parseDocument(text), {
    Scalar: (key, { type, value, range }) => {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      const [start, end] = range;
      const until = text.indexOf('\n', end);
      values.push({ value, start, end, rest: text.slice(end, until < 0 ? undefined : until).trimEnd() });
    },
  });
  return values;
}
