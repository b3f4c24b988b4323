import { defineRule } from '../define-rule.ts';
import { repeatedField } from '../site/repeated-field.ts';

export const duplicateDescription = defineRule({
  code: 'duplicate-description',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'Two pages have the same description.',
  why: 'In search results, visitors cannot see which page is which.',
  wrong: 'description: Where to find the workshop, and when we answer the phone.',
  right: 'description: How to reach the workshop, by mail and on foot, on every day but Sunday.',
  check: (site) => repeatedField(site, 'description'),
});
