import type { Rule } from './rule.ts';

export const unsafeSvg = {
  code: 'unsafe-svg',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'An .svg has an element, an attribute or an address that no drawing needs.',
  why: 'An .svg is a document: scripts in it run when somebody opens it. So only what draws is accepted, and notes of drawing programs.',
  wrong: 'media/brand/mark.svg  (with <script>)',
  right: 'media/brand/mark.svg  (shapes only)',
} as const satisfies Rule;
