import { cloud, noise, ramp } from '../museum/grain.ts';
import { blend, type Color } from '../restaurant/paint.ts';
import type { Patch, Surface } from './scene.ts';

/** The color of a wall or a roof at a place, in metres. */
export type Material = (u: number, v: number) => Color;

const shade = (color: Color, by: number): Color => [color[0] * by, color[1] * by, color[2] * by];

/** A tone for each stone, board or tile, from -0.5 to 0.5. */
const toneOf = (column: number, row: number, seed: number): number => noise(column * 7.31 + 0.5, row * 5.17 + 0.5, seed) - 0.5;

export const plaster =
  (color: Color, seed = 3): Material =>
  (u, v) =>
    shade(color, 1 + 0.16 * (cloud(u * 0.5, v * 0.5, seed) - 0.5) + 0.06 * (noise(u * 5, v * 5, seed) - 0.5) - 0.13 * ramp(0.7, 0, v));

/** Stones or bricks in courses, each with a tone of its own. */
export const courses =
  (color: Color, joint: Color, [length, height]: readonly [number, number], seed = 5): Material =>
  (u, v) => {
    const row = Math.floor(v / height);
    const place = u / length + (row % 2) * 0.5 + 0.2 * toneOf(row, 3, seed);
    const column = Math.floor(place);
    const [across, down] = [(place - column) * length, v - row * height];
    const tone = 1 + 0.42 * toneOf(column, row, seed) + 0.12 * (cloud(u * 0.4, v * 0.4, seed + 1) - 0.5);
    return Math.min(across, down) < 0.035 ? joint : shade(color, tone);
  };

export const boards =
  (color: Color, width = 0.24, seed = 9): Material =>
  (u, v) => {
    const board = Math.floor(u / width);
    const gap = u - board * width < 0.03 ? 0.6 : 1;
    return shade(color, gap * (1 + 0.3 * toneOf(board, 1, seed) + 0.14 * (noise(u * 9, v * 0.7, seed) - 0.5)));
  };

/** Boards one over the other. */
export const clapboards =
  (color: Color, width = 0.22, seed = 9): Material =>
  (u, v) => {
    const part = v / width - Math.floor(v / width);
    return shade(
      color,
      (part > 0.84 ? 0.74 : 1 + 0.06 * part) * (1 + 0.1 * toneOf(Math.floor(v / width), 2, seed) + 0.08 * (cloud(u, v, seed) - 0.5)),
    );
  };

export const slates =
  (color: Color, seed = 21): Material =>
  (u, v) => {
    const row = Math.floor(v / 0.34);
    const place = u / 0.4 + (row % 2) * 0.5;
    const tone = toneOf(Math.floor(place), row, seed);
    const edge = v - row * 0.34 < 0.05 ? 0.72 : 1;
    const moss = ramp(0.6, 0.75, cloud(u * 0.35, v * 0.35, seed + 4));
    return blend(shade(color, edge * (1 + 0.32 * tone + 0.18 * (cloud(u * 0.3, v * 0.5, seed) - 0.5))), [150, 146, 96], 0.3 * moss);
  };

export const pantiles =
  (color: Color, seed = 31): Material =>
  (u, v) => {
    const wave = Math.sin((u / 0.36) * Math.PI * 2);
    const row = Math.floor(v / 0.42);
    return shade(color, (v - row * 0.42 < 0.06 ? 0.8 : 1) * (1 + 0.2 * wave + 0.34 * toneOf(Math.floor(u / 0.36), row, seed)));
  };

export const grass =
  (color: Color, seed = 41): Material =>
  (u, v) =>
    blend(
      shade(color, 0.86 + 0.5 * (cloud(u * 0.35, v * 0.35, seed) - 0.3)),
      [206, 190, 110],
      0.5 * ramp(0.52, 0.72, cloud(u * 0.16, v * 0.2, seed + 5)),
    );

export const paving =
  (color: Color, seed = 51): Material =>
  (u, v) =>
    shade(color, 1 + 0.24 * toneOf(Math.floor(u / 0.7), Math.floor(v / 0.5), seed) + 0.25 * (cloud(u * 0.25, v * 0.25, seed) - 0.5));

/** A window or a door in a wall. Places are metres from the lower left corner of the wall. */
export type Opening = {
  at: readonly [left: number, bottom: number];
  size: readonly [width: number, height: number];
  /** How many panes beside and above each other. */
  panes?: readonly [across: number, up: number];
  frame?: Color;
  /** A light is on inside. */
  isLit?: boolean;
  /** The color of a door. */
  door?: Color;
  /** The top is a half circle. */
  isArched?: boolean;
  /** A band around it. */
  surround?: Color;
  /** What is behind the glass by day. */
  glass?: Color;
};

const white: Color = [240, 238, 230];

/** A wall of a material, with windows and doors in it. */
export const wall =
  (material: Material, openings: readonly Opening[] = []): Patch['surface'] =>
  (u, v) => {
    for (const opening of openings) {
      const [left, bottom] = opening.at;
      const [width, height] = opening.size;
      const [x, y] = [u - left, v - bottom];
      if (x < -0.3 || x > width + 0.3 || y < -0.4 || y > height + 0.3) continue;
      const inside = depthIn(x, y, opening);
      if (inside > 0) return openingAt(x, y, inside, opening);
      if (opening.surround && inside > -0.17 && y > -0.05) return { color: opening.surround };
      if (!opening.door && x > -0.14 && x < width + 0.14 && y < 0 && y > -0.13) return { color: shade(white, 0.96) };
      if (!opening.door && x > -0.06 && x < width + 0.14 && y <= -0.13 && y > -0.28) return { color: shade(material(u, v), 0.76) };
    }
    return { color: material(u, v) };
  };

/** How far a place is inside of an opening, in metres. */
function depthIn(x: number, y: number, { size: [width, height], isArched = false }: Opening): number {
  const straight = Math.min(x, width - x, y, height - y);
  const radius = width / 2;
  return isArched && y > height - radius ? radius - Math.hypot(x - radius, y - (height - radius)) : straight;
}

function openingAt(x: number, y: number, inside: number, opening: Opening): Surface {
  const [width, height] = opening.size;
  if (opening.door) return doorAt(x, y, inside, opening.door, opening);
  const frame = opening.frame ?? white;
  if (inside < 0.09) return { color: shade(frame, y > height - 0.09 ? 0.7 : 1) };
  const [across, up] = opening.panes ?? [2, 2];
  const bar = (place: number, length: number, count: number): boolean => {
    const part = ((place - 0.09) / (length - 0.18)) * count;
    const near = Math.abs(part - Math.round(part)) * ((length - 0.18) / count);
    return Math.round(part) > 0 && Math.round(part) < count && near < 0.03;
  };
  if (bar(x, width, across) || bar(y, height, up)) return { color: frame };
  if (opening.isLit) {
    const curtain = Math.min(x, width - x) < width * 0.2 ? 0.8 + 0.1 * Math.sin(x * 30) : 1;
    const lamp = 0.82 + 0.28 * ramp(0.9, 0.1, Math.hypot(x / width - 0.6, y / height - 0.55));
    return { color: shade(blend([255, 186, 92], [255, 226, 158], y / height), curtain * lamp), glow: 1 };
  }
  const glass = opening.glass ?? [58, 70, 82];
  const curtain = Math.min(x, width - x) < width * 0.17 && y > height * 0.12;
  const color = curtain
    ? blend(glass, white, 0.5)
    : blend(glass, [132, 158, 176], 0.75 * ramp(-0.2, 1.1, y / height + 0.4 * (noise(x * 2, y * 2, 5) - 0.5)));
  return { color, mirror: 0.34 };
}

function doorAt(x: number, y: number, inside: number, color: Color, { size: [width, height] }: Opening): Surface {
  if (inside < 0.08) return { color: shade(white, 0.94) };
  if (y > height - 0.5) return { color: [92, 112, 126], mirror: 0.4 };
  const [a, b] = [(x / width) * 2, (y / (height - 0.5)) * 2];
  const edge = Math.min(a - Math.floor(a), Math.ceil(a) - a, b - Math.floor(b), Math.ceil(b) - b);
  const knob = Math.hypot(x - width + 0.2, y - height * 0.42) < 0.05;
  return { color: knob ? [236, 200, 110] : shade(color, edge < 0.09 ? 0.72 : edge < 0.14 ? 1.18 : 1) };
}

/** Windows in a row. */
export const windows = (
  count: number,
  first: readonly [left: number, bottom: number],
  every: number,
  window: Omit<Opening, 'at'>,
): Opening[] => Array.from({ length: count }, (_, index) => ({ ...window, at: [first[0] + index * every, first[1]] }));
