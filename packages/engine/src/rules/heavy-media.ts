import type { Rule } from './rule.ts';

export const heavyMedia = {
  code: 'heavy-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A picture or film is heavier than it has to be.',
  why: 'Every visitor waits for it. Pictures need 2400 pixels of width at most, films a few seconds.',
  wrong: 'media/films/loop.mp4  (6 MB)',
  right: 'media/films/loop.mp4  (0.7 MB)',
} as const satisfies Rule;
