import type { Rule } from './rule.ts';

export const renamedType = {
  code: 'renamed-type',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A block type is written under an earlier name.',
  why: 'The old name still works; the new one is what the guide and the editor know.',
  wrong: ['type: header', 'heading: Welcome'].join('\n'),
  right: ['type: page-header', 'heading: Welcome'].join('\n'),
} as const satisfies Rule;
