import type { Rule } from './rule.ts';

export const controlCharacter = {
  code: 'control-character',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A text holds a character that cannot be seen and changes how it reads.',
  why: 'Such characters hide or reorder words, and come from copying out of other programs.',
  wrong: ['type: page-header', 'heading: "Wel\\u202Ecome"'].join('\n'),
  right: ['type: page-header', 'heading: Welcome'].join('\n'),
} as const satisfies Rule;
