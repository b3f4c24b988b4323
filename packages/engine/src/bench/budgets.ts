import type { Unit } from './unit.ts';

type Budget = { most: number; unit: Unit; source: string };

const targets = 'the figures that the builder is made for';
const weights = 'the weight that a page may have';
const speeds = 'the speed that a page must have';

/** What each figure may be at most, and where that comes from. docs/benchmark.md says how each is measured. */
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
  'home-early-script': { most: 4, unit: 'KiB', source: weights },
  'landing-early-script': { most: 4, unit: 'KiB', source: weights },
  'home-script': { most: 99, unit: 'KiB', source: weights },
  'landing-script': { most: 80, unit: 'KiB', source: weights },
  'home-router': { most: 32, unit: 'KiB', source: weights },
  'landing-router': { most: 32, unit: 'KiB', source: weights },
  'home-styles': { most: 10, unit: 'KiB', source: weights },
  'landing-styles': { most: 10, unit: 'KiB', source: weights },
  'home-blocking': { most: 0, unit: 'requests', source: weights },
  'landing-blocking': { most: 0, unit: 'requests', source: weights },
  'home-html': { most: 15, unit: 'KiB', source: weights },
  'landing-html': { most: 12, unit: 'KiB', source: weights },
  'home-fonts': { most: 60, unit: 'kB', source: weights },
  'landing-fonts': { most: 60, unit: 'kB', source: weights },
  'home-font-files': { most: 2, unit: 'files', source: weights },
  'landing-font-files': { most: 2, unit: 'files', source: weights },
  'home-images': { most: 450, unit: 'kB', source: weights },
  'landing-images': { most: 400, unit: 'kB', source: weights },
  'home-early-film': { most: 0, unit: 'kB', source: weights },
  'landing-early-film': { most: 0, unit: 'kB', source: weights },
  'home-film': { most: 700, unit: 'kB', source: weights },
  'landing-film': { most: 700, unit: 'kB', source: weights },
  fcp: { most: 1, unit: 's', source: speeds },
  lcp: { most: 1.45, unit: 's', source: speeds },
  tbt: { most: 20, unit: 'ms', source: speeds },
  cls: { most: 0.005, unit: 'shift', source: speeds },
  'server-404': { most: 3, unit: 'times', source: targets },
  'server-long-path': { most: 2, unit: 'ms of CPU', source: targets },
  interaction: { most: 80, unit: 'ms', source: speeds },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;
