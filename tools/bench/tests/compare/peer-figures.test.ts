import { expect, test } from 'vitest';
import { buildFigures, memoryFigures } from '../../compare/builds.ts';
import { parseReport } from '../../compare/lighthouse.ts';
import { lighthouseFigures } from '../../compare/page-figures.ts';
import { differenceOf, ratioOf } from '../../figure.ts';
import { measureCommand, parseTimes } from '../../measure-command.ts';
import { printFigure } from '../../print-figure.ts';

/** Runs of a builder from `seconds/cpu/megabytes`, one a round. */
const runsOf = (text: string) =>
  text.split(' ').map((run) => {
    const [seconds = 0, cpu = 0, megabytes = 0] = run.split('/').map(Number);
    return { seconds, cpu, megabytes };
  });

const runs = new Map([
  ['Ours', runsOf('6/4/200 3/4/220 9/5/210')],
  ['Fast', runsOf('2/2/100 2/2/100 2/1/100')],
  ['Slow', runsOf('12/8/400 12/8/400 12/8/400')],
  ['Ours (node 20)', runsOf('7/5/200 7/5/200 7/5/200')],
]);

const lines = (figures: Parameters<typeof printFigure>[0][]): string[] =>
  figures.map((figure) =>
    printFigure(figure)
      .replace(/ *(?:best .*)?load .*/, '')
      .replaceAll(/ {2,}/g, '  ')
      .trim(),
  );

test('a ratio is the median of the ratios of each round', () => {
  expect(ratioOf([6, 3, 9], [2, 3, 10])).toBe(1);
  expect(ratioOf([], [1])).toBeNaN();
});

test('a difference is the median of the differences of each round', () => {
  expect(differenceOf([60, 300, 90], [0, 400, 50])).toBe(40);
  expect(differenceOf([1], [])).toBeNaN();
});

test('the figures of builds are medians, then ratios to each peer; the budget is for processor time beside one peer', () => {
  expect(lines(buildFigures(runs, { what: '10 pages', budget: 'peers-10', against: 'Fast' }))).toEqual([
    '10 pages: Ours  6.00 s',
    '10 pages: Fast  2.00 s',
    '10 pages: Slow  12.00 s',
    '10 pages: Ours (node 20)  7.00 s',
    '10 pages: of Fast  3.00',
    'ok  10 pages: of Fast, by CPU  2.00  at most 2.00',
    '10 pages: of Slow  0.50',
    '10 pages: of Slow, by CPU  0.50',
  ]);
  expect(lines(memoryFigures(runs, 'memory'))).toEqual([
    'memory: Ours  210 MB',
    'memory: Fast  100 MB',
    'memory: Slow  400 MB',
    'memory: Ours (node 20)  200 MB',
  ]);
});

/** A report of Lighthouse with what is read from it. */
const reportOf = ({ lcp, tbt }: { lcp: number; tbt: number }): string =>
  JSON.stringify({
    audits: {
      'first-contentful-paint': { numericValue: 900 },
      'largest-contentful-paint': { numericValue: lcp },
      'total-blocking-time': { numericValue: tbt },
      'cumulative-layout-shift': { numericValue: 0.001 },
      'network-requests': {
        details: {
          items: [
            { resourceType: 'Document', transferSize: 15_000 },
            { resourceType: 'Script', transferSize: 2_048 },
            { resourceType: 'Script', transferSize: 1_024 },
            { resourceType: 'Image', transferSize: 9_000 },
            {},
          ],
        },
      },
    },
  });

test('a report of Lighthouse gives seconds, milliseconds and transferred bytes', () => {
  expect(parseReport(reportOf({ lcp: 1_400, tbt: 12 }))).toEqual({ fcp: 0.9, lcp: 1.4, tbt: 12, cls: 0.001, html: 15, script: 3 });
});

test('budgets of a page are for our largest paint, and for our page beside that of one peer', () => {
  const figures = lighthouseFigures(
    new Map([
      ['Ours', [parseReport(reportOf({ lcp: 1_400, tbt: 45 }))]],
      ['Fast', [parseReport(reportOf({ lcp: 2_000, tbt: 20 }))]],
    ]),
    'Fast',
  );
  expect(lines(figures)).toContain('ok  largest contentful paint: Ours  1.40 s  at most 1.45 s');
  expect(lines(figures)).toContain('largest contentful paint: Fast  2.00 s');
  expect(lines(figures)).toContain('total blocking time: Ours  45 ms');
  expect(lines(figures).slice(-2)).toEqual([
    'ok  largest contentful paint: of Fast  0.70  at most 1.00',
    'over total blocking time: above Fast  25 ms  at most 20 ms',
  ]);
});

test('processor time is that of the children in the output of times', () => {
  expect(parseTimes('0m0.010000s 0m0.020000s\n1m2.500000s 0m0.500000s\n')).toBe(63);
});

test('a command that fails is an error with its output', async () => {
  const command = { file: process.execPath, args: ['-e', 'console.error("No such page"); process.exit(3)'], cwd: process.cwd() };
  await expect(measureCommand(command)).rejects.toThrow(/-e .* failed:\nNo such page/);
});
