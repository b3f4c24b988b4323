import type { Rule } from './rule.ts';

export const missingBlockType = {
  code: 'missing-block-type',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A block has no type.',
  why: 'The type says which block it is and which fields it has.',
  wrong: ['blocks:', '  - heading: Welcome'].join('\n'),
  right: ['blocks:', '  - type: page-header', '    heading: Welcome'].join('\n'),
} as const satisfies Rule;
