import type { Rule } from './rule.ts';

export const mergeConflict = {
  code: 'merge-conflict',
  severity: 'error',
  fixable: false,
  where: 'page',
  summary: 'The file holds two versions that were not merged.',
  why: 'Version control left both versions in the file, for a person to choose.',
  wrong: ['<<<<<<< HEAD', 'title: AI', '=======', 'title: Machine learning', '>>>>>>> new-titles'].join('\n'),
  right: 'title: Machine learning',
} as const satisfies Rule;
