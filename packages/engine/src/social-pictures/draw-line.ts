import type { Font } from 'fontkit';
import { type TextRun, textRuns } from './text-runs.ts';

/** A line of text as outlines: its width at a font size of 1, and an SVG path in units of the font, whose baseline starts at 0 0. */
export type DrawnLine = {
  width: number;
  path: string;
  /** The length of a unit of the path at a font size of 1. */
  unit: number;
};

/** Draws a line with a font. Letters are shaped: joined, stacked and reordered as their script needs it. */
export function drawLine(font: Font, line: string, direction: TextRun['direction']): DrawnLine {
  let width = 0;
  const paths = textRuns(line, direction).flatMap((run) => {
    const { glyphs, positions } = font.layout(run.text, undefined, undefined, undefined, run.direction);
    return glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const x = width + xOffset;
      width += xAdvance;
      return glyph.path.scale(1, -1).translate(x, -yOffset).toSVG();
    });
  });
  return { width: width / font.unitsPerEm, path: paths.join(''), unit: 1 / font.unitsPerEm };
}
