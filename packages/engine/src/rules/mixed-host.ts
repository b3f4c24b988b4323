import type { Rule } from './rule.ts';

export const mixedHost = {
  code: 'mixed-host',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'The host of a link mixes letters of alphabets that no language mixes.',
  why: 'A Cyrillic а looks like a Latin a. The link would lead visitors to another site than the one they read.',
  wrong: ['type: call-to-action', 'heading: Ready?', 'button: { label: Yes, to: "https://\u0430pple.com" }'].join('\n'),
  right: ['type: call-to-action', 'heading: Ready?', 'button: { label: Yes, to: "https://apple.com" }'].join('\n'),
} as const satisfies Rule;
