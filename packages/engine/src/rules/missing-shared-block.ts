import type { Rule } from './rule.ts';

export const missingSharedBlock = {
  code: 'missing-shared-block',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'There is no shared block of that name.',
  why: 'Shared blocks are the files of site.config/shared, named without their ending.',
  wrong: ['blocks:', '  - use: contact-from'].join('\n'),
  right: ['blocks:', '  - type: page-header', '    heading: Welcome'].join('\n'),
} as const satisfies Rule;
