import type { Font, PathCommand } from 'pagewright/fonts';

/** A line of text as one path: `x` is where its ink begins, `width` how far its ink reaches. */
export interface Outline {
  readonly d: string;
  readonly width: number;
}

export interface Setting {
  readonly size: number;
  /** Extra room between letters, in units of the picture. */
  readonly tracking?: number;
  /** Spread the letters until the line is this wide. */
  readonly fit?: number;
  readonly x: number;
  readonly baseline: number;
}

const letters: Readonly<Record<PathCommand['command'], string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

const short = (value: number): string => String(Math.round(value * 100) / 100);

function draw(command: PathCommand, scale: number, left: number, baseline: number): string {
  const points = command.args.map((value, index) => short(index % 2 === 0 ? left + value * scale : baseline - value * scale));
  return letters[command.command] + points.join(' ');
}

export function outline(font: Font, text: string, setting: Setting): Outline {
  const scale = setting.size / font.unitsPerEm;
  const run = font.layout(text);
  const first = (run.glyphs[0]?.bbox.minX ?? 0) * scale;
  const last = run.glyphs.at(-1);
  const overhang = ((last?.advanceWidth ?? 0) - (last?.bbox.maxX ?? 0)) * scale;
  const natural = run.advanceWidth * scale - first - overhang;
  const gaps = Math.max(1, run.glyphs.length - 1);
  const tracking = setting.fit === undefined ? (setting.tracking ?? 0) : (setting.fit - natural) / gaps;
  let pen = setting.x - first;
  let d = '';
  for (const [index, glyph] of run.glyphs.entries()) {
    for (const command of glyph.path.commands) d += draw(command, scale, pen, setting.baseline);
    pen += (run.positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking;
  }
  return { d, width: natural + tracking * gaps };
}
