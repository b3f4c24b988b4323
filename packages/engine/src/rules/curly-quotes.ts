import type { Rule } from './rule.ts';

export const curlyQuotes = {
  code: 'curly-quotes',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A text stands in curly quotes, which are shown.',
  why: 'Curly quotes are letters like any others. Straight quotes around them say that they are meant.',
  wrong: 'title: “Our workshop”',
  right: 'title: Our workshop',
} as const satisfies Rule;
