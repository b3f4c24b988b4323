import { describe, expect, test, vi } from 'vitest';
import type * as entries from '../../../packages/core/src/content/validate/validate-entry.ts';
import { contentCodes } from '../../../packages/core/src/problems/codes/index.ts';
import { siteRules } from '../../../packages/core/src/rules/index.ts';
import { allRules } from '../../../packages/core/src/rules/rule-codes.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { inWordsOfFiles, withoutGerman } from '../../support/messages-in-german.ts';
import { rawWords } from '../../support/yaml-texts.ts';
import { exampleProblems } from './example-problems.ts';
import { writeExample } from './write-example.ts';

const temp = tempFolder('rules');

// The heading in the example of unexpected-failure. No real content is known to make the builder fail.
vi.mock('../../../packages/core/src/content/validate/validate-entry.ts', async (load) => {
  const original = await load<typeof entries>();
  const validateEntry: typeof entries.validateEntry = (subject, value, shared) => {
    if (JSON.stringify(value).includes('the builder cannot handle')) throw new TypeError('a fault of the builder');
    return original.validateEntry(subject, value, shared);
  };
  return { ...original, validateEntry };
});

test('every code is declared once', () => {
  const codes = [...Object.keys(contentCodes), ...siteRules.map(({ code }) => code)].sort();
  expect(allRules.map(({ code }) => code)).toEqual(codes);
  expect(new Set(codes).size).toBe(codes.length);
});

describe.each(allRules.map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
  test('has a summary and a reason in plain sentences, and two different examples', () => {
    expect([rule.summary, rule.why].join(' ')).not.toMatch(rawWords);
    for (const sentence of [rule.summary, rule.why]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(rule.wrong).not.toBe(rule.right);
  });

  // A code that nothing reports fails here.
  test('is reported for its wrong example, with its severity and no other problem', async () => {
    const problems = await exampleProblems(temp, (site) => writeExample(site, rule, 'wrong'));
    expect([...new Set(problems.map((problem) => `${problem.severity} ${problem.code}`))]).toEqual([`${rule.severity} ${code}`]);
    expect(problems.some(({ edits }) => edits !== undefined)).toBe(rule.fixable);
    for (const problem of problems) {
      expect(withoutGerman(problem)).toEqual([]);
      expect(inWordsOfFiles(problem)).toEqual([]);
    }
  });

  test('is not reported for its right example, which has no other problem', async () => {
    const problems = await exampleProblems(temp, (site) => writeExample(site, rule, 'right'));
    expect(problems.map((problem) => `${problem.file}:${problem.line} ${problem.code} ${problem.message}`)).toEqual([]);
  });
});
