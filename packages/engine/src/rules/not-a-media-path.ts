import type { Rule } from './rule.ts';

export const notAMediaPath = {
  code: 'not-a-media-path',
  severity: 'error',
  fixable: true,
  where: 'block',
  summary: 'The path of a picture or film does not start with /media/.',
  why: 'Pages name files from the top of the site, so that a file is called the same everywhere.',
  wrong: [
    'type: text-image',
    'heading: The bench',
    'paragraphs: [Where things are made.]',
    'image: { src: pictures/bench.png, alt: A workbench }',
  ].join('\n'),
  right: [
    'type: text-image',
    'heading: The bench',
    'paragraphs: [Where things are made.]',
    'image: { src: /media/pictures/bench.png, alt: A workbench }',
  ].join('\n'),
} as const satisfies Rule;
