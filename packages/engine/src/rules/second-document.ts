import type { Rule } from './rule.ts';

export const secondDocument = {
  code: 'second-document',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A line of three dashes starts a second document.',
  why: 'A file holds one page or one list of records; a second one would not be read.',
  wrong: ['title: Home', '---', 'title: About us'].join('\n'),
  right: 'title: Home',
} as const satisfies Rule;
