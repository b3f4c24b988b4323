import type { Rule } from './rule.ts';

export const notAPath = {
  code: 'not-a-path',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'A path of a page has other characters than lowercase letters, digits and hyphens, is too long, or is a name of Windows.',
  why: 'Paths are typed, read out and copied; capitals, spaces and accents break on the way. Long paths and names such as con cannot be stored everywhere.',
  wrong: 'path: /AI Development',
  right: 'path: /ai-development',
} as const satisfies Rule;
