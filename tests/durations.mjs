/** How long a test or file may take, in seconds, before a run names it as too slow. Machines differ, so it does not fail. */
const limits = { test: 20, file: 60 };
const listed = 20;
/** How many browser tests may need a second try before a run fails: Chromium sometimes stops rendering. */
const secondTries = 2;

const isVitest = (report) => Array.isArray(report.testResults);

/** Returns the tests of a report of Vitest or Playwright: file, title, seconds, whether it failed, and its first error, also when it passed on its second try. */
export function testsOf(report) {
  if (report === undefined) return [];
  if (!isVitest(report)) return (report.suites ?? []).flatMap((suite) => testsOfSuite(suite, suite.file, []));
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, duration, status, failureMessages }) => ({
        file: shortName(name),
        title: fullName,
        seconds: (duration ?? 0) / 1000,
        hasFailed: status === 'failed',
        firstError: failureMessages?.[0],
      })),
  );
}

/** Returns the path of a test file from the top of the project. */
const shortName = (path) => path.replace(/^.*?\/(?=packages\/|tests\/)/, '');

function testsOfSuite({ suites = [], specs = [], title }, file, titles) {
  const names = title === file ? titles : [...titles, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      file: `tests/e2e/${file}`,
      title: [...names, spec.title].join(' › '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      hasFailed: status === 'unexpected',
      firstError: status === 'flaky' || status === 'unexpected' ? (results[0]?.error?.message ?? 'no message') : undefined,
    })),
  );
  return [...own.filter(({ seconds }) => seconds > 0), ...suites.flatMap((suite) => testsOfSuite(suite, file, names))];
}

/** Returns the seconds of each file, the slowest first. */
function filesOf(tests) {
  const seconds = new Map();
  for (const test of tests) seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
  return slowestFirst([...seconds].map(([file, sum]) => ({ file, seconds: sum })));
}

const slowestFirst = (list) => list.sort((one, other) => other.seconds - one.seconds);
const lineOf = ({ file, title, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${[file, title].filter(Boolean).join(' › ')}`;
const timeOf = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Returns the tests of all levels that passed on their second try. */
const retried = (levels) =>
  levels.flatMap(({ report }) => testsOf(report)).filter(({ firstError, hasFailed }) => firstError !== undefined && !hasFailed);

/** True when every level is green and few enough browser tests needed a second try. */
export const mayPass = (levels) => levels.every(({ isGreen }) => isGreen) && retried(levels).length <= secondTries;

/** Returns the end of a run: the slowest tests and files of each level, those that are too slow, second tries, failures, and the total. */
export function describeRun(levels, total) {
  const lines = [];
  const tooSlow = [];
  const failed = [];
  for (const { name, report } of levels) {
    const tests = testsOf(report);
    if (tests.length === 0) continue;
    const files = filesOf(tests);
    failed.push(...tests.filter(({ hasFailed }) => hasFailed));
    lines.push(
      '',
      `Slowest ${name} tests, of ${tests.length}`,
      ...slowestFirst([...tests])
        .slice(0, listed)
        .map(lineOf),
    );
    lines.push(`Slowest ${name} files, of ${files.length}`, ...files.slice(0, listed).map(lineOf));
    tooSlow.push(...tests.filter(({ seconds }) => seconds > limits.test), ...files.filter(({ seconds }) => seconds > limits.file));
  }
  lines.push(
    '',
    `Too slow: tests over ${limits.test} s, files over ${limits.file} s`,
    ...(tooSlow.length > 0 ? tooSlow.map(lineOf) : ['  none']),
  );
  for (const { file, title, firstError } of retried(levels)) lines.push('', `Passed on its second try: ${file} › ${title}`, firstError);
  if (retried(levels).length > secondTries) lines.push('', `More than ${secondTries} tests needed a second try, so the run fails.`);
  // Last, because the end of a long log is what is read.
  for (const { file, title, firstError } of failed) lines.push('', `Failed: ${file} › ${title}`, firstError);
  lines.push(
    '',
    ...levels.map(({ name, isGreen, seconds }) => `${name.padEnd(8)} ${timeOf(seconds).padStart(6)}  ${isGreen ? 'passed' : 'FAILED'}`),
  );
  lines.push(`total    ${timeOf(total).padStart(6)}`);
  return lines.join('\n');
}
