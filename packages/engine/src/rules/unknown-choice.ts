import type { Rule } from './rule.ts';

export const unknownChoice = {
  code: 'unknown-choice',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A value is not one of those to choose from.',
  why: 'The field takes a few values only; the message lists them.',
  wrong: 'layout: landng',
  right: 'layout: landing',
} as const satisfies Rule;
