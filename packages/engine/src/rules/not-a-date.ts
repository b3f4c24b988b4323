import type { Rule } from './rule.ts';

export const notADate = {
  code: 'not-a-date',
  severity: 'error',
  fixable: false,
  where: 'record',
  summary: 'A date is not written as year, month and day.',
  why: 'Machines read one form only: 2025-05-01 is the first of May everywhere.',
  wrong: ['# collections/posts.yaml', '- id: 1', '  published: May 1st'].join('\n'),
  right: ['# collections/posts.yaml', '- id: 1', '  published: "2025-05-01"'].join('\n'),
} as const satisfies Rule;
