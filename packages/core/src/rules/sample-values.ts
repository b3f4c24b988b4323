import type { Finding } from '../problems/create-problem.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
import { findingAt, writtenTexts } from './analysis/plain-values.ts';
import { mayHaveSamples, sampleMarks, sampleReason } from './analysis/sample-values.ts';
import { defineRule } from './define-rule.ts';

export const sampleValue = defineRule({
  code: 'sample-value',
  severity: 'warning',
  fixable: false,
  atRelease: true,
  where: 'page',
  summary:
    'A file of a site that is published contains a sample: an invented phone number, address or text, or a line that is marked as one.',
  why: 'Nobody answers at such a number or address. A new project is full of samples, and its real values come in one by one.',
  wrong: ['title: Prices', 'description: What you say about your prices in one or two sentences. # sample'].join('\n'),
  right: ['title: Prices', 'description: What a chair costs, how long it takes, and what you can choose.'].join('\n'),
  checkFile: (file) => [...markedLines(file), ...sampleTexts(file)],
});

/** The values of lines with a mark are reported once, by their mark. */
function markedLines(file: SourceFile): Finding[] {
  return sampleMarks(file.readText()).map((range) =>
    findingAt(file, range, {
      message: 'This line is marked as a sample.',
      hint: 'Write what is true for this site, and remove the comment.',
    }),
  );
}

/** A long text is in the excerpt. */
const nameOf = (value: string): string => (value.length > 60 || value.includes('\n') ? 'This text' : `"${value}"`);

function sampleTexts(file: SourceFile): Finding[] {
  const text = file.readText();
  if (!mayHaveSamples(text)) return [];
  const marks = sampleMarks(text);
  const isMarked = (end: number): boolean => marks.some(([mark]) => mark >= end && !text.slice(end, mark).includes('\n'));
  return writtenTexts(text).flatMap(({ value, start, end }) => {
    const reason = isMarked(end) ? undefined : sampleReason(value);
    return reason === undefined
      ? []
      : findingAt(file, [start, end], { message: `${nameOf(value)} is a sample: ${reason}.`, hint: 'Write what is true for this site.' });
  });
}
