import { defineRule } from '../define-rule.ts';
import { repeatedField } from '../site/repeated-field.ts';

export const duplicateTitle = defineRule({
  code: 'duplicate-title',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'Two pages have the same title.',
  why: 'In browser tabs and search results, visitors cannot see which page is which.',
  wrong: 'title: Contact',
  right: 'title: Contact the workshop',
  check: (site) => repeatedField(site, 'title'),
});
