import type { Rule } from './rule.ts';

export const unknownField = {
  code: 'unknown-field',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A field has a name that its place does not know.',
  why: 'A field with a name of its own would be dropped, and nobody would know.',
  wrong: ['type: page-header', 'heading: Welcome', 'txt: Come in.'].join('\n'),
  right: ['type: page-header', 'heading: Welcome', 'text: Come in.'].join('\n'),
} as const satisfies Rule;
