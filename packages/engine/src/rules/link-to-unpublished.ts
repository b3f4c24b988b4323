import type { Rule } from './rule.ts';

export const linkToUnpublished = {
  code: 'link-to-unpublished',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A link leads to a page that is not published.',
  why: 'Visitors would find nothing there.',
  wrong: ['pages/home.yaml  (links to /questions)', 'pages/questions.yaml  (draft: true)'].join('\n'),
  right: ['pages/home.yaml  (links to /questions)', 'pages/questions.yaml  (published)'].join('\n'),
} as const satisfies Rule;
