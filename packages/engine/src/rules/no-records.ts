import type { Rule } from './rule.ts';

export const noRecords = {
  code: 'no-records',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A block draws from a collection without records.',
  why: 'It would be drawn empty.',
  wrong: 'collections/app-types.yaml  (no records)',
  right: 'collections/app-types.yaml  (one record or more)',
} as const satisfies Rule;
