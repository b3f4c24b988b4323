import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { correction, lineAt } from '../yaml/source-lines.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

type Words = Pick<Problem, 'code' | 'message' | 'hint'>;

/** A warning about a part of a file's text, with what should stand in its place. */
export function warningAt({ shown, text }: YamlFile, [start, end]: [number, number], right: string, words: Words): Problem {
  const line = lineAt(text, start);
  const place = { file: shown, line: text.slice(0, start).split('\n').length, column: start - line.start + 1, length: end - start };
  const { fix } = correction(text, [start, end], right);
  return createProblem({ ...words, severity: 'warning', place, text, fix });
}
