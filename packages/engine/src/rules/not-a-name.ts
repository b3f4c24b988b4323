import type { Rule } from './rule.ts';

export const notAName = {
  code: 'not-a-name',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'An id has other signs than small letters, digits and hyphens.',
  why: 'Ids become part of addresses and refer to one another; one way to write them keeps them equal.',
  wrong: ['type: page-header', 'id: Our Team', 'heading: Welcome'].join('\n'),
  right: ['type: page-header', 'id: our-team', 'heading: Welcome'].join('\n'),
} as const satisfies Rule;
