import type { Point } from '../weave/point.ts';
import { type Fabric, weaveFabric } from './fabric.ts';
import { inTurn, type Meeting, meetings, overPieces } from './lace.ts';
import { drawThreads, type Finish, type Thread } from './thread.ts';

/** A picture that is being drawn. Later layers are on top. */
export interface Sheet {
  lay(threads: readonly Thread[], finish?: Finish): void;
  /** Adds threads that pass over and under one another, alternating by default. */
  lace(threads: readonly Thread[], finish?: Finish, firstOver?: (meeting: Meeting) => boolean): void;
  weave(fabric: Fabric, finish?: Finish): void;
  bead(place: Point, radius: number, colour: string, hole?: string): void;
  add(svg: string): void;
  finish(): string;
}

export interface SheetSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly background: string;
}

const byLook = (one: Thread, other: Thread): number => one.width - other.width || one.colour.localeCompare(other.colour);
const short = (value: number): string => String(Math.round(value * 10) / 10);
const disc = ({ x, y }: Point, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

export function openSheet({ name, width, height, background }: SheetSize): Sheet {
  const layers: string[] = [];
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const lay = (threads: readonly Thread[], finish: Finish = {}): void => {
    const layer = `${letters[layers.length % 26]}${layers.length >= 26 ? Math.floor(layers.length / 26) : ''}-`;
    layers.push(`<g fill="none" stroke-linejoin="round">${drawThreads(`${name}-${layer}`, threads, finish)}</g>`);
  };
  return {
    lay,
    lace(threads, finish = {}, firstOver) {
      const all = meetings(threads);
      lay(threads, finish);
      const pieces = overPieces(threads, all, firstOver ?? inTurn(all));
      lay(pieces.sort(byLook), finish);
    },
    weave(fabric, finish = {}) {
      const { wefts, warps, floats } = weaveFabric(fabric);
      lay(wefts, finish);
      lay(warps, finish);
      lay(floats, finish);
    },
    bead(place, radius, colour, hole) {
      const light = { x: place.x - radius * 0.3, y: place.y - radius * 0.36 };
      const inner = hole === undefined ? disc(light, radius * 0.26, 'rgb(255 255 255 / 34%)') : disc(place, radius * 0.5, hole);
      layers.push(disc({ x: place.x + 1, y: place.y + 2 }, radius * 1.18, 'rgb(10 9 24 / 28%)') + disc(place, radius, colour) + inner);
    },
    add(svg) {
      layers.push(svg);
    },
    finish: () =>
      [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
        `<rect width="${width}" height="${height}" fill="${background}"/>${layers.join('')}</svg>\n`,
      ].join(''),
  };
}
