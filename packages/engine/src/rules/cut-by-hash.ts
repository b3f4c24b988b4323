import type { Rule } from './rule.ts';

export const cutByHash = {
  code: 'cut-by-hash',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A text is cut short by a # within it.',
  why: 'A space and a # begin a comment: what follows is not shown. Quotes keep it.',
  wrong: ['type: page-header', 'heading: The studio that is #1 in Pune'].join('\n'),
  right: ['type: page-header', 'heading: "The studio that is #1 in Pune"'].join('\n'),
} as const satisfies Rule;
