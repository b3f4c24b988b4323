export type Unit = 's' | 'ms' | 'MB' | 'KiB' | 'kB' | 'requests' | 'files' | 'shift' | 'times' | 'ratio' | 'ms of CPU';

/** The maximum value of a figure, and the source of that limit. */
type Budget = { most: number; unit: Unit; source: string };

/** A budget of the project for a group of its pages, such as `home-images`. */
export type PageBudget = { name: string } & Pick<Budget, 'most' | 'source'>;

const targets = 'the performance targets of the page builder';
const speeds = 'the performance targets of a page';
/** For multiples of the time that parsing 1,000 pages takes. */
const measured = 'measured on 26 November 2026, and a fifth more';

/**
 * The budgets of the engine. docs/benchmark.md explains how each figure is measured. Budgets for the weight of pages are
 * in the project: `tests/bench/bench.yaml`.
 */
export const budgets = {
  'check-cold': { most: 2.6, unit: 'ratio', source: measured },
  'check-warm': { most: 0.6, unit: 'ratio', source: measured },
  'check-memory': { most: 360, unit: 'MB', source: measured },
  'build-10': { most: 0.9, unit: 'ratio', source: measured },
  'build-1000': { most: 4.7, unit: 'ratio', source: measured },
  'build-edit': { most: 0.85, unit: 'ratio', source: measured },
  'build-10000-memory': { most: 1_800, unit: 'MB', source: targets },
  'record-pages': { most: 1.2, unit: 'ratio', source: 'records with pages cost what written pages cost, and a fifth more' },
  'preview-start': { most: 1.5, unit: 's', source: targets },
  'preview-10': { most: 60, unit: 'ms', source: targets },
  'preview-1000': { most: 80, unit: 'ms', source: targets },
  'editor-key': { most: 50, unit: 'ms', source: targets },
  hostile: { most: 100, unit: 'ms', source: targets },
  fcp: { most: 1, unit: 's', source: speeds },
  lcp: { most: 1.45, unit: 's', source: speeds },
  tbt: { most: 20, unit: 'ms', source: speeds },
  cls: { most: 0.005, unit: 'shift', source: speeds },
  'server-404': { most: 3, unit: 'times', source: targets },
  'server-long-path': { most: 2, unit: 'ms of CPU', source: targets },
  interaction: { most: 80, unit: 'ms', source: speeds },
  'list-key': { most: 50, unit: 'ms', source: speeds },
  'peers-10': { most: 2, unit: 'ratio', source: targets },
  'peers-1000': { most: 1.6, unit: 'ratio', source: targets },
  'peers-5000': { most: 1.6, unit: 'ratio', source: targets },
  'peers-edit': { most: 0.4, unit: 'ratio', source: targets },
  'peers-lcp': { most: 1, unit: 'ratio', source: speeds },
  'peers-tbt': { most: 20, unit: 'ms', source: speeds },
  'page-files': { most: 2, unit: 'files', source: targets },
  'page-bytes': { most: 1.2, unit: 'ratio', source: targets },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** Looks up the budget of a figure. */
export const budgetOf = (budget: BudgetName | PageBudget): PageBudget =>
  typeof budget === 'string' ? { name: budget, ...budgets[budget] } : budget;
