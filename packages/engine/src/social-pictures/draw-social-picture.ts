import { memoizeByKey } from '@pagewright/core';
import bidiFactory from 'bidi-js';
import type { Font } from 'fontkit';
import { fitTitle, lineHeight } from './fit-title.ts';
import { type SocialPicture, socialPictureSize } from './social-picture.ts';

/** The files of a picture: its fonts at the weights that it names, and the mark of the brand as the text of an SVG. */
type PictureFiles = { display: FontFiles; text: FontFiles; mark: string };

/** The files of a font, opened: the first that has a letter draws it. */
type FontFiles = readonly [Font, ...Font[]];

const { width, height } = socialPictureSize;
const margin = 80;
const brandSize = 34;
const markSize = 56;
/** The space of the title: the pattern is beside it, the brand below. */
const titleSpace = { width: 760, height: height - 2 * margin - markSize - 40 };

/** Draws a picture as SVG: title, mark and name of the brand, pattern. Texts are outlines, so no font is needed to show it. */
export function drawSocialPicture({ title, brand, background, text, pattern }: SocialPicture, files: PictureFiles): string {
  const isRight = isRightToLeft(title);
  const drawn = new Map<string, DrawnLine>();
  const lineOf = (line: string): DrawnLine => memoizeByKey(drawn, line, () => drawLine(files.display, line, isRight ? 'rtl' : 'ltr'));
  const { size, lines } = fitTitle(title, titleSpace, (line) => lineOf(line).width);
  const titleLines = lines.map((line, index) => {
    const x = isRight ? width - margin - lineOf(line).width * size : margin;
    return placed(lineOf(line), size, x, margin + size * 0.8 + index * size * lineHeight);
  });
  const name = drawLine(files.text, brand.name, isRightToLeft(brand.name) ? 'rtl' : 'ltr');
  const markTop = height - margin - markSize;
  const markLeft = isRight ? width - margin - markSize : margin;
  const nameLeft = isRight ? markLeft - 20 - name.width * brandSize : markLeft + markSize + 20;
  const mark = Buffer.from(files.mark).toString('base64');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    isRight ? `<g transform="translate(${width} 0) scale(-1 1)">${pattern}</g>` : pattern,
    `<g fill="${text}">`,
    ...titleLines,
    placed(name, brandSize, nameLeft, markTop + markSize / 2 + brandSize * 0.35),
    '</g>',
    `<image x="${markLeft}" y="${markTop}" width="${markSize}" height="${markSize}" href="data:image/svg+xml;base64,${mark}"/>`,
    '</svg>',
  ].join('');
}

/** Places a line with the start of its baseline at a point. */
const placed = ({ path, unit }: DrawnLine, size: number, x: number, y: number): string =>
  `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size * unit})" d="${path}"/>`;

/** A line of text as outlines: its width at a font size of 1, and an SVG path in units of the font, whose baseline starts at 0 0. */
type DrawnLine = {
  width: number;
  path: string;
  /** The length of a unit of the path at a font size of 1. */
  unit: number;
};

/** Draws a line with a font. Letters are shaped: joined, stacked and reordered as their script needs it. */
export function drawLine(fonts: FontFiles, line: string, direction: TextRun['direction']): DrawnLine {
  const [{ unitsPerEm }] = fonts;
  let width = 0;
  const paths = textRuns(line, direction).flatMap((run) =>
    partsByFont(fonts, run).flatMap(({ font, text }) => {
      const scale = unitsPerEm / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text, undefined, undefined, undefined, run.direction);
      return glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        const x = width + xOffset * scale;
        width += xAdvance * scale;
        return glyph.path
          .scale(scale, -scale)
          .translate(x, -yOffset * scale)
          .toSVG();
      });
    }),
  );
  return { width: width / unitsPerEm, path: paths.join(''), unit: 1 / unitsPerEm };
}

/** Splits a run at letters that the first file does not have and another one has, in the order from left to right. */
function partsByFont(fonts: FontFiles, { text, direction }: TextRun): { font: Font; text: string }[] {
  const parts: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? fonts[0];
    const last = parts.at(-1);
    if (last?.font === font) last.text += letter;
    else parts.push({ font, text: letter });
  }
  return direction === 'rtl' ? parts.reverse() : parts;
}

/** A part of a line whose letters have one direction. */
type TextRun = { text: string; direction: 'ltr' | 'rtl' };

const bidi = bidiFactory();

/** True for a text that starts with a right-to-left script, such as Arabic. */
export const isRightToLeft = (text: string): boolean => bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1;

/**
 * Splits a line into runs, in the order in which they stand from left to right. The letters of a run stay in reading order:
 * shaping needs them so.
 */
export function textRuns(line: string, direction: TextRun['direction']): TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const order = bidi.getReorderedIndices(line, embedding);
  const runs: { level: number; indices: number[] }[] = [];
  for (const index of order) {
    const level = embedding.levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.indices.push(index);
    else runs.push({ level, indices: [index] });
  }
  return runs.map(({ level, indices }) => ({
    text: line.slice(Math.min(...indices), Math.max(...indices) + 1),
    direction: level % 2 === 1 ? 'rtl' : 'ltr',
  }));
}
