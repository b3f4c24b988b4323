import type { Rule } from './rule.ts';

export const htmlNotAllowed = {
  code: 'html-not-allowed',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A rich text holds HTML that is not allowed.',
  why: 'Only what texts are made of is let through; scripts, styles and frames never reach a visitor.',
  wrong: [
    'type: hero-video',
    'headingRich: Woven, <b>not glued</b>',
    'text: One paragraph.',
    'video: /media/films/loop.mp4',
    'poster: /media/pictures/poster.png',
  ].join('\n'),
  right: [
    'type: hero-video',
    'headingRich: Woven, <strong>not glued</strong>',
    'text: One paragraph.',
    'video: /media/films/loop.mp4',
    'poster: /media/pictures/poster.png',
  ].join('\n'),
} as const satisfies Rule;
