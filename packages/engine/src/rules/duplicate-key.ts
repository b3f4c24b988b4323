import type { Rule } from './rule.ts';

export const duplicateKey = {
  code: 'duplicate-key',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A field is written twice in one place.',
  why: 'Only one of the two could count, and nobody could tell which. Often a dash is missing before a new entry.',
  wrong: ['type: page-header', 'heading: AI', 'heading: Machine learning'].join('\n'),
  right: ['type: page-header', 'heading: AI and machine learning'].join('\n'),
} as const satisfies Rule;
