import type { Finding } from '../../problems/create-problem.ts';
import type { SourceFile } from '../../yaml/yaml-file.ts';
import { findingInText } from '../analysis/finding-in-text.ts';
import { plainValues } from '../analysis/plain-values.ts';
import { defineRule } from '../define-rule.ts';

export const commaAtEnd = defineRule({
  code: 'comma-at-end',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A text ends with a comma or semicolon, which visitors will see.',
  why: 'In other languages, a comma ends a field. In YAML, the end of the line does, so the comma is part of the text.',
  wrong: 'title: Prices,',
  right: 'title: Prices',
  checkFile: findingsOf,
});

/** Texts in quotes are meant as they are, and so are the entries of a list, such as the lines of an address. */
function findingsOf(file: SourceFile): Finding[] {
  if (!/[,;][ \t]*$/m.test(file.readText())) return [];
  return plainValues(file.readText()).flatMap(({ value, start, end, isField }) => {
    if (!isField || !/[,;]$/.test(value)) return [];
    const isOneLine = !file.readText().slice(start, end).includes('\n');
    return findingInText(file, isOneLine ? [start, end] : [end - 1, end], isOneLine ? value.slice(0, -1) : '', {
      message: `This text ends with a ${value.endsWith(',') ? 'comma' : 'semicolon'}, which visitors will see.`,
      hint: 'Remove it. To keep it, put the text in quotes.',
    });
  });
}
