import { count } from '../../problems/format-problem.ts';
import type { ChosenFiles } from './chosen-files.ts';

/** Describes a check of selected files: their names, and how many problems the other files have. */
export function describeScope(chosen: ChosenFiles, otherProblems: number): { files: string; others: string } {
  const [first = '', ...more] = chosen.values();
  const files = more.length === 0 ? first : count(chosen.size, 'file');
  const others = otherProblems === 0 ? 'no problems' : `${count(otherProblems, 'problem')}; see all: npm run check`;
  return { files, others: `Only the problems of ${files} are reported. Other files have ${others}${otherProblems === 0 ? '.' : ''}` };
}
