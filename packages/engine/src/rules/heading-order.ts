import type { Rule } from './rule.ts';

export const headingOrder = {
  code: 'heading-order',
  severity: 'warning',
  fixable: false,
  where: 'record',
  summary: 'The headings of a text skip a level, or do not start at h2.',
  why: 'People who listen to a page go from heading to heading; a skipped level looks like a missing part.',
  wrong: ['# collections/posts.yaml', '- id: 1', '  content: |', '    <h2>How it is tied</h2>', '    <h4>With one hand</h4>'].join('\n'),
  right: ['# collections/posts.yaml', '- id: 1', '  content: |', '    <h2>How it is tied</h2>', '    <h3>With one hand</h3>'].join('\n'),
} as const satisfies Rule;
