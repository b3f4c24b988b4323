import type { Rule } from './rule.ts';

export const lookalikeHost = {
  code: 'lookalike-host',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'The host of a link is written in letters that may look like Latin ones.',
  why: 'Visitors, and authors who copy a link, cannot see which site it leads to. The ASCII form of the address shows it.',
  wrong: ['type: call-to-action', 'heading: Ready?', 'button: { label: Yes, to: "https://\u0430\u0440\u0440\u04CF\u0435.com" }'].join('\n'),
  right: ['type: call-to-action', 'heading: Ready?', 'button: { label: Yes, to: "https://xn--80ak6aa92e.com" }'].join('\n'),
} as const satisfies Rule;
