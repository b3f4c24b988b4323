import type { Rule } from './rule.ts';

export const numberInQuotes = {
  code: 'number-in-quotes',
  severity: 'error',
  fixable: true,
  where: 'block',
  summary: 'A number stands in quotes.',
  why: 'In quotes it is a text, and texts cannot be counted with.',
  wrong: ['type: testimonials', 'heading: In their words', 'spacing: "20"'].join('\n'),
  right: ['type: testimonials', 'heading: In their words', 'spacing: 20'].join('\n'),
} as const satisfies Rule;
