import type { Font } from 'fontkit';
import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { type DrawnLine, drawLine } from './draw-line.ts';
import { fitTitle, lineHeight } from './fit-title.ts';
import { type SocialPicture, socialPictureSize } from './social-picture.ts';
import { isRightToLeft } from './text-runs.ts';

/** The files of a picture: its fonts at the weights that it names, and the mark of the brand as the text of an SVG. */
export type PictureFiles = { display: Font; text: Font; mark: string };

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
