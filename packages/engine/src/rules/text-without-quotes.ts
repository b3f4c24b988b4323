import type { Rule } from './rule.ts';

export const textWithoutQuotes = {
  code: 'text-without-quotes',
  severity: 'error',
  fixable: true,
  where: 'settings',
  summary: 'A text that looks like a number has no quotes.',
  why: 'Read as a number it loses what numbers do not have: a leading zero or plus, a last zero.',
  wrong: ['company:', '  phone: +912055500142'].join('\n'),
  right: ['company:', '  phone: "+912055500142"'].join('\n'),
} as const satisfies Rule;
