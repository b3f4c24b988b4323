import { visit } from 'yaml';
import { parseDocument } from '../../yaml/parse-document.ts';

/** A text without quotes: its value, its range in the file, the rest of its line, and whether it is the value of a field. */
export type PlainValue = { value: string; start: number; end: number; rest: string; isField: boolean };

/** Returns the texts without quotes in a valid YAML file. It parses the file, so test for a cheap pattern first. */
export function plainValues(text: string): PlainValue[] {
  const values: PlainValue[] = [];
  visit(parseDocument(text), {
    Scalar: (key, { type, value, range }) => {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      const [start, end] = range;
      const until = text.indexOf('\n', end);
      values.push({ value, start, end, rest: text.slice(end, until < 0 ? undefined : until).trimEnd(), isField: key === 'value' });
    },
  });
  return values;
}
