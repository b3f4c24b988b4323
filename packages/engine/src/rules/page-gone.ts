import type { Rule } from './rule.ts';

export const pageGone = {
  code: 'page-gone',
  severity: 'warning',
  fixable: true,
  where: 'file',
  summary: 'A page that was published is gone, and nothing leads on from its path.',
  why: 'Links and bookmarks of visitors would lead nowhere.',
  wrong: 'pages/workshop.yaml  (its path changed from /workshop to /our-workshop)',
  right: 'site.yaml  (redirects: from /workshop to /our-workshop)',
} as const satisfies Rule;
