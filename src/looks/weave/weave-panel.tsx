import { classNames } from 'pagewright/react';
import type { PatternPanelProps } from '../pattern.ts';
import { weavePatternOf } from './weave-pattern.ts';

const rows = Array.from({ length: 12 }, (_, row) => row);
const columns = Array.from({ length: 8 }, (_, column) => column);
/** The distance between two threads, in units of the view box. */
const spacing = 32;
const xOf = (column: number): number => 248 + column * spacing;
const yOf = (row: number): number => 24 + row * spacing;

/**
 * A woven picture: horizontal threads start loose on the left and cross vertical ones on the right. Pattern and stripes
 * follow from `seed`. With `isBroken`, one thread has left the pattern.
 */
export function WeavePanel({ seed, isBroken = false, className }: PatternPanelProps) {
  const { isVerticalOnTop, stripes } = weavePatternOf(seed);
  const looseRow = isBroken ? rows.length / 2 : undefined;
  const verticals = columns.map((column) => verticalThread(column, (row) => row !== looseRow && isVerticalOnTop(row, column)));
  return (
    <svg
      viewBox="0 0 480 400"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="13"
      aria-hidden="true"
      className={classNames('weave-panel', className)}
    >
      <path className="weave-vertical" d={columns.map((column) => `M${xOf(column)} 0v400`).join('')} />
      {stripes.map(({ color, every, from }) => (
        <Threads
          key={color}
          color={color}
          d={rows
            .filter((row) => row % every === from && row !== looseRow)
            .map(horizontalThread)
            .join('')}
        />
      ))}
      <Threads color="weave-vertical" d={verticals.join('')} />
      {looseRow !== undefined && (
        <Threads color="text-highlight" d={`M480 ${yOf(looseRow)}h-56c-90 0-40 92-130 84s-40-96-120-70-60 130-200 96`} />
      )}
    </svg>
  );
}

/** Threads of one colour: a wide line in the background colour, which separates them from those below, the thread, and a light line on it. */
function Threads({ color, d }: { color: string; d: string }) {
  return (
    <>
      <path d={d} strokeWidth="21" className="weave-gap" />
      <path d={d} className={color} />
      <path d={d} strokeWidth="2" transform="translate(-2-3)" className="text-light/35" />
    </>
  );
}

/**
 * The path of a column's vertical thread where it is on top. Neighbouring rows are one stroke. The steps are relative, so
 * that columns have the same text, which compresses well.
 */
function verticalThread(column: number, isOnTop: (row: number) => boolean): string {
  const steps = rows.map((row) => (isOnTop(row) ? 'v' : 'm')).join('');
  const path = steps.replace(/(?<!m)m+$/, '').replaceAll(/v+|m+/g, (run) => `${run.startsWith('v') ? 'v' : 'm0 '}${run.length * spacing}`);
  return `M${xOf(column)} ${yOf(0) - spacing / 2}${path}`;
}

/** The path of a row's horizontal thread: curved on the left, straight where it is woven. Relative, like the vertical threads. */
function horizontalThread(row: number): string {
  const sway = (row % 2 === 0 ? 1 : -1) * (14 + (row % 5) * 7);
  return `M-20 ${yOf(row) + sway}c80 ${-2 * sway} 160 0 252 ${-sway}h248`;
}
