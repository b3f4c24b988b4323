import type { Rule } from './rule.ts';

export const duplicateId = {
  code: 'duplicate-id',
  severity: 'error',
  fixable: false,
  where: 'record',
  summary: 'Two records of one list have the same id.',
  why: 'Pages choose records by their ids, so each id means one record.',
  wrong: [
    '# collections/faqs.yaml',
    '- id: how-long',
    '  question: How long?',
    '  answer: Eight weeks.',
    '- id: how-long',
    '  question: How long is a week?',
    '  answer: Seven days.',
  ].join('\n'),
  right: [
    '# collections/faqs.yaml',
    '- id: how-long',
    '  question: How long?',
    '  answer: Eight weeks.',
    '- id: how-long-is-a-week',
    '  question: How long is a week?',
    '  answer: Seven days.',
  ].join('\n'),
} as const satisfies Rule;
