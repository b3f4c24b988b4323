import type { Rule } from './rule.ts';

export const missingMedia = {
  code: 'missing-media',
  severity: 'error',
  fixable: false,
  where: 'block',
  summary: 'There is no file of that name in media.',
  why: 'A picture that is not there would be a hole in the page. Capitals count: the server tells Team.png from team.png.',
  wrong: [
    'type: text-image',
    'heading: The bench',
    'paragraphs: [Where things are made.]',
    'image: { src: /media/pictures/bensh.png, alt: A workbench }',
  ].join('\n'),
  right: [
    'type: text-image',
    'heading: The bench',
    'paragraphs: [Where things are made.]',
    'image: { src: /media/pictures/bench.png, alt: A workbench }',
  ].join('\n'),
} as const satisfies Rule;
