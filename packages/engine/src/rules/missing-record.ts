import type { Rule } from './rule.ts';

export const missingRecord = {
  code: 'missing-record',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'There is no record of that id.',
  why: 'The block would be drawn without it, and nobody would notice.',
  wrong: ['type: faq', 'heading: Asked before', 'questions: [who-own]'].join('\n'),
  right: ['type: faq', 'heading: Asked before', 'questions: [who-owns]'].join('\n'),
} as const satisfies Rule;
