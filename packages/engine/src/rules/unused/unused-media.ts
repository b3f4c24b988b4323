import { startOfFile } from '../../problems/problem.ts';
import { defineRule } from '../define-rule.ts';
import { isReadWhole } from '../site/is-read-whole.ts';

/** Notes and licences of media files, which may lie next to them. */
const notes = /\.(?:md|txt)$/i;

/** Captions may lie next to their video, also while no page shows them. */
const videoOf = (path: string): string => path.replace(/\.vtt$/, '.mp4');

export const unusedMedia = defineRule({
  code: 'unused-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'A media file is not used on any page.',
  why: 'Unused files make it hard to find the ones that are in use.',
  wrong: 'media/pictures/team-2019.png',
  right: 'media/pictures/bench.png',
  check: (site) => {
    if (!isReadWhole(site)) return [];
    const isUsed = (path: string): boolean => site.pageInputs.has(`media:${path}`) || site.recordInputs.has(`media:${path}`);
    return site.files.media
      .filter(({ path }) => !notes.test(path) && !/(?:^|\/)\./.test(path) && !isUsed(`/${path}`) && !isUsed(`/${videoOf(path)}`))
      .map(({ path, shown }) => ({
        place: startOfFile(shown),
        text: '',
        message: `/${path} is not used anywhere.`,
        hint: 'Use it, or remove it. (Notes with the extension .md or .txt are never reported.)',
      }));
  },
});
