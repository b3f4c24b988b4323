import type { Rule } from './rule.ts';

export const missingDash = {
  code: 'missing-dash',
  severity: 'error',
  fixable: true,
  where: 'page',
  summary: 'A list has an entry without a dash.',
  why: 'Every entry of a list starts with a dash and a space.',
  wrong: ['blocks:', '  type: page-header', '  heading: Welcome'].join('\n'),
  right: ['blocks:', '  - type: page-header', '    heading: Welcome'].join('\n'),
} as const satisfies Rule;
