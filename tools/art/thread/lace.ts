import type { Point } from '../weave/point.ts';
import { cut, distance } from './course.ts';
import type { Thread } from './thread.ts';

/** A crossing of two threads; `along` is the length of each up to it. */
export interface Meeting {
  readonly threads: readonly [number, number];
  readonly along: readonly [number, number];
  readonly slant: number;
}

interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly walked: number;
}

function legsOf(points: readonly Point[]): Leg[] {
  let walked = 0;
  const legs: Leg[] = [];
  for (const [index, from] of points.entries()) {
    const to = points[index + 1];
    if (to === undefined) break;
    legs.push({ from, to, walked });
    walked += distance(from, to);
  }
  return legs;
}

function crossing(first: Leg, second: Leg): { along: [number, number]; slant: number } | undefined {
  const a = { x: first.to.x - first.from.x, y: first.to.y - first.from.y };
  const b = { x: second.to.x - second.from.x, y: second.to.y - second.from.y };
  const turn = a.x * b.y - a.y * b.x;
  if (Math.abs(turn) < 1e-6) return undefined;
  const gap = { x: second.from.x - first.from.x, y: second.from.y - first.from.y };
  const t = (gap.x * b.y - gap.y * b.x) / turn;
  const s = (gap.x * a.y - gap.y * a.x) / turn;
  if (t < 0 || t >= 1 || s < 0 || s >= 1) return undefined;
  const long = Math.hypot(a.x, a.y);
  const wide = Math.hypot(b.x, b.y);
  return { along: [first.walked + t * long, second.walked + s * wide], slant: Math.abs(turn) / (long * wide) };
}

/** Every crossing of some threads, their own loops among them. */
export function meetings(threads: readonly Thread[]): Meeting[] {
  const found: Meeting[] = [];
  const legs = threads.map(({ points }) => legsOf(points));
  for (const [i, mine] of legs.entries()) {
    for (const [j, theirs] of legs.entries()) {
      if (j < i) continue;
      for (const [index, first] of mine.entries()) {
        for (const second of i === j ? theirs.slice(index + 2) : theirs) {
          const met = crossing(first, second);
          if (met !== undefined) found.push({ threads: [i, j], ...met });
        }
      }
    }
  }
  return found;
}

/** Lets every thread pass over and under in turn; a meeting of two is settled by the one that was laid first. */
export function inTurn(all: readonly Meeting[]): (meeting: Meeting) => boolean {
  const turns = new Map<number, { along: number; meeting: Meeting }[]>();
  for (const meeting of all) {
    for (const side of [0, 1] as const) {
      const list = turns.get(meeting.threads[side]) ?? [];
      list.push({ along: meeting.along[side], meeting });
      turns.set(meeting.threads[side], list);
    }
  }
  const settled = new Map<Meeting, boolean>();
  for (const [thread, list] of turns) {
    list.sort((one, other) => one.along - other.along);
    const known = list.findIndex(({ meeting }) => settled.has(meeting));
    const anchor = list[known]?.meeting;
    const start = anchor === undefined ? true : (anchor.threads[0] === thread) === settled.get(anchor);
    for (const [index, { meeting }] of list.entries()) {
      if (settled.has(meeting)) continue;
      const above = (index - Math.max(0, known)) % 2 === 0 ? start : !start;
      settled.set(meeting, (meeting.threads[0] === thread) === above);
    }
  }
  return (meeting) => settled.get(meeting) ?? true;
}

/** The pieces that lie on top where threads cross. */
export function overPieces(threads: readonly Thread[], all: readonly Meeting[], firstOver: (meeting: Meeting) => boolean): Thread[] {
  return all.flatMap((meeting) => {
    const side = firstOver(meeting) ? 0 : 1;
    const upper = threads[meeting.threads[side]];
    const lower = threads[meeting.threads[1 - side] ?? 0];
    if (upper === undefined || lower === undefined) return [];
    const reach = (lower.width * 0.5 + 4 + upper.width * 0.25) / Math.max(0.45, meeting.slant);
    const at = meeting.along[side];
    return [{ ...upper, points: cut(upper.points, at - reach, at + reach), cap: 'butt' as const }];
  });
}
