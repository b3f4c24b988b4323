import { resolve } from 'node:path';
import type { Problem, TextEdit } from '../../problems/problem.ts';
import { applyEdits, withoutOverlaps } from './apply-edits.ts';
import { type ChangedLines, changedLines } from './changed-lines.ts';
import { readSource, writeSource } from './source-text.ts';

/** What was changed in a file, as problems name it, and the codes of the problems that it mends. */
export type Change = ChangedLines & { file: string; codes: string[] };

type Checked = { problems: readonly Problem[] };
type FixableFile = Problem & { edits: TextEdit[] };

/** More rounds than any file needs: each mends something that the one before covered up. */
const maxRounds = 50;

/**
 * Makes the edits of all problems that have some, checks again, and goes on until none is left: mending one
 * mistake can bring the next to light. Returns what `check` said last and every change, in the order made.
 */
export async function fixSite<Site extends Checked>(check: () => Promise<Site>): Promise<{ site: Site; changes: Change[] }> {
  const changes: Change[] = [];
  const seen = new Map<string, Set<string>>();
  let site = await check();
  for (let round = 0; round < maxRounds; round += 1) {
    const mendable = site.problems.filter(isMendable);
    const before = changes.length;
    for (const file of new Set(mendable.map((problem) => problem.file))) {
      changes.push(
        ...(await fixFile(
          file,
          mendable.filter((problem) => problem.file === file),
          seen,
        )),
      );
    }
    if (changes.length === before) break;
    site = await check();
  }
  return { site, changes };
}

const isMendable = (problem: Problem): problem is FixableFile => problem.edits !== undefined && problem.edits.length > 0;

async function fixFile(file: string, problems: readonly FixableFile[], seen: Map<string, Set<string>>): Promise<Change[]> {
  const source = await readSource(resolve(file));
  const { text } = source;
  // The places of a problem say nothing of a text that was written over since.
  const current = problems.filter((problem) => isUnchanged(problem, text));
  const chosen = withoutOverlaps(current.map(({ edits }) => edits)).flatMap((index) => current[index] ?? []);
  const edits = chosen.flatMap((problem) => problem.edits);
  const mended = applyEdits(text, edits);
  const states = seen.get(file) ?? new Set([text]);
  seen.set(file, states);
  // Two rules that undo each other would go on forever.
  if (states.has(mended)) return [];
  states.add(mended);
  await writeSource({ ...source, text: mended });
  return changedLines(text, edits).map((lines) => ({ ...lines, file, codes: codesOf(lines.edits, chosen) }));
}

function isUnchanged({ line, excerpt, edits }: FixableFile, text: string): boolean {
  const told = excerpt.find((row) => row.line === line);
  const found = (text.split('\n')[line - 1] ?? '').replace(/\r$/, '');
  return (told === undefined || told.text === found) && edits.every(({ end }) => end <= text.length);
}

/** The codes of the problems to which edits belong. */
const codesOf = (edits: readonly TextEdit[], problems: readonly FixableFile[]): string[] => [
  ...new Set(problems.filter((problem) => problem.edits.some((edit) => edits.includes(edit))).map(({ code }) => code)),
];
