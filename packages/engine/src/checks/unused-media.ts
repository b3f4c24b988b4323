import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';
import { isReadWhole } from './is-read-whole.ts';

/** Notes and licences may lie beside the files that they are about. */
const notes = /\.(?:md|txt)$/i;

/** A file of `media/` that no page, record or setting names is in the way of those that are. */
export const unusedMedia: Check = (site) => {
  if (!isReadWhole(site)) return [];
  const isUsed = (path: string): boolean => site.pageInputs.has(`media:${path}`) || site.recordInputs.has(`media:${path}`);
  return site.files.media
    .filter(({ path }) => !notes.test(path) && !/(?:^|\/)\./.test(path) && !isUsed(`/${path}`))
    .map(({ path, shown }) =>
      createProblem({
        code: 'unused-media',
        severity: 'warning',
        place: { file: shown, line: 1, column: 1, length: 1 },
        text: '',
        message: `Nothing uses /${path}.`,
        hint: 'Use it, or remove it. Notes beside media may end in .md or .txt.',
      }),
    );
};
