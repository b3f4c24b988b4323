import type { Rule } from './rule.ts';

export const fileTooLarge = {
  code: 'file-too-large',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A YAML file is larger than 256 KiB.',
  why: 'No page needs that much text, and a file without bound could stop every other page from being read.',
  wrong: 'pages/everything.yaml  (300 KiB)',
  right: ['pages/first-part.yaml  (150 KiB)', 'pages/second-part.yaml  (150 KiB)'].join('\n'),
} as const satisfies Rule;
