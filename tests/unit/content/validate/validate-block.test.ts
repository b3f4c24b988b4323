import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { planOf } from '../../../../packages/core/src/schema/compile-plan.ts';
import { fieldNames } from '../../../../packages/core/src/schema/field-plan.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { blocks } from '../../../../schemas/blocks/index.ts';
import { problemsOfBlock, rawWords, wordsOf, yaml } from '../../../support/yaml-texts.ts';

describe('the type of a block', () => {
  test('with a typo is reported with the nearest type', () => {
    expect(problemsOfBlock('type: hero-vidoe\nheading: A\n')).toMatchObject([
      {
        code: 'unknown-block-type',
        line: 1,
        column: 7,
        length: 10,
        message: 'Unknown block type "hero-vidoe". Did you mean "hero-video"?',
        fix: 'type: hero-video',
      },
    ]);
  });

  test('that is unlike all others is reported with the list of all types', () => {
    const [problem] = problemsOfBlock('type: guestbook\n');
    expect(problem?.message).toBe('Unknown block type "guestbook".');
    expect(problem?.hint).toMatch(/^The nearest types: ([a-z-]+, ){2}[a-z-]+\. All \d+ types: docs\/authors\/blocks\.md\.$/);
  });

  test('that is missing is guessed from the fields', () => {
    expect(problemsOfBlock('heading: A\nquestions: all\n')).toMatchObject([
      { code: 'missing-block-type', message: 'Block 1 has no type. Its fields look like "faq".', fix: 'type: faq\nheading: A' },
    ]);
  });

  test('under a misspelt name is reported at that name', () => {
    expect(problemsOfBlock('heading: A\ntpye: faq\n')).toMatchObject([
      { code: 'unknown-field', line: 2, column: 1, message: '"tpye" is not a field of a block. Did you mean "type"?', fix: 'type: faq' },
    ]);
  });

  test('that is missing is added above the first field and does not replace it', () => {
    expect(problemsOfBlock('{ heading: A, questions: all }\n')).toMatchObject([{ fix: '{ type: faq, heading: A, questions: all }' }]);
  });

  test('that is missing is not guessed when several types fit', () => {
    expect(problemsOfBlock('heading: A\n')).toMatchObject([{ code: 'missing-block-type', message: 'Block 1 has no type.' }]);
  });

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])('"%s" is a type as unknown as any', (type) => {
    expect(problemsOfBlock(`type: ${type}\n`).map(({ code }) => code)).toEqual(['unknown-block-type']);
  });

  test('a wrong type is reported without problems of the fields', () => {
    expect(problemsOfBlock('type: faqq\nnonsense: 1\nheading: 5\n')).toHaveLength(1);
  });
});

test.each(['just words', '- a\n- b', '42', ''])('an entry without fields is no block: %j', (text) => {
  expect(problemsOfBlock(text).map(({ code }) => code)).toEqual(['not-a-block']);
});

describe.each(Object.entries(blocks))('%s', (type, { schema }) => {
  const full = readFileSync(inProject('tests', 'blocks', type, 'full.yaml'), 'utf8');
  const lineOf = (field: string): number => full.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1;
  // Fixtures contain only one of several alternative fields.
  const fields = fieldNames(planOf(schema)).filter((name) => name !== 'type' && lineOf(name) > 0);

  test('has no problem in its full fixture', () => {
    expect(problemsOfBlock(full)).toEqual([]);
  });

  test.each(fields)('a repeated letter in "%s" is answered at its line with the right name', (field) => {
    const misspelt = `${field[0]}${field}`;
    const problems = problemsOfBlock(full.replace(new RegExp(`^${field}:`, 'm'), `${misspelt}:`));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ code: 'unknown-field', line: lineOf(field), column: 1 });
    expect(problems[0]?.message).toContain(`Did you mean "${field}"?`);
  });

  test.each(fields)('"%s" without a value is answered at its line', (field) => {
    const line = lineOf(field);
    const lines = full.split('\n');
    const end = lines.findIndex((text, index) => index >= line && /^\S/.test(text));
    const text = [...lines.slice(0, line - 1), `${field}:`, ...(end < 0 ? [] : lines.slice(end))].join('\n');
    const problems = problemsOfBlock(`${text}\n`);
    expect(problems.map((problem) => ({ code: problem.code, line: problem.line }))).toEqual([{ code: 'empty-field', line }]);
  });

  test.each(fields)('a group of unknown fields in place of "%s" is reported in plain words', (field) => {
    const line = lineOf(field);
    const lines = full.split('\n');
    const end = lines.findIndex((text, index) => index >= line && /^\S/.test(text));
    const text = [...lines.slice(0, line - 1), `${field}: { strange: 1 }`, ...(end < 0 ? [] : lines.slice(end))].join('\n');
    const problems = problemsOfBlock(`${text}\n`);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem.line).toBe(line);
      expect(wordsOf(problem)).not.toMatch(rawWords);
    }
  });
});

test('every problem in a block names the block', () => {
  const [problem] = problemsOfBlock(yaml`
    type: faq
    headings: A
  `);
  expect(problem?.context).toBe('page "A page", block 1 (faq)');
});
