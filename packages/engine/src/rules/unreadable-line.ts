import type { Rule } from './rule.ts';

export const unreadableLine = {
  code: 'unreadable-line',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A line cannot be read as YAML.',
  why: 'Something in the line is neither a field nor an entry of a list nor a text.',
  wrong: ['title: Home]]', 'description: [What, we, do, at, the, workshop, and, for, whom]]'].join('\n'),
  right: ['title: Home', 'description: What we do at the workshop, and for whom we have done it so far'].join('\n'),
} as const satisfies Rule;
