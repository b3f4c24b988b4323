import type { Rule } from './rule.ts';

export const unsafeSvg = {
  code: 'unsafe-svg',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'An .svg holds a program, or something that loads from elsewhere.',
  why: 'An .svg is a document: scripts in it run when somebody opens it. Drawings need none.',
  wrong: 'media/brand/mark.svg  (with <script>)',
  right: 'media/brand/mark.svg  (shapes only)',
} as const satisfies Rule;
