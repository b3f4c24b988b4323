import type { Rule } from './rule.ts';

export const notAList = {
  code: 'not-a-list',
  severity: 'error',
  fixable: false,
  where: 'record',
  summary: 'The file of a collection is not a list of records.',
  why: 'A collection is a list; each record starts with a dash.',
  wrong: ['# collections/faqs.yaml', 'question: How long?', 'answer: Eight weeks.'].join('\n'),
  right: ['# collections/faqs.yaml', '- id: how-long', '  question: How long?', '  answer: Eight weeks.'].join('\n'),
} as const satisfies Rule;
