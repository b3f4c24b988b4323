import type { Rule } from './rule.ts';

export const notALink = {
  code: 'not-a-link',
  severity: 'error',
  fixable: true,
  where: 'block',
  summary: 'A link has a form that browsers do not follow, or that is not safe.',
  why: 'A link leads to a page of the site, to an anchor, or to an address that starts with https://, mailto: or tel:.',
  wrong: [
    'type: notice',
    'heading: Thank you',
    'text: Your words are with us.',
    'button: { label: Our partner, to: www.example.com }',
  ].join('\n'),
  right: [
    'type: notice',
    'heading: Thank you',
    'text: Your words are with us.',
    'button: { label: Our partner, to: https://www.example.com }',
  ].join('\n'),
} as const satisfies Rule;
