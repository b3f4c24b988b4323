import { loadavg } from 'node:os';
import { budgetOf, type Unit } from './budgets.ts';
import type { Figure } from './figure.ts';

/** Returns true for a figure within its budget; undefined for one without a budget. */
export const isWithin = ({ budget, value }: Figure): boolean | undefined =>
  budget === undefined ? undefined : value <= budgetOf(budget).most;

const decimals: Record<Unit, number> = {
  s: 2,
  ms: 0,
  MB: 0,
  KiB: 1,
  kB: 0,
  requests: 0,
  files: 1,
  shift: 4,
  times: 1,
  ratio: 2,
  'ms of CPU': 2,
};

const isNamed = (unit: Unit): boolean => unit !== 'shift' && unit !== 'ratio';

const amount = (value: number, unit: Unit): string => `${value.toFixed(decimals[unit])} ${isNamed(unit) ? unit : ''}`.trim();

/** Formats a figure as one line: verdict, description, value, budget, best run, processor time and the load of the machine. */
export function printFigure(figure: Figure): string {
  const { budget, what, value, unit, best, cpu } = figure;
  const isGood = isWithin(figure);
  const verdict = isGood === undefined ? '' : isGood ? 'ok' : 'over';
  const limit = budget === undefined ? '' : `at most ${amount(budgetOf(budget).most, unit)}`;
  const beside = [
    ...(best === undefined ? [] : [`best ${amount(best, unit)}`]),
    ...(cpu === undefined ? [] : [`${cpu.toFixed(2)} s of CPU`]),
    `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  ];
  return `  ${verdict.padEnd(5)}${what.padEnd(52)}${amount(value, unit).padStart(12)}   ${limit.padEnd(18)} ${beside.join(', ')}`;
}

/** Formats a figure as JSON, for programs. */
export const figureJson = (part: string, { budget, ...figure }: Figure): object => {
  const { name, most, source } = budget === undefined ? {} : budgetOf(budget);
  return {
    part,
    ...(name !== undefined && { budget: name }),
    ...figure,
    ...(name !== undefined && { most, source, isGood: isWithin({ budget, ...figure }) }),
    load: loadavg()[0] ?? 0,
  };
};
