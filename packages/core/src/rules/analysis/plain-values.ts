import { visit } from 'yaml';
import type { Finding } from '../../problems/create-problem.ts';
import { parseDocument } from '../../yaml/parse-yaml.ts';
import type { ValueRange } from '../../yaml/simple/range-recorder.ts';
import { readRanges } from '../../yaml/simple/read-simple-yaml.ts';
import { correction, lineAt } from '../../yaml/source-lines.ts';
import type { SourceFile } from '../../yaml/yaml-file.ts';

/** A text without quotes: its value, its range in the file, the rest of its line, and whether it is the value of a field. */
type PlainValue = { value: string; start: number; end: number; rest: string; isField: boolean };

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

/** Builds a finding for the range from `start` to `end` of a file's text. Its fix is the line with `replacement` there. */
export function findingInText(
  { displayPath, readText }: SourceFile,
  [start, end]: [number, number],
  replacement: string,
  words: Pick<Finding, 'message' | 'hint'>,
): Finding {
  const text = readText();
  const line = lineAt(text, start);
  const place = { file: displayPath, line: text.slice(0, start).split('\n').length, column: start - line.start + 1, length: end - start };
  const { fix } = correction(text, [start, end], replacement);
  return { ...words, place, text, fix };
}
