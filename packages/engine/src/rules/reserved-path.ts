import type { Rule } from './rule.ts';

export const reservedPath = {
  code: 'reserved-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A page lies where other files of the site are published.',
  why: 'Its files and theirs would mix.',
  wrong: 'path: /media/press',
  right: 'path: /press',
} as const satisfies Rule;
