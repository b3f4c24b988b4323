import type { Font } from 'pagewright/fonts';
import { outline } from '../lettering/outline.ts';

/** Letters as paths, so that a card looks the same wherever it is drawn, and where they begin. */
interface Lettering {
  readonly paths: string;
  readonly top: number;
}

interface Room {
  readonly x: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

const smallest = 44;
const sizes = [92, 84, 76, 68, 60, 54, 48];
const leading = 1.08;

function wrap(font: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...(lines.length > 0 ? [lines.at(-1)] : []), word].join(' ');
    const fits = outline(font, longer, { size, x: 0, baseline: 0, tracking: -size * 0.02 }).width <= width;
    if (lines.length > 0 && fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Sets a title as large as its room allows, its last line on the bottom of the room. */
export function setTitle(font: Font, text: string, { x, bottom, width, height }: Room): Lettering {
  const fitting = sizes.find((size) => wrap(font, text, size, width).length * size * leading <= height) ?? smallest;
  const set = wrap(font, text, fitting, width);
  const baselineOf = (index: number): number => bottom - (set.length - 1 - index) * fitting * leading;
  const paths = set.map((line, index) => outline(font, line, { size: fitting, x, baseline: baselineOf(index), tracking: -fitting * 0.02 }));
  return {
    paths: paths.map(({ d }) => `<path d="${d}"/>`).join(''),
    top: baselineOf(0) - fitting * 0.8,
  };
}
