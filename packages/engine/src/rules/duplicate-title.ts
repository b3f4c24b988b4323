import type { Rule } from './rule.ts';

export const duplicateTitle = {
  code: 'duplicate-title',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'Two pages have the same title.',
  why: 'Visitors cannot tell their tabs and search results apart.',
  wrong: 'title: Contact',
  right: 'title: Contact the workshop',
} as const satisfies Rule;
