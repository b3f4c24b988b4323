import { startOfFile } from '../../problems/problem.ts';
import { defineRule } from '../define-rule.ts';

const megabyte = 1024 * 1024;

/** Bytes above which a file is reported. Estimates: 5 MB take four seconds at 10 Mbit/s. */
const limits = { images: 3 * megabyte, videos: 5 * megabyte, '.svg files': megabyte / 2, documents: 5 * megabyte };

const hints: Record<keyof typeof limits, string> = {
  images: 'Export it again, at most 2400 pixels wide.',
  videos: 'Shorten it, or export it with a lower bit rate.',
  '.svg files': 'Export it again, at most 2400 pixels wide.',
  documents: 'Export it again with smaller pictures.',
};

function kindOf(path: string, isBitmap: boolean): keyof typeof limits {
  if (isBitmap) return 'images';
  if (path.endsWith('.svg')) return '.svg files';
  return /\.(?:mp4|webm)$/.test(path) ? 'videos' : 'documents';
}

export const heavyMedia = defineRule({
  code: 'heavy-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A media file is larger than necessary.',
  why: 'It slows the page down for every visitor. Images need at most 2400 pixels of width, videos a few seconds.',
  wrong: 'media/films/loop.mp4  (6 MB)',
  right: 'media/films/loop.mp4  (0.7 MB)',
  check: ({ usedMedia }) =>
    usedMedia.flatMap(({ file: { path, shown }, facts: { bytes, isBitmap } }) => {
      const kind = kindOf(path, isBitmap);
      if (bytes <= limits[kind]) return [];
      return [
        {
          place: startOfFile(shown),
          text: '',
          message: `/${path} has ${(bytes / megabyte).toFixed(1)} MB. The recommended maximum for ${kind} is ${limits[kind] / megabyte} MB.`,
          hint: hints[kind],
        },
      ];
    }),
});
