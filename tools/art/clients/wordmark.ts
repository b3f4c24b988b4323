import type { Setting } from '../lettering/outline.ts';
import { outline } from '../lettering/outline.ts';
import { loadTypeface, type Typeface } from '../lettering/typefaces.ts';

/** One line of a wordmark, set to the right of the mark. */
export interface WordmarkLine extends Omit<Setting, 'x'> {
  readonly text: string;
  readonly typeface: Typeface;
  /** How far the line begins from the left edge of the lettering. */
  readonly indent?: number;
  /** Begin where the line before it ends, after this much room. */
  readonly after?: number;
  /** Draw the outlines with a line this wide, for letters too fine to be shown small. */
  readonly embolden?: number;
}

/** The sign and the name of an invented company, 40 units high. */
export interface Wordmark {
  readonly id: string;
  readonly name: string;
  /** The sign, as SVG shapes that inherit the ink for `fill` or name it for `stroke`. */
  readonly sign: string;
  /** Where the lettering begins. */
  readonly left: number;
  readonly lines: readonly WordmarkLine[];
}

export async function drawWordmark(root: string, wordmark: Wordmark): Promise<string> {
  let right = 0;
  let end = wordmark.left;
  let paths = '';
  for (const line of wordmark.lines) {
    const font = await loadTypeface(root, line.typeface);
    const x = line.after === undefined ? wordmark.left + (line.indent ?? 0) : end + line.after;
    const { d, width } = outline(font, line.text, { ...line, x });
    end = x + width;
    right = Math.max(right, end);
    const stroke = line.embolden === undefined ? '' : ` stroke="#15142B" stroke-width="${line.embolden}"`;
    paths += `<path d="${d}"${stroke}/>`;
  }
  const width = Math.ceil(right);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40" fill="#15142B">`,
    `<title>${wordmark.name}</title>${wordmark.sign}${paths}</svg>\n`,
  ].join('');
}
