import type { Rule } from './rule.ts';

export const colonInText = {
  code: 'colon-in-text',
  severity: 'error',
  fixable: true,
  where: 'page',
  summary: 'A text contains a colon followed by a space.',
  why: 'A colon and a space start a new field. Quotes make them part of the text.',
  wrong: 'title: Services: web and app',
  right: 'title: "Services: web and app"',
} as const satisfies Rule;
