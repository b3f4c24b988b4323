import type { Rule } from './rule.ts';

export const oldAndNewName = {
  code: 'old-and-new-name',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A field is written under its old name and under its new one.',
  why: 'Only one of the two values could count.',
  wrong: ['type: page-header', 'title: Welcome', 'heading: Welcome'].join('\n'),
  right: ['type: page-header', 'heading: Welcome'].join('\n'),
} as const satisfies Rule;
