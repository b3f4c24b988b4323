import { classNames } from 'pagewright/react';
import { weavePatternOf } from './weave-pattern.ts';

const rows = Array.from({ length: 12 }, (_, row) => row);
const columns = Array.from({ length: 8 }, (_, column) => column);
const pitch = 32;
const xOf = (column: number): number => 248 + column * pitch;
const yOf = (row: number): number => 24 + row * pitch;

type WeaveProps = {
  /** Any words; the same words give the same cloth. */
  seed: string;
  /** Whether one thread has come out of the cloth. */
  isLoose?: boolean | undefined;
  className?: string;
};

/**
 * Threads that come in loose and settle into cloth, whose pattern and stripes follow from `seed`. Its ground is
 * `--ground`, ink without. Pure decoration.
 */
export function Weave({ seed, isLoose = false, className }: WeaveProps) {
  const { isOver, stripes } = weavePatternOf(seed);
  const lost = isLoose ? rows.length / 2 : undefined;
  const floats = columns.map((column) => warpFloats(column, (row) => row !== lost && isOver(row, column)));
  return (
    <svg
      viewBox="0 0 480 400"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="13"
      aria-hidden="true"
      className={classNames('cloth', className)}
    >
      <path className="cloth-warp" d={columns.map((column) => `M${xOf(column)} 0v400`).join('')} />
      {stripes.map(({ colour, every, from }) => (
        <Threads
          key={colour}
          colour={colour}
          d={rows
            .filter((row) => row % every === from && row !== lost)
            .map(weft)
            .join('')}
        />
      ))}
      <Threads colour="cloth-warp" d={floats.join('')} />
      {lost !== undefined && <Threads colour="text-highlight" d={`M480 ${yOf(lost)}h-56c-90 0-40 92-130 84s-40-96-120-70-60 130-200 96`} />}
    </svg>
  );
}

/** Threads of one colour: the ground that parts them from those below, the colour, and a light along their backs. */
function Threads({ colour, d }: { colour: string; d: string }) {
  return (
    <>
      <path d={d} strokeWidth="21" className="cloth-ground" />
      <path d={d} className={colour} />
      <path d={d} strokeWidth="2" transform="translate(-2-3)" className="text-light/35" />
    </>
  );
}

/** The upright thread of a column, where it lies on top; rows that follow each other are one stroke. */
function warpFloats(column: number, isOver: (row: number) => boolean): string {
  return rows
    .map((row) => (isOver(row) ? `${row > 0 && isOver(row - 1) ? '' : `M${xOf(column)} ${yOf(row) - 16}`}v${pitch}` : ''))
    .join('');
}

/** The thread across in a row: loose on the left, straight where it is woven. */
function weft(row: number): string {
  const y = yOf(row);
  const sway = (row % 2 === 0 ? 1 : -1) * (14 + (row % 5) * 7);
  return `M-20 ${y + sway}C60 ${y - sway} 140 ${y + sway} 232 ${y}H480`;
}
