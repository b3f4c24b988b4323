import type { Rule } from './rule.ts';

export const unknownCollection = {
  code: 'unknown-collection',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'There is no collection of that name.',
  why: 'Blocks draw from collections by their names; a file with another name is never drawn.',
  wrong: 'collections/faq.yaml',
  right: 'collections/faqs.yaml',
} as const satisfies Rule;
