import type { RuleInfo } from '../rule-info.ts';

/** Problems of media files and of references to them. */
export const mediaCodes = {
  'broken-picture': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'An image file is damaged.',
    why: 'The file is empty, incomplete, or not an image at all. Visitors would see an empty space.',
    wrong: 'media/pictures/bench.png  (0 bytes)',
    right: 'media/pictures/bench.png  (a picture, exported again)',
  },
  'media-too-large': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'An image or video is too large.',
    why: 'A file of more than 10 MB or 50 million pixels takes minutes to load and may crash a browser.',
    wrong: 'media/pictures/bench.png  (12 MB)',
    right: 'media/pictures/bench.png  (0.4 MB, 1920 pixels wide)',
  },
  'missing-media': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'There is no file with this name in media.',
    why: 'Visitors would see an empty space. Capital letters matter: Team.png and team.png are two different files.',
    wrong: ['type: picture', 'image: { src: /media/pictures/bensh.png, alt: A workbench }'].join('\n'),
    right: ['type: picture', 'image: { src: /media/pictures/bench.png, alt: A workbench }'].join('\n'),
  },
  'not-a-picture': {
    severity: 'error',
    fixable: false,
    where: 'block',
    summary: 'A file that is not an image is used as an image.',
    why: 'Images are .png, .jpg, .webp, .avif, .gif and .svg files.',
    wrong: ['type: picture', 'image: { src: /media/films/loop.mp4, alt: A workbench }'].join('\n'),
    right: ['type: picture', 'image: { src: /media/pictures/bench.png, alt: A workbench }'].join('\n'),
  },
  'unsafe-svg': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'An .svg file contains code that could be unsafe.',
    why: 'An .svg file can contain scripts, which run when somebody opens it. Only shapes, text and the notes of drawing programs are accepted.',
    wrong: 'media/brand/mark.svg  (with <script>)',
    right: 'media/brand/mark.svg  (shapes only)',
  },
  'wrong-extension': {
    severity: 'error',
    fixable: false,
    where: 'file',
    summary: 'The content of a file does not match its extension.',
    why: 'Browsers and servers go by the extension, and do not show a file whose content is something else.',
    wrong: 'media/pictures/bench.png  (a .jpg inside)',
    right: 'media/pictures/bench.jpg',
  },
} as const satisfies Readonly<Record<string, RuleInfo>>;
