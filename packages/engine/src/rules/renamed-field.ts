import type { Rule } from './rule.ts';

export const renamedField = {
  code: 'renamed-field',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A field is written under an earlier name.',
  why: 'The old name still works; the new one is what the guide and the editor know.',
  wrong: ['type: page-header', 'title: Welcome'].join('\n'),
  right: ['type: page-header', 'heading: Welcome'].join('\n'),
} as const satisfies Rule;
