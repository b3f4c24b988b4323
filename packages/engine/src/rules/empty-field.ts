import type { Rule } from './rule.ts';

export const emptyField = {
  code: 'empty-field',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A field has nothing behind its colon.',
  why: 'A field that is written must say something. One that is not needed can be left out.',
  wrong: ['type: page-header', 'heading:'].join('\n'),
  right: ['type: page-header', 'heading: Welcome'].join('\n'),
} as const satisfies Rule;
