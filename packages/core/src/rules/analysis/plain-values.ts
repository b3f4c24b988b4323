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

/** A text of a file, with quotes or without: its value, and its range in the file, with the quotes. */
type WrittenText = Pick<PlainValue, 'value' | 'start' | 'end'>;

/** Returns the texts in a valid YAML file, also those in quotes and of several lines, without keys. It takes as long as `plainValues`. */
export function writtenTexts(text: string): WrittenText[] {
  const texts: WrittenText[] = [];
  visit(parseDocument(text), {
    Scalar: (key, { value, range }) => {
      if (key !== 'key' && typeof value === 'string' && range) texts.push({ value, start: range[0], end: range[1] });
    },
  });
  return texts;
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

type Words = Pick<Finding, 'message' | 'hint'>;

/** Builds a finding for the range from `start` to `end` of a file's text. */
export function findingAt({ displayPath, readText }: SourceFile, [start, end]: [number, number], words: Words): Finding {
  const text = readText();
  const line = lineAt(text, start);
  const place = { file: displayPath, line: text.slice(0, start).split('\n').length, column: start - line.start + 1, length: end - start };
  return { ...words, place, text };
}

/** Builds a finding for a range of a file's text. Its fix is the line with `replacement` there. */
export function findingInText(file: SourceFile, range: [number, number], replacement: string, words: Words): Finding {
  return { ...findingAt(file, range, words), fix: correction(file.readText(), range, replacement).fix };
}
