import type { Rule } from './rule.ts';

export const notAPicture = {
  code: 'not-a-picture',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A file that is no picture is used as one.',
  why: 'Pages draw .png, .jpg, .webp, .avif, .gif and .svg as pictures.',
  wrong: [
    'type: text-image',
    'heading: The bench',
    'paragraphs: [Where things are made.]',
    'image: { src: /media/films/loop.mp4, alt: A workbench }',
  ].join('\n'),
  right: [
    'type: text-image',
    'heading: The bench',
    'paragraphs: [Where things are made.]',
    'image: { src: /media/pictures/bench.png, alt: A workbench }',
  ].join('\n'),
} as const satisfies Rule;
