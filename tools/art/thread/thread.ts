import type { Point } from '../weave/point.ts';
import { pathData } from './course.ts';

/** One thread of a drawing. */
export interface Thread {
  readonly points: readonly Point[];
  readonly colour: string;
  readonly width: number;
  readonly cap?: 'butt' | 'round';
}

/** How dark the shadow is that threads throw on those below, in percent; nought for none. */
export interface Finish {
  readonly shadow?: number;
  readonly flat?: boolean;
}

interface Skein {
  readonly first: Thread;
  d: string;
}

const kind = ({ colour, width, cap = 'butt' }: Thread): string => `${colour} ${width} ${cap}`;

function wind(threads: readonly Thread[]): Skein[] {
  const skeins: Skein[] = [];
  for (const thread of threads) {
    const last = skeins.at(-1);
    const d = pathData(thread.points);
    if (last !== undefined && kind(last.first) === kind(thread)) last.d += d;
    else skeins.push({ first: thread, d });
  }
  return skeins;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Threads as round as those of the videos: a shadow, the colour, a dark underside and a light along the back. */
export function drawThreads(name: string, threads: readonly Thread[], { shadow = 26, flat = false }: Finish): string {
  const drawing = wind(threads).map(({ first, d }, index) => {
    const id = `${name}${index}`;
    const { width, colour, cap = 'butt' } = first;
    const pass = (stroke: string, share: number, shift: number): string => {
      const move = shift === 0 ? '' : ` transform="translate(${short(width * shift * 0.5)} ${short(width * shift)})"`;
      return `<use href="#${id}" stroke="${stroke}" stroke-width="${short(width * share)}"${move}/>`;
    };
    const round = cap === 'round' ? ' stroke-linecap="round"' : '';
    return [
      `<defs><path id="${id}" d="${d}"${round}/></defs>`,
      shadow > 0 ? pass(`rgb(10 9 24 / ${shadow}%)`, 1 + Math.min(0.5, 9 / width), Math.min(0.12, 3 / width)) : '',
      pass(colour, 1, 0),
      flat ? '' : pass('rgb(21 20 43 / 20%)', 0.34, 0.28),
      flat ? '' : pass('rgb(255 255 255 / 26%)', 0.18, -0.2),
    ].join('');
  });
  return drawing.join('');
}
