import { structuredPatch } from 'diff';

/** A part of a file in which lines differ: the number of its first line now, and its lines with a leading space, `-` or `+`. */
export type LineHunk = { start: number; lines: string[] };

/** How a file became another one, line by line. */
export type FileDiff = { file: string; hunks: LineHunk[] };

/** Two texts with more different lines are not compared: that takes time which grows with the square. */
const maxDifferences = 2000;

/** How many lines of a text are shown that is not compared. */
const maxShown = 200;

/** Returns the lines that differ between two texts of a file, with two lines around them. Undefined is a file that does not exist. */
export function lineDiff(file: string, before = '', after = ''): FileDiff {
  const patch = structuredPatch(file, file, before, after, undefined, undefined, { context: 2, maxEditLength: maxDifferences });
  if (!patch) return { file, hunks: [{ start: 1, lines: [...startOf(before, '-'), ...startOf(after, '+')] }] };
  return {
    file,
    hunks: patch.hunks.map(({ newStart, lines }) => ({ start: newStart, lines: lines.filter((line) => !line.startsWith('\\')) })),
  };
}

/** Returns the first lines of a text with a sign before each, and a line for those that are left out. */
function startOf(text: string, sign: string): string[] {
  const lines = text.split('\n');
  return [...lines.slice(0, maxShown), ...(lines.length > maxShown ? ['…'] : [])].map((line) => sign + line);
}
