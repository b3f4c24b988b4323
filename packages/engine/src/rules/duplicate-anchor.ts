import type { Rule } from './rule.ts';

export const duplicateAnchor = {
  code: 'duplicate-anchor',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'Two blocks of one page have the same id.',
  why: 'A link to it could lead to either.',
  wrong: [
    'blocks:',
    '  - type: page-header',
    '    id: team',
    '    heading: The team',
    '  - type: faq',
    '    id: team',
    '    heading: Asked of the team',
  ].join('\n'),
  right: [
    'blocks:',
    '  - type: page-header',
    '    id: team',
    '    heading: The team',
    '  - type: faq',
    '    id: questions',
    '    heading: Asked of the team',
  ].join('\n'),
} as const satisfies Rule;
