import { createProblem } from '../content/create-problem.ts';
import type { ValidPage } from '../content/validate-page.ts';
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
    const [first, second] = [owner, page].map(({ file }) => file.locate(['path'], 'value'));
    if (!first || !second) return [];
    return [
      createProblem({
        code: 'duplicate-path',
        place: second,
        text: page.file.text,
        context: `page "${page.name}"`,
        message: `Two pages use the path ${path}: ${first.file}:${first.line} and ${second.file}:${second.line}.`,
        hint: 'Change one of them.',
      }),
    ];
  });
};
