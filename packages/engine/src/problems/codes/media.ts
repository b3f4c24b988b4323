import type { RuleInfo } from '../rule-info.ts';

/** Media files, and references to them. */
export const mediaCodes = {
  'broken-picture': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A picture cannot be read.',
    why: 'The file is empty, cut off, or something else under the name of a picture. Visitors would see a hole.',
    wrong: 'media/pictures/bench.png  (0 bytes)',
    right: 'media/pictures/bench.png  (a picture, exported again)',
  },
  'media-too-large': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A picture or film is too large.',
    why: 'Above 10 MB, or 50 million pixels, a file takes minutes to arrive and may bring down what has to open it.',
    wrong: 'media/pictures/bench.png  (12 MB)',
    right: 'media/pictures/bench.png  (0.4 MB, 1920 pixels wide)',
  },
  'missing-media': {
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
  },
  'not-a-picture': {
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
  },
  'unsafe-svg': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'An .svg has an element, an attribute or an address that no drawing needs.',
    why: 'An .svg is a document: scripts in it run when somebody opens it. So only what draws is accepted, and notes of drawing programs.',
    wrong: 'media/brand/mark.svg  (with <script>)',
    right: 'media/brand/mark.svg  (shapes only)',
  },
  'wrong-extension': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'A file is of another kind than its name says.',
    why: 'Browsers and servers go by the ending of a name, and refuse what does not fit.',
    wrong: 'media/pictures/bench.png  (a .jpg inside)',
    right: 'media/pictures/bench.jpg',
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
