import type { Rule } from './rule.ts';

export const brokenAnchor = {
  code: 'broken-anchor',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A link leads to a part of a page that does not exist.',
  why: 'The page would open at its top instead.',
  wrong: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Next, to: /questions#fag }'].join('\n'),
  right: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Next, to: /questions#faq }'].join('\n'),
} as const satisfies Rule;
