import type { Rule } from './rule.ts';

export const ownAddress = {
  code: 'own-address',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A link to a page of this site is written with its whole address.',
  why: 'It is not checked, loads the page anew, and leads to the published site from the preview as well.',
  wrong: [
    'type: notice',
    'heading: Thank you',
    'text: Your words are with us.',
    'button: { label: Next, to: https://fixture.example/contact }',
  ].join('\n'),
  right: ['type: notice', 'heading: Thank you', 'text: Your words are with us.', 'button: { label: Next, to: /contact }'].join('\n'),
} as const satisfies Rule;
