import type { Rule } from './rule.ts';

export const wrongKind = {
  code: 'wrong-kind',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A value is of another kind than its field takes.',
  why: 'A text, a number, a list and a group of fields are written differently, and each field takes one of them.',
  wrong: ['type: card-grid', 'heading: What we make', 'cards: websites and apps'].join('\n'),
  right: ['type: card-grid', 'heading: What we make', 'cards:', '  - title: Websites', '    text: Fast, plain and whole.'].join('\n'),
} as const satisfies Rule;
