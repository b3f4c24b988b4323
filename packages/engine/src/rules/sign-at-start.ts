import type { Rule } from './rule.ts';

export const signAtStart = {
  code: 'sign-at-start',
  severity: 'error',
  fixable: true,
  where: 'page',
  summary: 'A text starts with a sign that means something else to YAML.',
  why: 'At the beginning of a value the signs @ % ` * & ! | > [ { are orders and no letters. Quotes make them letters.',
  wrong: ['title: "Home"', 'description: @loomwright is our name on every network where we show work'].join('\n'),
  right: ['title: "Home"', 'description: "@loomwright is our name on every network where we show work"'].join('\n'),
} as const satisfies Rule;
