import { structuredPatch } from 'diff';

/** A part of a file in which lines differ: the number of its first line now, and its lines with a leading space, `-` or `+`. */
export type LineHunk = { start: number; lines: string[] };

/** How a file became another one, line by line. */
export type FileDiff = { file: string; hunks: LineHunk[] };

/** Returns the lines that differ between two texts of a file, with two lines around them. Undefined is a file that does not exist. */
export const lineDiff = (file: string, before: string | undefined, after: string | undefined): FileDiff => ({
  file,
  hunks: structuredPatch(file, file, before ?? '', after ?? '', undefined, undefined, { context: 2 }).hunks.map(({ newStart, lines }) => ({
    start: newStart,
    lines: lines.filter((line) => !line.startsWith('\\')),
  })),
});
