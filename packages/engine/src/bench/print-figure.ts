import { loadavg } from 'node:os';
import { budgets } from './budgets.ts';
import type { Figure } from './figure.ts';
import type { Unit } from './unit.ts';

/** Whether a figure is within its budget; undefined for one that has none. */
export const isWithin = ({ budget, value }: Figure): boolean | undefined =>
  budget === undefined ? undefined : value <= budgets[budget].most;

const decimals: Record<Unit, number> = { s: 2, ms: 0, MB: 0, KiB: 1, kB: 0, requests: 0, files: 0, shift: 4, times: 1, 'ms of CPU': 2 };

const amount = (value: number, unit: Unit): string => `${value.toFixed(decimals[unit])} ${unit === 'shift' ? '' : unit}`.trim();

/** One line: whether it is good, what it is, the figure, its budget, and how busy the machine was. */
export function printFigure(figure: Figure): string {
  const { budget, what, value, unit, best } = figure;
  const isGood = isWithin(figure);
  const word = isGood === undefined ? '' : isGood ? 'ok' : 'over';
  const limit = budget === undefined ? '' : `at most ${amount(budgets[budget].most, unit)}`;
  const beside = [...(best === undefined ? [] : [`best ${amount(best, unit)}`]), `load ${(loadavg()[0] ?? 0).toFixed(1)}`];
  return `  ${word.padEnd(5)}${what.padEnd(52)}${amount(value, unit).padStart(12)}   ${limit.padEnd(18)} ${beside.join(', ')}`;
}

/** The same for machines. */
export const figureJson = (part: string, figure: Figure): object => ({
  part,
  ...figure,
  ...(figure.budget !== undefined && {
    most: budgets[figure.budget].most,
    source: budgets[figure.budget].source,
    isGood: isWithin(figure),
  }),
  load: loadavg()[0] ?? 0,
});
