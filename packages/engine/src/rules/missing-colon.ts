import type { Rule } from './rule.ts';

export const missingColon = {
  code: 'missing-colon',
  severity: 'error',
  fixable: true,
  where: 'page',
  summary: 'A field name has no colon and space after it.',
  why: 'The colon separates the name of a field from its value, and needs a space after it.',
  wrong: ['title:Home', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
  right: ['title: Home', 'description: What we do at the workshop, and for whom we have done it so far.'].join('\n'),
} as const satisfies Rule;
