import type { Rule } from './rule.ts';

export const typeBesideUse = {
  code: 'type-beside-use',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A block has both a type and the name of a shared block.',
  why: 'The shared block brings its type along; two types could contradict one another.',
  wrong: ['blocks:', '  - use: call', '    type: call-to-action'].join('\n'),
  right: ['blocks:', '  - use: call'].join('\n'),
} as const satisfies Rule;
