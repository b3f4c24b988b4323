import type { Rule } from './rule.ts';

export const notABlock = {
  code: 'not-a-block',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'An entry of "blocks" is not a block.',
  why: 'A block starts with its type; its fields follow on lines of their own.',
  wrong: ['blocks:', '  - page-header'].join('\n'),
  right: ['blocks:', '  - type: page-header', '    heading: Welcome'].join('\n'),
} as const satisfies Rule;
