import type { Rule } from './rule.ts';

export const brokenPicture = {
  code: 'broken-picture',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A picture cannot be read.',
  why: 'The file is empty, cut off, or something else under the name of a picture. Visitors would see a hole.',
  wrong: 'media/pictures/bench.png  (0 bytes)',
  right: 'media/pictures/bench.png  (a picture, exported again)',
} as const satisfies Rule;
