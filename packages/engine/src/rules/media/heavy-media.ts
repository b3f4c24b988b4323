import { defineRule } from '../define-rule.ts';

const megabyte = 1024 * 1024;

/** Bytes above which a file is reported. Estimates: 5 MB take four seconds at 10 Mbit/s. */
const limits = { picture: 3 * megabyte, film: 5 * megabyte, drawing: megabyte / 2 };

export const heavyMedia = defineRule({
  code: 'heavy-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A picture or film is heavier than it has to be.',
  why: 'Every visitor waits for it. Pictures need 2400 pixels of width at most, films a few seconds.',
  wrong: 'media/films/loop.mp4  (6 MB)',
  right: 'media/films/loop.mp4  (0.7 MB)',
  check: ({ usedMedia }) =>
    usedMedia.flatMap(({ file: { path, shown }, facts: { bytes, isBitmap } }) => {
      const kind = isBitmap ? 'picture' : path.endsWith('.svg') ? 'drawing' : 'film';
      if (bytes <= limits[kind]) return [];
      return [
        {
          place: { file: shown, line: 1, column: 1, length: 1 },
          text: '',
          message: `/${path} has ${(bytes / megabyte).toFixed(1)} MB; a ${kind} of a page does well with ${limits[kind] / megabyte}.`,
          hint: kind === 'film' ? 'Shorten it, or export it with fewer bits a second.' : 'Export it again, no wider than 2400 pixels.',
        },
      ];
    }),
});
