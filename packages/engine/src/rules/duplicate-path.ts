import type { Rule } from './rule.ts';

export const duplicatePath = {
  code: 'duplicate-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'Two pages have the same path.',
  why: 'Only one of them could be shown.',
  wrong: 'path: /contact',
  right: 'path: /contact-by-mail',
} as const satisfies Rule;
