import type { Rule } from './rule.ts';

export const repeatedRecord = {
  code: 'repeated-record',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A record is chosen twice in one block.',
  why: 'It would be shown twice.',
  wrong: ['type: faq', 'heading: Asked before', 'questions: [how-long, how-long]'].join('\n'),
  right: ['type: faq', 'heading: Asked before', 'questions: [how-long, who-owns]'].join('\n'),
} as const satisfies Rule;
