import type { Rule } from './rule.ts';

export const noAliases = {
  code: 'no-aliases',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'A part of the file is repeated by a name with a star.',
  why: 'Such repeats can grow without bound, and a reader does not see what they stand for.',
  wrong: [
    'type: text-image',
    'heading: &words The bench',
    'paragraphs: [*words]',
    'image: { src: /media/pictures/bench.png, alt: A workbench }',
  ].join('\n'),
  right: [
    'type: text-image',
    'heading: The bench',
    'paragraphs: [The bench]',
    'image: { src: /media/pictures/bench.png, alt: A workbench }',
  ].join('\n'),
} as const satisfies Rule;
