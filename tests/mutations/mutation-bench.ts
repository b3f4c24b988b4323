import { join } from 'node:path';
import { formatProblem } from '../../packages/core/src/problems/format-problem.ts';
import type { Problem } from '../../packages/core/src/problems/problem.ts';
import { applyEdits } from '../../packages/core/src/yaml/edit/apply-edits.ts';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { copySite } from '../support/site-copy.ts';
import { rawWords, wordsOf } from '../support/yaml-texts.ts';
import { describeOutcome } from './describe-outcome.ts';
import type { Mutation } from './mutate.ts';

/** What the check reports about a mutation, in one line, and what is wrong with the report. */
export type Result = { mistake: string; field: string; outcome: string; faults: string[] };

/**
 * Tries mutations of the file at `path` of the fixture site, one after the other. Ignores the problems that other files of
 * the fixture site have without them, such as a new record that no page shows yet.
 */
export function createMutationBench({ temp, code, path, original }: { temp: string; code: SiteCode; path: string; original: string }) {
  const site = copySite('blocks', temp);
  const load = createSiteLoader(site.dir, code);
  const findProblems = async (changed?: ReadonlySet<string>): Promise<Problem[]> =>
    (await load(changed)).findProblems().map((problem) => ({ ...problem, file: problem.file.replace(`${site.dir}/`, '') }));
  let known: Promise<Set<string>> | undefined;
  const problemsOf = async (text: string): Promise<Problem[]> => {
    known ??= findProblems().then((problems) => new Set(problems.filter(({ file }) => file !== path).map(formatProblem)));
    const elsewhere = await known;
    site.write(path, text);
    // As the preview reads a saved file.
    return (await findProblems(new Set([join(site.dir, path)]))).filter((problem) => !elsewhere.has(formatProblem(problem)));
  };
  const tryMutation = async (mutation: Mutation): Promise<Result> => {
    const { mistake, field, text } = mutation;
    const problems = await problemsOf(text);
    const faults = [
      ...faultsOf(mutation, problems, { path, original }),
      ...((await isFixed(problems, text)) ? [] : ['is still reported after its fix']),
    ].map((fault) => `${field.name}: ${mistake}: ${fault}`);
    return { mistake, field: field.name, outcome: describeOutcome(mutation, problems, original), faults };
  };
  const isFixed = async ([problem]: Problem[], text: string): Promise<boolean> => {
    if (!problem?.edits) return true;
    const left = await problemsOf(applyEdits(text, problem.edits));
    return !left.some(({ code }) => code === problem.code);
  };
  return { problemsOf, tryMutation };
}

/** A mutation must be reported once, in its file, near its line, without the words of a parser. An optional field may be left out. */
function faultsOf(mutation: Mutation, problems: readonly Problem[], { path, original }: { path: string; original: string }): string[] {
  const [problem] = problems;
  if (!problem) return mutation.mistake === 'left out' ? [] : ['is not reported'];
  return [
    ...(problems.length === 1
      ? []
      : [`${problems.length} problems: ${problems.map(({ code, message }) => `${code} ${message}`).join(' ')}`]),
    ...(problem.file === path ? [] : [`is reported in ${problem.file}`]),
    ...(isNear(problem, mutation, original) ? [] : [`is reported in line ${problem.line}`]),
    ...(rawWords.test(wordsOf(problem)) ? [`has words of a parser: ${wordsOf(problem)}`] : []),
  ];
}

/**
 * True for a problem in the line of the mistake, in the next one where the mistake is a relation of two lines, at the object that
 * lacks a field, at a field that does not go with the default of the one that is missing, or at a link to a block whose id is gone.
 */
function isNear({ line, code }: Problem, { mistake, field }: Mutation, original: string): boolean {
  const lineOfField = original.slice(0, field.at).split('\n').length;
  return (
    line === lineOfField ||
    (line === lineOfField + 1 && ['duplicate-key', 'wrong-indent', 'wrong-type', 'colon-in-text'].includes(code)) ||
    ['missing-field', 'wrong-type'].includes(code) ||
    (field.key === 'id' && code === 'broken-anchor') ||
    (mistake === 'left out' && (line < lineOfField || code === 'conflicting-fields'))
  );
}
