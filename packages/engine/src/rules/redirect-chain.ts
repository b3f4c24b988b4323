import type { Rule } from './rule.ts';

export const redirectChain = {
  code: 'redirect-chain',
  severity: 'error',
  fixable: true,
  where: 'settings',
  summary: 'A redirect leads to an old path.',
  why: 'Visitors would be sent twice, and search engines give up after a few steps.',
  wrong: ['redirects:', '  - from: /asked', '    to: /faq', '  - from: /faq', '    to: /questions'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions', '  - from: /faq', '    to: /questions'].join('\n'),
} as const satisfies Rule;
