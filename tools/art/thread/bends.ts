import type { Point } from '../weave/point.ts';
import { between, distance } from './course.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Part of a circle; degrees run clockwise from three o'clock. */
export function arc(centre: Point, radius: number, from: number, to: number): Point[] {
  const count = Math.max(4, Math.ceil((Math.abs(to - from) / 360) * Math.max(20, radius * 0.9)));
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = radians(from + ((to - from) * index) / count);
    return { x: centre.x + Math.cos(angle) * radius, y: centre.y + Math.sin(angle) * radius };
  });
}

/** A line through some places, with its corners rounded. */
export function bend(corners: readonly Point[], radius: number): Point[] {
  const course: Point[] = [];
  for (const [index, corner] of corners.entries()) {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (before === undefined || after === undefined) {
      course.push(corner);
      continue;
    }
    const reach = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const start = between(corner, before, reach / Math.max(0.01, distance(before, corner)));
    const end = between(corner, after, reach / Math.max(0.01, distance(corner, after)));
    for (let step = 0; step <= 7; step += 1) {
      course.push(between(between(start, corner, step / 7), between(corner, end, step / 7), step / 7));
    }
  }
  return course;
}

/** A closed box with round corners, begun in the middle of its upper edge. */
export function box(x: number, y: number, width: number, height: number, radius: number): Point[] {
  const right = x + width;
  const bottom = y + height;
  return [
    { x: x + width * 0.46, y },
    ...arc({ x: right - radius, y: y + radius }, radius, -90, 0),
    ...arc({ x: right - radius, y: bottom - radius }, radius, 0, 90),
    ...arc({ x: x + radius, y: bottom - radius }, radius, 90, 180),
    ...arc({ x: x + radius, y: y + radius }, radius, 180, 270),
    { x: x + width * 0.46, y },
  ];
}

/** A cubic curve. */
export function curve(from: Point, first: Point, second: Point, to: Point, count = 40): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const a = between(between(from, first, t), between(first, second, t), t);
    const b = between(between(first, second, t), between(second, to, t), t);
    return between(a, b, t);
  });
}

/** From left to right, level at both ends. */
export function glide(from: Point, to: Point, share = 0.5): Point[] {
  const middle = from.x + (to.x - from.x) * share;
  return curve(from, { x: middle, y: from.y }, { x: middle, y: to.y }, to);
}

/** A soft line through every one of some places. */
export function through(places: readonly Point[], closed = false): Point[] {
  const count = places.length;
  const place = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return places[wrapped] ?? { x: 0, y: 0 };
  };
  const course: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const a = place(index - 1);
    const b = place(index);
    const c = place(index + 1);
    const d = place(index + 2);
    const first = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const second = { x: c.x - (d.x - b.x) / 6, y: c.y - (d.y - b.y) / 6 };
    course.push(...curve(b, first, second, c, 14).slice(index === 0 ? 0 : 1));
  }
  return course;
}

/** A course drawn from a formula. */
export function plot(from: number, to: number, count: number, at: (value: number) => Point): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => at(from + ((to - from) * index) / count));
}
