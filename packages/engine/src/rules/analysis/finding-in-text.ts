import type { Finding } from '../../problems/create-problem.ts';
import { correction, lineAt } from '../../yaml/source-lines.ts';
import type { SourceFile } from '../../yaml/yaml-file.ts';

/** Builds a finding for the range from `start` to `end` of a file's text. Its fix is the line with `replacement` there. */
export function findingInText(
  { shown, readText }: SourceFile,
  [start, end]: [number, number],
  replacement: string,
  words: Pick<Finding, 'message' | 'hint'>,
): Finding {
  const text = readText();
  const line = lineAt(text, start);
  const place = { file: shown, line: text.slice(0, start).split('\n').length, column: start - line.start + 1, length: end - start };
  const { fix } = correction(text, [start, end], replacement);
  return { ...words, place, text, fix };
}
