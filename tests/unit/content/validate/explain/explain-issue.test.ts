import { describe, expect, test } from 'vitest';
import { problemsOfBlock, rawWords, wordsOf, yaml } from '../../../../support/yaml-texts.ts';

type Case = { mistake: string; text: string; code: string; at: [line: number, column: number]; says: string; fix?: string };

const counter = (line: string): string =>
  `type: counters\nheading: Numbers\ncounters:\n  - label: Looms\n    ${line}\n    tickMilliseconds: 50\n`;

const cases: Case[] = [
  {
    mistake: 'a number in quotes',
    text: counter('target: "50"'),
    code: 'number-in-quotes',
    at: [5, 13],
    says: '"target" must be a whole number, but "50" is in quotes.',
    fix: 'target: 50',
  },
  {
    mistake: 'a text where a number belongs',
    text: counter('target: fifty'),
    code: 'wrong-type',
    at: [5, 13],
    says: '"target" must be a whole number, but "fifty" is not a number.',
  },
  {
    mistake: 'a number with something behind it',
    text: counter('target: 50+'),
    code: 'wrong-type',
    at: [5, 13],
    says: '"target" must be a whole number, but "50+" is not a number.',
    fix: 'target: 50\nsuffix: "+"',
  },
  {
    mistake: 'a number with something behind it where no suffix belongs',
    text: 'type: testimonials\nheading: A\nspacing: 20px\n',
    code: 'wrong-type',
    at: [3, 10],
    says: '"spacing" must be a whole number, but "20px" is not a number.',
  },
  {
    mistake: 'a part of a number in quotes where whole ones belong',
    text: counter('target: "50.5"'),
    code: 'wrong-type',
    at: [5, 13],
    says: '"target" must be a whole number, but "50.5" is not a whole number.',
  },
  {
    mistake: 'a number in quotes within brackets',
    text: 'type: testimonials\nheading: A\nperView: [{ from: 0, show: "2" }]\n',
    code: 'number-in-quotes',
    at: [3, 28],
    says: '"show" must be a whole number, but "2" is in quotes.',
    fix: 'perView: [{ from: 0, show: 2 }]',
  },
  {
    mistake: 'a part of a number where whole ones belong',
    text: counter('target: 50.5'),
    code: 'wrong-type',
    at: [5, 13],
    says: '"target" must be a whole number; found 50.5.',
  },
  {
    mistake: 'a number that is too large',
    text: counter('target: 1000001'),
    code: 'out-of-range',
    at: [5, 13],
    says: '"target" must be at most 1000000; found 1000001.',
  },
  {
    mistake: 'a number that is too small',
    text: counter('target: -1'),
    code: 'out-of-range',
    at: [5, 13],
    says: '"target" must be at least 0; found -1.',
  },
  {
    mistake: 'a text without quotes that reads as a number',
    text: 'type: page-header\nheading: 2026\n',
    code: 'text-without-quotes',
    at: [2, 10],
    says: '"heading" must be a text, but 2026 is read as a number.',
    fix: 'heading: "2026"',
  },
  {
    mistake: 'a text without quotes that reads as yes or no',
    text: 'type: page-header\nheading: true\n',
    code: 'text-without-quotes',
    at: [2, 10],
    says: '"heading" must be a text, but true is read as a true-or-false value.',
    fix: 'heading: "true"',
  },
  {
    mistake: 'a choice with a typo',
    text: 'type: card-grid\nbackground: drak\nheading: A\ncards:\n  - { title: A, text: B }\n',
    code: 'unknown-choice',
    at: [2, 13],
    says: '"drak" is not accepted for "background". Did you mean "dark"?',
    fix: 'background: dark',
  },
  {
    mistake: 'a choice that is none of them',
    text: 'type: card-grid\nbackground: green\nheading: A\ncards:\n  - { title: A, text: B }\n',
    code: 'unknown-choice',
    at: [2, 13],
    says: '"green" is not accepted for "background".',
  },
  {
    mistake: 'a text where a list belongs',
    text: 'type: card-grid\nheading: A\ncards: three\n',
    code: 'wrong-type',
    at: [3, 8],
    says: '"cards" must be a list: start each entry with "- "; found "three".',
  },
  {
    mistake: 'a list where a text belongs',
    text: 'type: page-header\nheading:\n  - A\n',
    code: 'wrong-type',
    at: [3, 3],
    says: '"heading" must be a text; found a list.',
  },
  {
    mistake: 'a text where a group of fields belongs',
    text: 'type: notice\nheading: A\ntext: B\nbutton: /contact-us\n',
    code: 'wrong-type',
    at: [4, 9],
    says: '"button" must be a group of fields, each on its own line; found "/contact-us".',
  },
  {
    mistake: 'an empty list',
    text: 'type: card-grid\nheading: A\ncards: []\n',
    code: 'out-of-range',
    at: [3, 8],
    says: '"cards" must have at least one entry.',
  },
  {
    mistake: 'a text that is too long',
    text: counter('target: 5\n    suffix: years'),
    code: 'out-of-range',
    at: [6, 13],
    says: '"suffix" must have at most 3 characters; found 5.',
  },
  {
    mistake: 'empty quotes',
    text: 'type: page-header\nheading: ""\n',
    code: 'empty-field',
    at: [2, 10],
    says: '"heading" is empty.',
  },
  {
    mistake: 'a link that leads nowhere good',
    text: 'type: notice\nheading: A\ntext: B\nbutton: { label: Go, to: "javascript:alert(1)" }\n',
    code: 'not-a-link',
    at: [4, 26],
    says: '"javascript:alert(1)" is not a link: URLs that start with javascript: are not allowed.',
  },
  {
    mistake: 'neither "all" nor a list',
    text: 'type: faq\nheading: A\nquestions: some\n',
    code: 'invalid-value',
    at: [3, 12],
    says: '"some" is not accepted for "questions".',
  },
];

describe('an invalid value', () => {
  test.each(cases)('$mistake is said in plain words, once, at its place', ({ text, code, at: [line, column], says, fix }) => {
    const problems = problemsOfBlock(text);
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    const [problem] = problems;
    expect(problem).toMatchObject({ line, column, message: says, ...(fix && { fix }) });
    expect(problem && wordsOf(problem)).not.toMatch(rawWords);
  });

  test('lists all choices', () => {
    const [problem] = problemsOfBlock('type: card-grid\nbackground: green\nheading: A\ncards:\n  - { title: A, text: B }\n');
    expect(problem?.hint).toBe('Accepted: light, paper, dark.');
  });

  test('is shortened when it is long', () => {
    const [problem] = problemsOfBlock(`type: faq\nheading: A\nquestions: ${'very '.repeat(40)}long\n`);
    expect(problem?.message.length).toBeLessThan(120);
  });

  test.each(['+912055500142', '0120', '1.10', '1e3'])('%s without quotes is put into quotes as it was written', (written) => {
    const [problem] = problemsOfBlock(`type: page-header\nheading: ${written}\n`);
    expect(problem).toMatchObject({ code: 'text-without-quotes', fix: `heading: "${written}"` });
  });

  test('a text of spaces is reported as empty', () => {
    const [problem] = problemsOfBlock(yaml`
      type: page-header
      heading: "   "
    `);
    expect(problem).toMatchObject({ code: 'empty-field', line: 2 });
  });
});
