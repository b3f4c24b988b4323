import type { Rule } from './rule.ts';

export const quoteInText = {
  code: 'quote-in-text',
  severity: 'error',
  fixable: true,
  where: 'page',
  summary: 'A quote within a text ends it too early.',
  why: 'A text in quotes ends at the next quote of the same kind. Other quotes around it keep it whole.',
  wrong: "title: 'What's new'",
  right: 'title: "What\'s new"',
} as const satisfies Rule;
