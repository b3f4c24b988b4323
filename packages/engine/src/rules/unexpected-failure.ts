import type { Rule } from './rule.ts';

export const unexpectedFailure = {
  code: 'unexpected-failure',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'The builder failed while it worked on this part of the site.',
  why: 'This is a fault of the builder. It names the place, so that you can go on by changing it, and builds nothing incomplete.',
  wrong: ['type: page-header', 'heading: Something that the builder cannot handle'].join('\n'),
  right: ['type: page-header', 'heading: Something else'].join('\n'),
} as const satisfies Rule;
