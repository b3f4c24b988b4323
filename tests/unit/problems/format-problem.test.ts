import { describe, expect, test } from 'vitest';
import { createProblem } from '../../../packages/core/src/problems/create-problem.ts';
import { formatProblem, formatProblems, summarize } from '../../../packages/core/src/problems/format-problem.ts';

const text = 'title: A\nblocks:\n  - type: hero-vidoe\n';
const place = { file: 'pages/a.yaml', line: 3, column: 11, length: 10 };
const problem = createProblem({
  place,
  text,
  code: 'unknown-block-type',
  message: 'Unknown block type.',
  hint: 'Types: faq.',
  fix: 'type: hero-video',
});

describe('formatProblem', () => {
  test('prints place, code, message, the excerpt with a caret, the hint and the corrected line', () => {
    expect(formatProblem({ ...problem, context: 'page "A", block 1' })).toBe(
      [
        'pages/a.yaml:3:11  unknown-block-type  Unknown block type.  (page "A", block 1)',
        '  2 | blocks:',
        '  3 |   - type: hero-vidoe',
        '    |           ^^^^^^^^^^',
        '  Types: faq.',
        '  fix:  type: hero-video',
      ].join('\n'),
    );
  });

  test('has one line of excerpt for the first line', () => {
    const first = createProblem({ place: { ...place, line: 1, column: 1, length: 5 }, text, code: 'all-hidden', message: 'B.' });
    expect(formatProblem(first)).toBe('pages/a.yaml:1:1  all-hidden  B.\n  1 | title: A\n    | ^^^^^');
  });

  test('aligns the excerpt when line numbers differ in length', () => {
    const long = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\r\n');
    const tenth = createProblem({ place: { ...place, line: 10, column: 1, length: 4 }, text: long, code: 'all-hidden', message: 'B.' });
    expect(formatProblem(tenth)).toBe('pages/a.yaml:10:1  all-hidden  B.\n   9 | line 9\n  10 | line 10\n     | ^^^^');
  });

  test('has no excerpt and no caret without the text of the file', () => {
    expect(formatProblem(createProblem({ place: { ...place, line: 9 }, text: '', code: 'all-hidden', message: 'B.' }))).toBe(
      'pages/a.yaml:9:11  all-hidden  B.',
    );
  });

  test('has no empty line without the text of the file', () => {
    expect(formatProblem(createProblem({ place: { ...place, line: 1, column: 1 }, text: '', code: 'all-hidden', message: 'B.' }))).toBe(
      'pages/a.yaml:1:1  all-hidden  B.',
    );
  });

  test('aligns a fix of two lines', () => {
    const formatted = formatProblem({ ...problem, fix: '- type: faq\n  heading: A' });
    expect(formatted.split('\n').slice(-2)).toEqual(['  fix:  - type: faq', '          heading: A']);
  });

  test('puts the caret under a mistake after a tab', () => {
    const tabbed = createProblem({ place: { ...place, line: 1, column: 3, length: 1 }, text: '\t\tx', code: 'all-hidden', message: 'B.' });
    const [, row = '', caret = ''] = formatProblem(tabbed).split('\n');
    expect(caret.replace('^', 'x')).toBe(row.replace('  1 |', '    |'));
  });
});

describe('a problem that --fix can fix', () => {
  const edits = [{ start: 0, end: 1, text: 'x' }];

  test('is marked before its corrected line, which stays ready to copy', () => {
    expect(
      formatProblem({ ...problem, edits })
        .split('\n')
        .at(-1),
    ).toBe('  fix (--fix):  type: hero-video');
    const formatted = formatProblem({ ...problem, edits, fix: '- type: faq\n  heading: A' });
    expect(formatted.split('\n').slice(-2)).toEqual(['  fix (--fix):  - type: faq', '                  heading: A']);
  });

  test('is marked without a corrected line too', () => {
    const { fix: _, ...bare } = problem;
    expect(
      formatProblem({ ...bare, edits })
        .split('\n')
        .at(-1),
    ).toBe('  fix:  run npm run check -- --fix');
  });
});

test('a warning is marked as one', () => {
  expect(formatProblem({ ...problem, severity: 'warning' })).toMatch(/^pages\/a\.yaml:3:11 {2}unknown-block-type \(warning\) {2}Unknown/);
});

describe('a line that is longer than a terminal is wide', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  const at = (found: string) => {
    const long = createProblem({
      place: { ...place, line: 2, column: words.indexOf(found) + 1, length: found.length },
      text: `${words}\n${words}`,
      code: 'all-hidden',
      message: 'B.',
    });
    const [, above = '', row = '', caret = ''] = formatProblem(long).split('\n');
    return { above, row, under: row.slice(caret.indexOf('^'), caret.lastIndexOf('^') + 1) };
  };

  test.each(['word0', 'word9', 'word30', 'word59'])('is cut, with the caret under %s', (found) => {
    const { above, row, under } = at(found);
    expect(under).toBe(found);
    expect(row.length).toBeLessThanOrEqual(120);
    expect(above.length).toBeLessThanOrEqual(120);
  });

  test('shows … where text is cut', () => {
    expect(at('word0').row).toMatch(/^ {2}2 \| word0 .*…$/);
    expect(at('word30').row).toMatch(/\| ….*…$/);
    expect(at('word59').row).toMatch(/\| ….*word59$/);
  });
});

test('formatProblems prints the explain command once per code', () => {
  const formatted = formatProblems([problem, { ...problem, line: 4 }, { ...problem, code: 'other' }]);
  expect(formatted.match(/more: npm run explain -- .*/g)).toEqual([
    'more: npm run explain -- unknown-block-type',
    'more: npm run explain -- other',
  ]);
});

describe('summarize', () => {
  test.each([
    [[problem], '1 error in 1 file'],
    [[problem, problem], '2 errors in 1 file'],
    [[problem, { ...problem, file: 'pages/b.yaml' }], '2 errors in 2 files'],
    [[problem, { ...problem, severity: 'warning' as const }], '1 error, 1 warning in 1 file'],
    [[{ ...problem, severity: 'warning' as const }], '1 warning in 1 file'],
    [[problem, { ...problem, edits: [{ start: 0, end: 0, text: '' }] }], '2 errors in 1 file · 1 can be fixed with --fix'],
  ])('counts errors, warnings and files (%#)', (problems, line) => {
    expect(summarize(problems)).toBe(line);
  });
});
