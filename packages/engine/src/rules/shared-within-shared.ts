import type { Rule } from './rule.ts';

export const sharedWithinShared = {
  code: 'shared-within-shared',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A shared block uses another shared block.',
  why: 'Blocks that stand for blocks that stand for blocks are found by nobody.',
  wrong: 'shared/call.yaml  (use: other-call)',
  right: 'shared/call.yaml  (type: call-to-action)',
} as const satisfies Rule;
