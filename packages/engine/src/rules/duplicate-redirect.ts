import type { Rule } from './rule.ts';

export const duplicateRedirect = {
  code: 'duplicate-redirect',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Two redirects start at the same path.',
  why: 'Only the first would count.',
  wrong: ['redirects:', '  - from: /asked', '    to: /questions', '  - from: /asked', '    to: /contact'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
} as const satisfies Rule;
