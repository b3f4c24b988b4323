import type { Rule } from './rule.ts';

export const outOfRange = {
  code: 'out-of-range',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A number, the length of a text or of a list lies outside of what its field takes.',
  why: 'The field draws what lies within its limits; the message says them.',
  wrong: ['type: logo-strip', 'heading: They came back', 'spacing: 500'].join('\n'),
  right: ['type: logo-strip', 'heading: They came back', 'spacing: 50'].join('\n'),
} as const satisfies Rule;
