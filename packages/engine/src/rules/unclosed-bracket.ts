import type { Rule } from './rule.ts';

export const unclosedBracket = {
  code: 'unclosed-bracket',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A bracket is opened and never closed.',
  why: 'Brackets hold a list or a group of fields on one line; what follows belongs to it until it is closed.',
  wrong: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Home, to: /'].join('\n'),
  right: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Home, to: / }'].join('\n'),
} as const satisfies Rule;
