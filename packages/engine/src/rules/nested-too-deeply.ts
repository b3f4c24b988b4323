import type { Rule } from './rule.ts';

export const nestedTooDeeply = {
  code: 'nested-too-deeply',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'Something is nested more than 32 levels deep.',
  why: 'No field needs that. It is a slip of brackets or dashes, or a file made to bring readers down.',
  wrong: ['type: page-header', 'heading: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[Welcome]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]'].join('\n'),
  right: ['type: page-header', 'heading: Welcome'].join('\n'),
} as const satisfies Rule;
