import type { ValidPage } from '../content/validate/validate-page.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';

/** Two pages must not claim the same path. The later file gets the problem, which names both. */
export const duplicatePath: Check = ({ pages }) => {
  const owners = new Map<string, ValidPage>();
  return pages.flatMap((page) => {
    const path = page.shell?.path;
    if (path === undefined) return [];
    const owner = owners.get(path);
    if (!owner) {
      owners.set(path, page);
      return [];
    }
    return [
      createProblem({
        code: 'duplicate-path',
        place: page.file.locate(['path'], 'value'),
        text: page.file.text,
        context: `page "${page.name}"`,
        message: `Two pages use the path ${path}: ${whereOf(owner)} and ${whereOf(page)}.`,
        hint: page.madeFrom === undefined ? 'Change one of them.' : 'Change one of the records, or the path that is made from them.',
      }),
    ];
  });
};

/** Where a page has its path from: a line of a file, and the record that fills it in. */
function whereOf({ file, madeFrom }: ValidPage): string {
  const { file: shown, line } = file.locate(['path'], 'value');
  return `${shown}:${line}${madeFrom === undefined ? '' : ` (for ${madeFrom})`}`;
}
