import { defineRule } from '../define-rule.ts';

const megabyte = 1024 * 1024;

/** Bytes above which a file is reported. Estimates: 5 MB take four seconds at 10 Mbit/s. */
const limits = { images: 3 * megabyte, videos: 5 * megabyte, '.svg files': megabyte / 2 };

export const heavyMedia = defineRule({
  code: 'heavy-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'An image or video file is larger than necessary.',
  why: 'It slows the page down for every visitor. Images need at most 2400 pixels of width, videos a few seconds.',
  wrong: 'media/films/loop.mp4  (6 MB)',
  right: 'media/films/loop.mp4  (0.7 MB)',
  check: ({ usedMedia }) =>
    usedMedia.flatMap(({ file: { path, shown }, facts: { bytes, isBitmap } }) => {
      const kind = isBitmap ? 'images' : path.endsWith('.svg') ? '.svg files' : 'videos';
      if (bytes <= limits[kind]) return [];
      return [
        {
          place: { file: shown, line: 1, column: 1, length: 1 },
          text: '',
          message: `/${path} has ${(bytes / megabyte).toFixed(1)} MB. The recommended maximum for ${kind} is ${limits[kind] / megabyte} MB.`,
          hint: kind === 'videos' ? 'Shorten it, or export it with a lower bit rate.' : 'Export it again, at most 2400 pixels wide.',
        },
      ];
    }),
});
