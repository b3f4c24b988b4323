import type { Rule } from './rule.ts';

export const mediaTooLarge = {
  code: 'media-too-large',
  severity: 'error',
  fixable: false,
  where: 'file',
  summary: 'A picture or film is too large.',
  why: 'Above 10 MB, or 50 million pixels, a file takes minutes to arrive and may bring down what has to open it.',
  wrong: 'media/pictures/bench.png  (12 MB)',
  right: 'media/pictures/bench.png  (0.4 MB, 1920 pixels wide)',
} as const satisfies Rule;
