import { defineRule } from '../define-rule.ts';
import { isReadWhole } from '../site/is-read-whole.ts';

/** Notes and licences of media files, which may lie next to them. */
const notes = /\.(?:md|txt)$/i;

export const unusedMedia = defineRule({
  code: 'unused-media',
  severity: 'warning',
  fixable: false,
  where: 'file',
  summary: 'No page and no record uses a file of media.',
  why: 'Files that nobody needs are in the way of those that are.',
  wrong: 'media/pictures/team-2019.png',
  right: 'media/pictures/bench.png',
  check: (site) => {
    if (!isReadWhole(site)) return [];
    const isUsed = (path: string): boolean => site.pageInputs.has(`media:${path}`) || site.recordInputs.has(`media:${path}`);
    return site.files.media
      .filter(({ path }) => !notes.test(path) && !/(?:^|\/)\./.test(path) && !isUsed(`/${path}`))
      .map(({ path, shown }) => ({
        place: { file: shown, line: 1, column: 1, length: 1 },
        text: '',
        message: `Nothing uses /${path}.`,
        hint: 'Use it, or remove it. Notes beside media may end in .md or .txt.',
      }));
  },
});
