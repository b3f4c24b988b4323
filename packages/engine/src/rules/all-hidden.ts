import type { Rule } from './rule.ts';

export const allHidden = {
  code: 'all-hidden',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'All blocks of a page are hidden.',
  why: 'The page would be published empty.',
  wrong: ['blocks:', '  - type: page-header', '    heading: Welcome', '    hidden: true'].join('\n'),
  right: ['blocks:', '  - type: page-header', '    heading: Welcome'].join('\n'),
} as const satisfies Rule;
