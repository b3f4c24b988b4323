import type { Rule } from './rule.ts';

export const missingList = {
  code: 'missing-list',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A collection has no list of that name.',
  why: 'Collections with several lists are chosen from by the name of a list.',
  wrong: ['type: portfolio-grid', 'heading: Some of it', 'projects: webb'].join('\n'),
  right: ['type: portfolio-grid', 'heading: Some of it', 'projects: web'].join('\n'),
} as const satisfies Rule;
