import { expect, test } from 'vitest';
import { describeRun, type Level, mayPass, testsOf } from '../durations.mjs';

const unit = {
  testResults: [
    {
      name: '/somewhere/project/packages/engine/tests/yaml/read.test.ts',
      assertionResults: [
        { fullName: 'reads a text', status: 'passed', duration: 120 },
        { fullName: 'reads a huge text', status: 'passed', duration: 21_000 },
        { fullName: 'is for another system', status: 'skipped', duration: 0 },
      ],
    },
    {
      name: '/somewhere/project/tests/unit/cli/build.test.ts',
      assertionResults: [{ fullName: 'builds', status: 'passed', duration: 900 }],
    },
  ],
};

const spec = (title: string, status: string, ...results: object[]): object => ({ title, tests: [{ status, results }] });

const browserWith = (...specs: object[]): object => ({
  suites: [{ title: 'faq.spec.ts', file: 'faq.spec.ts', suites: [{ title: 'the FAQ', specs }] }],
});

const stopped = spec('opens', 'flaky', { duration: 30_000, error: { message: 'Timeout of 30000ms exceeded' } }, { duration: 500 });

const level = (name: string, report: object, isGreen = true): Level => ({ name, isGreen, seconds: 65, report });

test('the tests of a report have file, title and seconds, without those that were skipped', () => {
  expect(testsOf(unit)).toEqual([
    { file: 'packages/engine/tests/yaml/read.test.ts', title: 'reads a text', seconds: 0.12, hasFailed: false },
    { file: 'packages/engine/tests/yaml/read.test.ts', title: 'reads a huge text', seconds: 21, hasFailed: false },
    { file: 'tests/unit/cli/build.test.ts', title: 'builds', seconds: 0.9, hasFailed: false },
  ]);
  expect(testsOf(browserWith(spec('opens', 'expected', { duration: 500 }), spec('is not run', 'skipped')))).toEqual([
    { file: 'tests/e2e/faq.spec.ts', title: 'the FAQ › opens', seconds: 0.5, hasFailed: false },
  ]);
});

test('a run ends with the slowest tests and files of each level, those that are too slow, and its total', () => {
  const text = describeRun([level('unit', unit), level('browser', browserWith(spec('opens', 'expected', { duration: 500 })))], 130);
  expect(text).toContain(`Slowest unit tests, of 3
    21.0 s  packages/engine/tests/yaml/read.test.ts › reads a huge text
     0.9 s  tests/unit/cli/build.test.ts › builds
     0.1 s  packages/engine/tests/yaml/read.test.ts › reads a text
Slowest unit files, of 2
    21.1 s  packages/engine/tests/yaml/read.test.ts
     0.9 s  tests/unit/cli/build.test.ts
`);
  expect(text).toContain('Slowest browser tests, of 1\n     0.5 s  tests/e2e/faq.spec.ts › the FAQ › opens\n');
  expect(text).toContain(
    'Too slow: tests over 20 s, files over 60 s\n    21.0 s  packages/engine/tests/yaml/read.test.ts › reads a huge text\n',
  );
  expect(text).toContain('unit       1:05  passed\nbrowser    1:05  passed\ntotal      2:10');
});

test('a second try is printed with its first error, and three fail the run', () => {
  const one = [level('browser', browserWith(stopped))];
  expect(mayPass(one)).toBe(true);
  expect(describeRun(one, 60)).toContain('Passed on its second try: tests/e2e/faq.spec.ts › the FAQ › opens\nTimeout of 30000ms exceeded');
  const three = [level('browser', browserWith(stopped, stopped, stopped))];
  expect(mayPass(three)).toBe(false);
  expect(describeRun(three, 60)).toContain('More than 2 tests needed a second try, so the run fails.');
});

test('a level that failed fails the run', () => {
  expect(mayPass([level('unit', unit), level('browser', {}, false)])).toBe(false);
});

test('a run ends with each test that failed and its error', () => {
  const failed = {
    testResults: [
      {
        name: '/somewhere/project/tests/unit/cli/build.test.ts',
        assertionResults: [{ fullName: 'builds', status: 'failed', duration: 900, failureMessages: ['Error: no page'] }],
      },
    ],
  };
  const stuck = spec('opens', 'unexpected', { duration: 30_000, error: { message: 'Timeout of 30000ms exceeded' } }, { duration: 500 });
  const text = describeRun([level('unit', failed, false), level('browser', browserWith(stuck), false)], 60);
  expect(text).toContain('Failed: tests/unit/cli/build.test.ts › builds\nError: no page\n');
  expect(text).toContain('Failed: tests/e2e/faq.spec.ts › the FAQ › opens\nTimeout of 30000ms exceeded\n');
  expect(text).not.toContain('second try');
});
