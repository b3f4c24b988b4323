import { breakLines } from './break-lines.ts';

/** Font sizes in pixels, the largest first. */
const sizes = [96, 84, 72, 60, 50] as const;
const smallest = 50;

/** The distance between two baselines, as a multiple of the font size. */
export const lineHeight = 1.12;

export type FittedTitle = { size: number; lines: string[] };

/**
 * Returns the largest size at which a title fits into a space, and its lines. A title that is too long even for the
 * smallest size ends with an ellipsis. `measure` returns the width of a line at a font size of 1.
 */
export function fitTitle(title: string, space: { width: number; height: number }, measure: (line: string) => number): FittedTitle {
  const fits = ({ size, lines }: FittedTitle): boolean => lines.length * size * lineHeight <= space.height;
  for (const size of sizes) {
    const fitted = { size, lines: breakLines(title, space.width / size, measure) };
    if (fits(fitted)) return fitted;
  }
  const lines = breakLines(title, space.width / smallest, measure).slice(0, Math.floor(space.height / (smallest * lineHeight)));
  const last = lines.pop() ?? '';
  return { size: smallest, lines: [...lines, `${last.replace(/(?<!\s)\s+\S+$/u, '')}…`] };
}
