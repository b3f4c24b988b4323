import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../packages/engine/src/rules/index.ts';
import type { Rule } from '../../../packages/engine/src/rules/rule.ts';
import { problemsAfter } from '../../support/load-problems.ts';
import { inProject } from '../../support/project-root.ts';
import { listFiles } from '../../support/source-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { rawWords } from '../../support/yaml-texts.ts';
import { layExample } from './lay-example.ts';

const temp = tempFolder('rules');
const all: Rule[] = Object.values(rules);
const sources = listFiles('src/content', 'src/checks', 'src/media', 'src/site', 'src/yaml', 'src/problems').map((path) =>
  readFileSync(inProject(path), 'utf8'),
);
const used = new Set(
  sources.flatMap((text) => [...text.matchAll(/(?:code: |oneOfAKind\('\w+', )'([a-z-]+)'/g)].map(([, code = '']) => code)),
);

/**
 * Nothing of the product has had another name yet; the tests of renaming show these on schemas of their own. No content
 * is known to make the builder fail; tests/unit/hostile/failures.test.ts makes it fail.
 */
const withoutSubject = ['old-and-new-name', 'renamed-field', 'renamed-type', 'unexpected-failure'];

test('every code that a problem can have is explained, and no other', () => {
  expect(Object.keys(rules).sort()).toEqual([...used].sort());
});

describe.each(all.map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
  test('is listed under its own name, and told in plain words', () => {
    expect(rules[code]).toBe(rule);
    expect([rule.summary, rule.why].join(' ')).not.toMatch(rawWords);
    for (const sentence of [rule.summary, rule.why]) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(rule.wrong).not.toBe(rule.right);
  });

  test.skipIf(withoutSubject.includes(code))('its wrong example has the problem, and no other', async () => {
    const problems = await problemsAfter(temp, (site) => layExample(site, rule, 'wrong'));
    expect([...new Set(problems.map((problem) => `${problem.severity} ${problem.code}`))]).toEqual([`${rule.severity} ${code}`]);
    expect(problems.some(({ edits }) => edits !== undefined)).toBe(rule.fixable);
  });

  test.skipIf(withoutSubject.includes(code))('its right example has none', async () => {
    const problems = await problemsAfter(temp, (site) => layExample(site, rule, 'right'));
    expect(problems.map((problem) => `${problem.file}:${problem.line} ${problem.code} ${problem.message}`)).toEqual([]);
  });
});
