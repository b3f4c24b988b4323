import { resolve } from 'node:path';
import { applyEdits, type ChangedLines, changedLines, type Problem, type TextEdit, withoutOverlaps } from '@pagewright/core';
import type { SitePlace } from '../files/site-lock.ts';
import { type EditedFile, readSource, writeSource } from './site-changes.ts';

/** A change in a file, named as problems name it, with the codes of the problems that it fixes. */
export type Change = ChangedLines & { file: string; codes: string[] };

type Checked = { findProblems: () => readonly Problem[] };
type FixableFile = Problem & { edits: TextEdit[] };

/** Returns true for a problem that should be fixed. */
export type FixFilter = (problem: Problem) => boolean;

/** Maximum number of rounds. Each fixes problems that another mistake hid in the round before, so a few are enough. */
const maxRounds = 50;

/**
 * Applies the edits of all problems that have some and pass `isFixed`, checks again, and repeats until none is left: a fixed
 * mistake can reveal another. Fixes that depend on other files come last. Returns the result of the last `check` and every change, in the order of writing.
 */
export async function fixSite<Site extends Checked>(
  check: () => Promise<Site>,
  place: SitePlace,
  isFixed: FixFilter = () => true,
): Promise<{ site: Site; changes: Change[] }> {
  const changes: Change[] = [];
  const seen = new Map<string, Set<string>>();
  let site = await check();
  const before = site.findProblems();
  for (let round = 0; round < maxRounds; round += 1) {
    const fixable = fixableIn(site.findProblems().filter(isFixed), before);
    const changed = changes.length;
    for (const file of new Set(fixable.map((problem) => problem.file))) {
      changes.push(
        ...(await fixFile(
          file,
          fixable.filter((problem) => problem.file === file),
          { seen, place },
        )),
      );
    }
    if (changes.length === changed) break;
    site = await check();
  }
  return { site, changes };
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

type Fixing = { seen: Map<string, Set<string>>; place: SitePlace };

async function fixFile(file: string, problems: readonly FixableFile[], { seen, place }: Fixing): Promise<Change[]> {
  const source = await readSource(resolve(file));
  const { text } = source;
  // The positions of a problem hold only for the text in which it was found.
  const current = problems.filter((problem) => isUnchanged(problem, text));
  const chosen = withoutOverlaps(current.map(({ edits }) => edits)).flatMap((index) => current[index] ?? []);
  const edits = chosen.flatMap((problem) => problem.edits);
  const fixed = applyEdits(text, edits);
  const states = seen.get(file) ?? new Set([text]);
  seen.set(file, states);
  // Two rules that undo each other's edits would never end.
  if (states.has(fixed)) return [];
  states.add(fixed);
  await writeSource(source, fixed, place);
  return changedLines(text, edits).map((lines) => ({ ...lines, file, codes: codesOf(lines.edits, chosen) }));
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
