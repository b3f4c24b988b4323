import type { Unit } from './unit.ts';

/** The highest value that a figure may have, and where that limit comes from. */
type Budget = { most: number; unit: Unit; source: string };

/** A budget of the project for a group of its pages, such as `home-images`. */
export type PageBudget = { name: string } & Pick<Budget, 'most' | 'source'>;

const targets = 'the figures that the page builder is made for';
const speeds = 'the speed that a page must have';

/**
 * The budgets of the engine. docs/benchmark.md says how each figure is measured. Budgets for the weight of pages are the
 * project's: `tests/bench/bench.yaml`.
 */
export const budgets = {
  'check-cold': { most: 2, unit: 's', source: targets },
  'check-warm': { most: 0.3, unit: 's', source: targets },
  'check-memory': { most: 300, unit: 'MB', source: targets },
  'build-10': { most: 2, unit: 's', source: targets },
  'build-1000': { most: 3.9, unit: 's', source: targets },
  'build-edit': { most: 0.6, unit: 's', source: targets },
  'build-10000-memory': { most: 700, unit: 'MB', source: targets },
  'preview-10': { most: 60, unit: 'ms', source: targets },
  'preview-1000': { most: 80, unit: 'ms', source: targets },
  hostile: { most: 100, unit: 'ms', source: targets },
  fcp: { most: 1, unit: 's', source: speeds },
  lcp: { most: 1.45, unit: 's', source: speeds },
  tbt: { most: 20, unit: 'ms', source: speeds },
  cls: { most: 0.005, unit: 'shift', source: speeds },
  'server-404': { most: 3, unit: 'times', source: targets },
  'server-long-path': { most: 2, unit: 'ms of CPU', source: targets },
  interaction: { most: 80, unit: 'ms', source: speeds },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** Looks up the budget of a figure. */
export const budgetOf = (budget: BudgetName | PageBudget): PageBudget =>
  typeof budget === 'string' ? { name: budget, ...budgets[budget] } : budget;
