import type { Rule } from './rule.ts';

export const unreadableCharacters = {
  code: 'unreadable-characters',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'The file is not a text in UTF-8, or holds control characters.',
  why: 'Characters that cannot be seen change what a text says, or come from a file saved in another encoding.',
  wrong: 'pages/old.yaml  (saved as UTF-16)',
  right: 'pages/old.yaml  (saved as UTF-8)',
} as const satisfies Rule;
