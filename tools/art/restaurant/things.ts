import { clamp, cloud, noise, ramp } from '../museum/grain.ts';
import { blend, type Color, type Layer, lit } from './paint.ts';

/** The width of a painted edge. */
const soft = 0.003;
const within = (distance: number): number => ramp(-soft, soft, distance);

/** A soft shadow on what is below. */
export const shadow =
  (left: number, top: number, rx: number, ry: number, depth = 0.6, color: Color = [40, 26, 22]): Layer =>
  (x, y) => {
    const away = Math.hypot((x - left) / rx, (y - top) / ry);
    return away > 1 ? undefined : { color, cover: depth * ramp(1, 0.25, away) };
  };

/** A round thing, lit from the left: a fruit, a dumpling, a loaf. `skin` changes its color by the place on it, from -1 to 1. */
export const ball =
  (left: number, top: number, rx: number, ry: number, color: Color, skin?: (u: number, v: number) => Color, gleam = 0.35): Layer =>
  (x, y) => {
    const [u, v] = [(x - left) / rx, (y - top) / ry];
    const away = Math.hypot(u, v);
    if (away > 1.05) return undefined;
    const front = Math.sqrt(Math.max(0, 1 - away * away));
    const light = 0.2 + 0.85 * clamp(-0.6 * u - 0.45 * v + 0.55 * front) + 0.12 * ramp(0.55, 1, u + 0.3 * v);
    const shine = gleam * ramp(0.3, 0.05, Math.hypot(u + 0.42, v + 0.42));
    return { color: lit(skin ? skin(u, v) : color, light + shine), cover: within((1 - away) * Math.min(rx, ry)) };
  };

type Vessel = {
  left: number;
  top: number;
  bottom: number;
  /** The half of the width at a height, from 0 at the top to 1 at the bottom. */
  profile: (part: number) => number;
  color: Color;
  inner: Color;
  /** How round the rim looks: its height as a part of its width. */
  tilt?: number;
  gleam?: number;
  /** A band around it. */
  band?: { from: number; to: number; color: Color };
};

/** A thing turned on a wheel, lit from the left: a jug, a bowl, a glass. */
export const vessel =
  ({ left, top, bottom, profile, color, inner, tilt = 0.2, gleam = 0.5, band }: Vessel): Layer =>
  (x, y) => {
    const rim = profile(0);
    const inRim = 1 - Math.hypot((x - left) / rim, (y - top) / (rim * tilt));
    if (inRim > 0) {
      const lip = ramp(0.16, 0.06, inRim);
      const depth = ramp(-1, 1, (x - left) / rim);
      return { color: blend(lit(inner, 0.25 + 0.7 * depth), lit(color, 1.1 - 0.5 * depth), lip), cover: within(inRim * rim * tilt) };
    }
    const part = clamp((y - top) / (bottom - top));
    const width = profile(part);
    const u = (x - left) / width;
    if (Math.abs(u) > 1 || y < top) return undefined;
    const end = bottom + tilt * profile(1) * Math.sqrt(1 - u * u) * 0.8 - y;
    if (end < -soft) return undefined;
    const light = 0.68 - 0.62 * u - 0.25 * u * u + 0.16 * ramp(0.7, 1, u) - 0.18 * part;
    const shine = gleam * ramp(0.16, 0.02, Math.abs(u + 0.48)) * ramp(0.95, 0.6, part) * (0.6 + 0.8 * noise(x * 9, y * 20, 3));
    const own = band && part > band.from && part < band.to ? band.color : color;
    return { color: lit(own, light + shine), cover: Math.min(within((1 - Math.abs(u)) * width), within(end)) };
  };

/** A leaf, a seed or a petal: pointed at both ends. `turn` in radians. */
export const leaf =
  (left: number, top: number, length: number, width: number, turn: number, color: Color): Layer =>
  (x, y) => {
    const [dx, dy] = [x - left, y - top];
    if (Math.hypot(dx, dy) > length) return undefined;
    const along = (dx * Math.cos(turn) + dy * Math.sin(turn)) / length + 0.5;
    const across = dy * Math.cos(turn) - dx * Math.sin(turn);
    if (along < 0 || along > 1) return undefined;
    const half = width * Math.sin(Math.PI * along ** 0.85) * 0.5;
    return { color: lit(color, across < 0 ? 0.95 : 0.62), cover: within(half - Math.abs(across)) };
  };

/** A line with round ends, as thick as `width`. */
export const line =
  (fromX: number, fromY: number, toX: number, toY: number, width: number, color: Color, light = 0.8): Layer =>
  (x, y) => {
    const [dx, dy] = [toX - fromX, toY - fromY];
    const part = clamp(((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy));
    const away = Math.hypot(x - fromX - part * dx, y - fromY - part * dy);
    return away > width ? undefined : { color: lit(color, light), cover: within(width / 2 - away) };
  };

/** A plate or bowl from above, lit from the left: its rim, and in it what is on it. */
export const plate =
  (left: number, top: number, radius: number, color: Color, well: number): Layer =>
  (x, y) => {
    const [u, v] = [(x - left) / radius, (y - top) / radius];
    const away = Math.hypot(u, v);
    if (away > 1.02) return undefined;
    const side = away < 0.001 ? 0 : (-0.75 * u - 0.6 * v) / away;
    const isWell = away < well;
    const bend = ramp(0.05, 0, Math.abs(away - well)) + 0.8 * ramp(0.04, 0, 1 - away);
    const light = isWell ? 0.9 - 0.22 * side * ramp(0.3, well, away) : 0.9 + 0.12 * side;
    return { color: lit(color, light + 0.2 * bend * (isWell ? -side : side)), cover: within((1 - away) * radius) };
  };

/** Linen from above or on a table: threads, creases where it was folded, and stripes. */
export const linen =
  (color: Color, stripes?: { color: Color; at: (x: number, y: number) => number }): Layer =>
  (x, y) => {
    const thread = 0.05 * (noise(x * 260, y * 30, 1) - 0.5) + 0.05 * (noise(x * 30, y * 260, 2) - 0.5);
    const fold = 0.3 * (cloud(x * 1.7 + y, y * 2.6, 4) - 0.5);
    const own = stripes ? blend(color, stripes.color, 0.75 * stripes.at(x, y)) : color;
    return { color: lit(own, 0.86 + thread + fold), cover: 1 };
  };

/** Planks of old wood from above, one below the other. */
export const planks =
  (color: Color, height = 0.22): Layer =>
  (x, y) => {
    const index = Math.floor(y / height);
    const inPlank = y / height - index;
    const grainAt = cloud(x * 2.2 + index * 7, y * 26 + 1.4 * noise(x * 3, y * 3, index), 61 + index);
    const gap = ramp(0.025, 0.005, Math.min(inPlank, 1 - inPlank));
    return { color: lit(color, 0.42 + 0.55 * grainAt + 0.12 * noise(index, 2, 9) - 0.5 * gap), cover: 1 };
  };
