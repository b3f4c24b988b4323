import type { Rule } from './rule.ts';

export const brokenLink = {
  code: 'broken-link',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A link leads to a page that does not exist.',
  why: 'Visitors would find nothing there.',
  wrong: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Next, to: /contakt }'].join('\n'),
  right: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Next, to: /contact }'].join('\n'),
} as const satisfies Rule;
