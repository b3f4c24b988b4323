import type { Rule } from './rule.ts';

export const notAPath = {
  code: 'not-a-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A path of a page has other signs than small letters, digits and hyphens.',
  why: 'Paths are typed, read out and copied; capitals, spaces and accents break on the way.',
  wrong: 'path: /AI Development',
  right: 'path: /ai-development',
} as const satisfies Rule;
