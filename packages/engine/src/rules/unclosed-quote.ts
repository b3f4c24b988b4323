import type { Rule } from './rule.ts';

export const unclosedQuote = {
  code: 'unclosed-quote',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A quote is opened and never closed.',
  why: 'Without its second quote a text goes on to the end of the file.',
  wrong: ['title: "Home', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
  right: ['title: "Home"', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
} as const satisfies Rule;
