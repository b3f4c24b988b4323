import { resolve } from 'node:path';
import { applyEdits, type ChangedLines, changedLines, type Problem, type TextEdit, withoutOverlaps } from '@pagewright/core';
import type { SitePlace } from '../files/site-lock.ts';
import type { Texts } from '../site/other-files.ts';
import { type EditedFile, readSource, replacementOf, type SourceText, writeTogether } from './site-changes.ts';

/** A change in a file, named as problems name it, with the codes of the problems that it fixes. */
export type Change = ChangedLines & { file: string; codes: string[] };

type FixableFile = Problem & { edits: TextEdit[] };

/** Returns true for a problem that should be fixed. */
export type FixFilter = (problem: Problem) => boolean;

/** Maximum number of rounds. Each fixes problems that another mistake hid in the round before, so a few are enough. */
const maxRounds = 50;

/** A file with the texts that it had in earlier rounds, and the one that it has now. */
type FixedFile = { source: SourceText; seen: Set<string>; text: string };

/**
 * Applies the edits of all problems that have some and pass `isFixed`, checks the site with them, and repeats until none is left: a
 * fixed mistake can reveal another. Fixes that depend on other files come last. Then writes all files together. Returns every change, in
 * the order of the rounds. `check` returns the problems of the site with other texts of files.
 */
export async function fixSite(
  check: (texts: Texts) => Promise<readonly Problem[]>,
  place: SitePlace,
  isFixed: FixFilter = () => true,
): Promise<Change[]> {
  const changes: Change[] = [];
  const files = new Map<string, FixedFile>();
  const before = await check(new Map());
  let problems = before;
  for (let round = 0; round < maxRounds; round += 1) {
    const fixable = fixableIn(problems.filter(isFixed), before);
    const changed = changes.length;
    for (const name of new Set(fixable.map((problem) => problem.file))) {
      const file = files.get(name) ?? (await openFile(name));
      files.set(name, file);
      const ofFile = fixable.filter((problem) => problem.file === name);
      changes.push(...fixFile(file, ofFile).map((change) => ({ ...change, file: name })));
    }
    if (changes.length === changed) break;
    problems = await check(new Map(Array.from(files.values(), ({ source, text }) => [source.absolute, text])));
  }
  const fixed = [...files.values()].flatMap(({ source, text }) => (text === source.text ? [] : replacementOf(source, text)));
  if (fixed.length > 0) await writeTogether(fixed, place);
  return changes;
}

async function openFile(name: string): Promise<FixedFile> {
  const source = await readSource(resolve(name));
  return { source, text: source.text, seen: new Set([source.text]) };
}

/** Returns the problems to fix next: those that others do not change, then those that are fixed last, then those that fixes caused. */
function fixableIn(problems: readonly Problem[], before: readonly Problem[]): FixableFile[] {
  const [first, last] = [problems.filter(isFixable).filter((one) => !one.isFixedLast), problems.filter(isFixable)];
  if (first.length > 0 || last.length > 0) return first.length > 0 ? first : last;
  return fixesCaused(problems, before);
}

/** Returns the problems that a change of the site has caused and whose fix is sure then, such as another state of a translated original. */
export function fixesCaused(problems: readonly Problem[], before: readonly Problem[]): FixableFile[] {
  // An error hides which problems were there before.
  if (before.some(({ severity }) => severity === 'error')) return [];
  const known = new Set(before.map(nameOf));
  return problems.flatMap(({ editsIfCaused: edits, ...problem }) => (edits && !known.has(nameOf(problem)) ? [{ ...problem, edits }] : []));
}

const nameOf = ({ code, file, context, message }: Problem): string => [code, file, context, message].join('\0');

const isFixable = (problem: Problem): problem is FixableFile => problem.edits !== undefined && problem.edits.length > 0;

/** Returns the files of problems with their edits. */
export const editsOf = (problems: readonly FixableFile[]): Promise<EditedFile[]> =>
  Promise.all(
    [...new Set(problems.map(({ file }) => file))].map(async (file) => ({
      source: await readSource(resolve(file)),
      edits: problems.flatMap((problem) => (problem.file === file ? problem.edits : [])),
    })),
  );

/** Applies the edits of problems to a file. Returns the changed lines. */
function fixFile(file: FixedFile, problems: readonly FixableFile[]): Omit<Change, 'file'>[] {
  const { text, seen } = file;
  // The positions of a problem hold only for the text in which it was found.
  const current = problems.filter((problem) => isUnchanged(problem, text));
  const chosen = withoutOverlaps(current.map(({ edits }) => edits)).flatMap((index) => current[index] ?? []);
  const edits = chosen.flatMap((problem) => problem.edits);
  const fixed = applyEdits(text, edits);
  // Two rules that undo each other's edits would never end.
  if (seen.has(fixed)) return [];
  seen.add(fixed);
  file.text = fixed;
  return changedLines(text, edits).map((lines) => ({ ...lines, codes: codesOf(lines.edits, chosen) }));
}

function isUnchanged({ line, excerpt, edits }: FixableFile, text: string): boolean {
  const reported = excerpt.find((row) => row.line === line);
  const found = (text.split('\n')[line - 1] ?? '').replace(/\r$/, '');
  return (reported === undefined || reported.text === found) && edits.every(({ end }) => end <= text.length);
}

/** The codes of the problems to which edits belong. */
const codesOf = (edits: readonly TextEdit[], problems: readonly FixableFile[]): string[] => [
  ...new Set(problems.filter((problem) => problem.edits.some((edit) => edits.includes(edit))).map(({ code }) => code)),
];
