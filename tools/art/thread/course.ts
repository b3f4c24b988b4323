import type { Point } from '../weave/point.ts';

/** Returns the distance between two points. */
export const distance = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Returns a point between two others. */
export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The part of a course between two lengths from its beginning. */
export function cut(points: readonly Point[], from: number, to: number): Point[] {
  const part: Point[] = [];
  let walked = 0;
  for (const [index, start] of points.entries()) {
    const end = points[index + 1];
    if (end === undefined) break;
    const step = distance(start, end);
    const low = Math.max(from, walked);
    const high = Math.min(to, walked + step);
    if (low < high && step > 0) {
      if (part.length === 0) part.push(between(start, end, (low - walked) / step));
      part.push(between(start, end, (high - walked) / step));
    }
    walked += step;
  }
  return part;
}

function strays(points: readonly Point[], first: number, last: number, tolerance: number): boolean {
  const start = points[first];
  const end = points[last];
  if (start === undefined || end === undefined) return false;
  const length = Math.max(0.001, distance(start, end));
  return points
    .slice(first + 1, last)
    .some(({ x, y }) => Math.abs((end.x - start.x) * (start.y - y) - (start.x - x) * (end.y - start.y)) / length > tolerance);
}

/** Simplifies a course: removes points that make no visible difference. */
export function simplify(points: readonly Point[], tolerance = 0.16): Point[] {
  const kept: Point[] = [];
  let anchor = 0;
  for (const [index, point] of points.entries()) {
    if (index === 0) kept.push(point);
    else if (index === points.length - 1) kept.push(point);
    else if (strays(points, anchor, index + 1, tolerance)) {
      kept.push(point);
      anchor = index;
    }
  }
  return kept;
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** A course as the data of an SVG path. */
export function pathData(points: readonly Point[]): string {
  let d = '';
  let pen = { x: 0, y: 0 };
  for (const [index, point] of simplify(points).entries()) {
    const next = { x: Math.round(point.x * 10) / 10, y: Math.round(point.y * 10) / 10 };
    if (index === 0) d += `M${tenth(next.x)} ${tenth(next.y)}`;
    else if (next.y === pen.y) d += `h${tenth(next.x - pen.x)}`;
    else if (next.x === pen.x) d += `v${tenth(next.y - pen.y)}`;
    else d += `l${tenth(next.x - pen.x)} ${tenth(next.y - pen.y)}`;
    pen = next;
  }
  return d;
}
