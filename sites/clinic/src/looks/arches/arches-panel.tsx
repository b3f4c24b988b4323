import { classNames } from 'pagewright/react';
import type { PatternPanelProps } from '../../../../../src/looks/pattern.ts';
import { archRows, ringPath } from './arch-rows.ts';

const colors = ['text-highlight', 'text-secondary', 'text-light/70', 'text-primary'] as const;

/** A picture of arches in rows. The colours follow from `seed`. With `isBroken`, one arch has fallen over. */
export function ArchesPanel({ seed, isBroken = false, className }: PatternPanelProps) {
  const arches = archRows(seed, colors, { columns: 7, rows: 7 });
  const fallen = isBroken ? arches[24] : undefined;
  return (
    <svg
      viewBox="48 74 576 408"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="9"
      aria-hidden="true"
      className={classNames('arches-panel', className)}
    >
      {colors.map((color) => (
        <path
          key={color}
          className={color}
          d={arches
            .filter((arch) => arch !== fallen)
            .flatMap((arch) => arch.rings.flatMap((one, ring) => (one === color ? [ringPath(arch, ring)] : [])))
            .join('')}
        />
      ))}
      {fallen && <path className="text-highlight" transform={`rotate(74 ${fallen.x + 48} ${fallen.y})`} d={ringPath(fallen, 0)} />}
    </svg>
  );
}
