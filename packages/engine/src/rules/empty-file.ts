import type { Rule } from './rule.ts';

export const emptyFile = {
  code: 'empty-file',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A file is empty.',
  why: 'An empty file is neither a page nor a list of records. Most likely it was not saved.',
  wrong: 'pages/new.yaml  (nothing in it)',
  right: 'pages/new.yaml  (path, title, description and blocks)',
} as const satisfies Rule;
