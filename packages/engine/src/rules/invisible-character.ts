import type { Rule } from './rule.ts';

export const invisibleCharacter = {
  code: 'invisible-character',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A text has a character that nobody sees, such as a zero-width space.',
  why: 'Such characters come with copied text. They break search, copying and line breaks. Those that shape letters or emoji are accepted.',
  wrong: ['type: page-header', 'heading: Our\u200B workshop'].join('\n'),
  right: ['type: page-header', 'heading: Our workshop'].join('\n'),
} as const satisfies Rule;
