import type { Rule } from './rule.ts';

export const tabCharacter = {
  code: 'tab-character',
  severity: 'error',
  fixable: true,
  where: 'page',
  summary: 'A tab stands where YAML wants spaces.',
  why: 'Tabs have no fixed width, so YAML does not take them for indentation. Most editors can be told to write spaces.',
  wrong: ['blocks:', '\t- type: page-header', '\t  heading: Welcome'].join('\n'),
  right: ['blocks:', '  - type: page-header', '    heading: Welcome'].join('\n'),
} as const satisfies Rule;
