import type { Rule } from './rule.ts';

export const pageOpening = {
  code: 'page-opening',
  severity: 'warning',
  fixable: false,
  where: 'page',
  summary: 'A page has no block that opens it, or more than one.',
  why: 'The opening holds the heading of the page, of which search engines and screen readers want exactly one.',
  wrong: ['blocks:', '  - type: call-to-action', '    heading: Ready when you are', '    button: { label: Say hello, to: /contact }'].join(
    '\n',
  ),
  right: [
    'blocks:',
    '  - type: page-header',
    '    heading: Say hello',
    '  - type: call-to-action',
    '    heading: Ready when you are',
    '    button: { label: Say hello, to: /contact }',
  ].join('\n'),
} as const satisfies Rule;
