import type { Finding } from '../../problems/create-problem.ts';
import { inQuotes } from '../../yaml/source-lines.ts';
import type { SourceFile } from '../../yaml/yaml-file.ts';
import { findingInText } from '../analysis/finding-in-text.ts';
import { plainValues } from '../analysis/plain-values.ts';
import { defineRule } from '../define-rule.ts';

export const hashInText = defineRule({
  code: 'hash-in-text',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A # in a text cuts off the rest of the line.',
  why: 'In YAML, a space and a # start a comment, so visitors do not see the rest. Quotes make it part of the text.',
  wrong: ['type: hero', 'heading: The workshop that is #1 in town'].join('\n'),
  right: ['type: hero', 'heading: "The workshop that is #1 in town"'].join('\n'),
  checkFile: findingsOf,
});

/** A # directly before a word, as in "the #1 studio", was most likely not meant as a comment. */
const comment = /^ #[\p{L}\p{N}]/u;

function findingsOf(file: SourceFile): Finding[] {
  if (!/\S #[\p{L}\p{N}]/u.test(file.readText())) return [];
  return plainValues(file.readText()).flatMap(({ value, start, end, rest }) => {
    if (!comment.test(rest)) return [];
    return [
      findingInText(file, [start, end + rest.length], inQuotes(file.readText().slice(start, end) + rest), {
        message: `This text ends at "${value.slice(-20)}": a space and a # start a comment, which visitors do not see.`,
        hint: 'Put quotes around the whole text. If it is a comment, put a space after the #.',
      }),
    ];
  });
}
