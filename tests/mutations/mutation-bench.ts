import type { Problem } from '../../packages/engine/src/problems/problem.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { applyEdits } from '../../packages/engine/src/yaml/edit/apply-edits.ts';
import siteCode from '../../src/site.ts';
import { copySite } from '../support/site-copy.ts';
import type { Mutation } from './mutate.ts';

type Told = { told: string | undefined; wrong: string[] };

/** Tries mistakes in one file of the fixture site, one after the other. */
export function createMutationBench(temp: string, path: string, clean: string) {
  const site = copySite('blocks', temp);
  const load = createSiteLoader(site.dir, siteCode);
  const problemsOf = async (text: string): Promise<Problem[]> => {
    site.write(path, text);
    return (await load()).findProblems().map((problem) => ({ ...problem, file: problem.file.replace(`${site.dir}/`, '') }));
  };
  /** What an author is told of a mistake, undefined for a field that may be left out, and what is wrong with that: not one message, or one in another place, or an edit that mends nothing. */
  const tell = async (mutation: Mutation): Promise<Told> => {
    const problems = await problemsOf(mutation.text);
    const [problem] = problems;
    if (!problem && mutation.name.endsWith(': left out')) return { told: undefined, wrong: [] };
    const told = [mutation.name, ...problems.map(compact)].join('\n');
    const wrong = [
      ...(problems.length === 1 ? [] : [`${mutation.name}: ${problems.length} problems\n${problems.map(compact).join('\n')}`]),
      ...(problem && problem.file !== path ? [`${mutation.name}: told of ${problem.file}`] : []),
      ...(problem && !isNear(problem, mutation) ? [`${mutation.name}: told at line ${problem.line}, made at line ${mutation.line}`] : []),
    ];
    if (problem?.edits) {
      const left = await problemsOf(applyEdits(mutation.text, problem.edits));
      if (left.some(({ code }) => code === problem.code)) wrong.push(`${mutation.name}: is still told after its edit`);
    }
    return { told, wrong };
  };
  site.write(path, clean);
  return { problemsOf, tell };
}

/** A mistake is told on the line on which it was made; one that made two lines of one, on the second. */
const isNear = ({ line, code }: Problem, mutation: Mutation): boolean =>
  line === mutation.line ||
  (line === mutation.line + 1 && ['duplicate-key', 'wrong-indent', 'wrong-kind', 'colon-in-text'].includes(code)) ||
  ['missing-field', 'wrong-kind'].includes(code) ||
  // What is not there is told where its block begins.
  (mutation.name.endsWith(': left out') && line < mutation.line);

function compact({ line, column, code, message, hint, fix, edits }: Problem): string {
  const lines = [`  ${line}:${column} ${code}  ${message}`];
  if (hint) lines.push(`    ${hint}`);
  if (fix) lines.push(`    fix${edits ? ' (--fix)' : ''}: ${fix.replaceAll('\n', '\n      ')}`);
  return lines.join('\n');
}
