import type { Rule } from './rule.ts';

export const linkToRedirect = {
  code: 'link-to-redirect',
  severity: 'warning',
  fixable: true,
  where: 'file',
  summary: 'A link leads to an old path.',
  why: 'Visitors arrive one step later than they could.',
  wrong: 'pages/home.yaml  (links to /asked, from which a redirect leads to /questions)',
  right: 'pages/home.yaml  (links to /questions)',
} as const satisfies Rule;
