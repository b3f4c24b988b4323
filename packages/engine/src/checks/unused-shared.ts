import { createProblem } from '../problems/create-problem.ts';
import type { Check } from './check.ts';

/** A shared block that no page uses may be forgotten, or its page may be. */
export const unusedShared: Check = ({ pages, shared }) => {
  // What cannot be read may use it, and a name that is misspelt may be meant for it.
  const isUnsure = pages.some(({ file, uses }) => file.problems.length > 0 || [...uses.values()].includes(undefined));
  if (isUnsure) return [];
  return shared
    .filter(({ name, isValid }) => isValid && !pages.some(({ uses }) => uses.has(name)))
    .map(({ name, file }) =>
      createProblem({
        code: 'unused-shared',
        severity: 'warning',
        place: file.locate(['type'], 'value'),
        text: file.text,
        message: `No page uses the shared block "${name}".`,
        hint: `Put it on a page with "- use: ${name}", or remove the file.`,
      }),
    );
};
