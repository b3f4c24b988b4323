import type { Rule } from './rule.ts';

export const missingField = {
  code: 'missing-field',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A field that is required is not there.',
  why: 'Without it the page cannot be drawn as it is meant.',
  wrong: 'type: faq',
  right: ['type: faq', 'heading: Asked before'].join('\n'),
} as const satisfies Rule;
