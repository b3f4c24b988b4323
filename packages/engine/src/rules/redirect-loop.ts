import type { Rule } from './rule.ts';

export const redirectLoop = {
  code: 'redirect-loop',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Redirects lead in a circle.',
  why: 'Browsers would follow it and then give up.',
  wrong: ['redirects:', '  - from: /asked', '    to: /faq', '  - from: /faq', '    to: /asked'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
} as const satisfies Rule;
