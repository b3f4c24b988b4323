import type { Finding } from '../../problems/create-problem.ts';
import type { SourceFile } from '../../yaml/yaml-file.ts';
import { findingInText } from '../analysis/finding-in-text.ts';
import { plainValues } from '../analysis/plain-values.ts';
import { defineRule } from '../define-rule.ts';

export const curlyQuotes = defineRule({
  code: 'curly-quotes',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A text is in curly quotes, which visitors will see.',
  why: 'For YAML, curly quotes are part of the text. To keep them, put straight quotes around them.',
  wrong: 'title: “Our workshop”',
  right: 'title: Our workshop',
  checkFile: findingsOf,
});

const curly = /^[“”„«‘’](.*)[“”»‘’]$/su;

function findingsOf(file: SourceFile): Finding[] {
  if (!/[:-] [“”„«‘’]/.test(file.readText())) return [];
  return plainValues(file.readText()).flatMap(({ value, start, end }) => {
    const [, inside] = curly.exec(value) ?? [];
    if (inside === undefined || /[“”„«»]/u.test(inside)) return [];
    return [
      findingInText(file, [start, end], inside, {
        message: `The quotes ${value.charAt(0)} and ${value.charAt(value.length - 1)} are part of this text, so visitors will see them.`,
        hint: `Remove them. To keep them, put straight quotes around them: "${value.charAt(0)}…${value.charAt(value.length - 1)}".`,
      }),
    ];
  });
}
