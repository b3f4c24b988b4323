import { visit } from 'yaml';
import { parseDocument } from '../../yaml/parse-document.ts';
import type { ValueRange } from '../../yaml/simple/range-recorder.ts';
import { readRanges } from '../../yaml/simple/read-simple-yaml.ts';

/** A text without quotes: its value, its range in the file, the rest of its line, and whether it is the value of a field. */
export type PlainValue = { value: string; start: number; end: number; rest: string; isField: boolean };

type Found = Omit<PlainValue, 'rest'>;

/**
 * Returns the texts without quotes in a valid YAML file, in their order. It reads the file again, and some files with the
 * full parser, so test for a cheap pattern first.
 */
export function plainValues(text: string): PlainValue[] {
  const read = readRanges(text);
  return (read ? recordedValues(read.root, false) : parsedValues(text)).map((found) => ({ ...found, rest: restOfLine(text, found.end) }));
}

function recordedValues({ plainText, range: [start, end], entries }: ValueRange, isField: boolean): Found[] {
  if (plainText !== undefined) return [{ value: plainText, start, end, isField }];
  return [...(entries?.values() ?? [])].flatMap(({ key, value }) => recordedValues(value, key !== undefined));
}

function parsedValues(text: string): Found[] {
  const values: Found[] = [];
  visit(parseDocument(text), {
    Scalar: (key, { type, value, range }) => {
      if (key === 'key' || type !== 'PLAIN' || typeof value !== 'string' || !range) return;
      values.push({ value, start: range[0], end: range[1], isField: key === 'value' });
    },
  });
  return values;
}

function restOfLine(text: string, end: number): string {
  const until = text.indexOf('\n', end);
  return text.slice(end, until < 0 ? undefined : until).trimEnd();
}
