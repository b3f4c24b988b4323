import type { Rule } from './rule.ts';

export const unknownBlockType = {
  code: 'unknown-block-type',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'There is no block type of that name.',
  why: 'A block is drawn by its type; one without would be missing from the page.',
  wrong: ['blocks:', '  - type: page-heeder', '    heading: Welcome'].join('\n'),
  right: ['blocks:', '  - type: page-header', '    heading: Welcome'].join('\n'),
} as const satisfies Rule;
