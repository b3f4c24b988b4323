import type { Rule } from './rule.ts';

export const duplicateCollection = {
  code: 'duplicate-collection',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'Two files hold the same collection.',
  why: 'Only the first would be read.',
  wrong: ['collections/faqs.yaml', 'collections/faqs.yml'].join('\n'),
  right: 'collections/faqs.yaml',
} as const satisfies Rule;
