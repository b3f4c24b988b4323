import type { Rule } from './rule.ts';

export const redirectFromPage = {
  code: 'redirect-from-page',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'A redirect starts at the path of a page.',
  why: 'The page is there, so nobody would be led on from it.',
  wrong: ['redirects:', '  - from: /contact', '    to: /questions'].join('\n'),
  right: ['redirects:', '  - from: /asked', '    to: /questions'].join('\n'),
} as const satisfies Rule;
