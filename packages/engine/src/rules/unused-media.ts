import type { Rule } from './rule.ts';

export const unusedMedia = {
  code: 'unused-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'No page and no record uses a file of media.',
  why: 'Files that nobody needs are in the way of those that are.',
  wrong: 'media/pictures/team-2019.png',
  right: 'media/pictures/bench.png',
} as const satisfies Rule;
