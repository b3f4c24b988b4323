import type { Rule } from './rule.ts';

export const notAccepted = {
  code: 'not-accepted',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A value does not have the form that its field takes.',
  why: 'The message says which form is taken.',
  wrong: ['type: logo-strip', 'heading: They came back', 'perView: [{ from: 300, show: 2 }]'].join('\n'),
  right: ['type: logo-strip', 'heading: They came back', 'perView: [{ from: 0, show: 2 }]'].join('\n'),
} as const satisfies Rule;
