import type { Rule } from './rule.ts';

export const noDirectives = {
  code: 'no-directives',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A line that starts with % gives the YAML reader an order.',
  why: 'Such orders change what words mean: "no" would no longer be a text.',
  wrong: ['%YAML 1.1', '---', 'title: Home'].join('\n'),
  right: 'title: Home',
} as const satisfies Rule;
