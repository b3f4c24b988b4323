import type { Rule } from './rule.ts';

export const linkedFile = {
  code: 'linked-file',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A file of the site is a link to another place of the disk.',
  why: 'Such a link may lead out of the site folder, to something private, so none is followed.',
  wrong: 'pages/notes.yaml  (a link to a file elsewhere)',
  right: 'pages/notes.yaml  (a file)',
} as const satisfies Rule;
