import type { Rule } from './rule.ts';

export const wrongIndent = {
  code: 'wrong-indent',
  severity: 'error',
  fixable: true,
  where: 'page',
  summary: 'A line does not line up with the lines that it belongs to.',
  why: 'Spaces at the beginning of a line say what it belongs to: all fields of a block start in one column.',
  wrong: ['blocks:', '  - type: page-header', '    heading: Welcome', '   text: Come in.'].join('\n'),
  right: ['blocks:', '  - type: page-header', '    heading: Welcome', '    text: Come in.'].join('\n'),
} as const satisfies Rule;
