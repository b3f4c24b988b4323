import type { Rule } from './rule.ts';

export const unreadableFile = {
  code: 'unreadable-file',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'Something of the site cannot be read: a folder has the name of a file, or its permissions do not allow it.',
  why: 'Only files are read. Others may never end, and a page that cannot be read would be missing from the site.',
  wrong: 'pages/news.yaml  (a folder)',
  right: 'pages/news.yaml  (a file)',
} as const satisfies Rule;
