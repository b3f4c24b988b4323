import type { Rule } from './rule.ts';

export const yesOrNo = {
  code: 'yes-or-no',
  severity: 'error',
  fixable: true,
  where: 'page',
  summary: 'A field that takes true or false has another word.',
  why: 'Words such as no and off are texts here; only true and false are read as such.',
  wrong: 'listed: no',
  right: 'listed: false',
} as const satisfies Rule;
