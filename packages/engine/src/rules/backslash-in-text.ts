import type { Rule } from './rule.ts';

export const backslashInText = {
  code: 'backslash-in-text',
  severity: 'error',
  fixable: true,
  where: 'page',
  summary: 'A backslash within double quotes begins a sign that does not exist.',
  why: 'In double quotes a backslash says that the next letter is special. Two backslashes stand for one.',
  wrong: 'title: "Save it in C:\\web"',
  right: 'title: "Save it in C:\\\\web"',
} as const satisfies Rule;
