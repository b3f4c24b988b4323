import type { ThemeChoices } from 'pagewright/schema';
import { weavePatternOf } from './weave-pattern.ts';

type ThreadColor = 'dark' | 'light' | 'highlight' | 'primary' | 'secondary';

const threads: readonly ThreadColor[] = ['highlight', 'primary', 'secondary', 'light'];
const spacing = 56;
const thickness = 22;
/** The background that shows beside a thread on top. */
const gap = 7;
const columns = [0, 1, 2, 3, 4];
const rows = Array.from({ length: 12 }, (_, row) => row);
const xOf = (column: number): number => 936 + column * spacing;
const yOf = (row: number): number => 8 + row * spacing;

/** Draws a woven edge on the right of a picture for link previews, unless the site shows no pattern. It follows from `title`. */
export function socialWeave(title: string, colorOf: (name: ThreadColor) => string, { style }: ThemeChoices): string {
  if (style.pattern === 'none') return '';
  const { isVerticalOnTop } = weavePatternOf(title);
  const across = rows.map((row) => bar(xOf(0) - spacing, yOf(row), 400, thickness, colorOf(threads[row % threads.length] ?? 'light')));
  const upright = columns.flatMap((column) => {
    const x = xOf(column);
    return rows
      .filter((row) => isVerticalOnTop(row, column))
      .flatMap((row) => {
        const y = yOf(row) - gap - 10;
        const height = thickness + 2 * gap + 20;
        return [bar(x - gap, y, thickness + 2 * gap, height, colorOf('dark')), bar(x, y, thickness, height, colorOf('light'))];
      });
  });
  return [...across, ...upright].join('');
}

const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
