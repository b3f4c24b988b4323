import type { Rule } from './rule.ts';

export const unreadFile = {
  code: 'unread-file',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A YAML file lies where none is read.',
  why: 'A page that is ignored looks like one that was never written.',
  wrong: 'page/services.yaml',
  right: 'pages/services.yaml',
} as const satisfies Rule;
