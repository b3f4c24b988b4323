import type { Rule } from './rule.ts';

export const unusedShared = {
  code: 'unused-shared',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'No page uses a shared block.',
  why: 'It may be forgotten, or the page that should use it.',
  wrong: 'shared/call.yaml  (on no page)',
  right: 'shared/call.yaml  (on a page: "- use: call")',
} as const satisfies Rule;
