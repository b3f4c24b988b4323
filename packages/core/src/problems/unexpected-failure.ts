import { createProblem, type ProblemWords } from './create-problem.ts';
import { hasChanged } from './file-errors.ts';
import type { Place, Problem } from './problem.ts';
import { type PlaceInCode, SiteCodeError } from './site-code-error.ts';

const code = 'unexpected-failure';

type FailureParts = {
  error: unknown;
  place: Place;
  /** The text of the file at `place`, for the excerpt; empty when there is none. */
  text: string;
  context?: string | undefined;
  /** Where the site's own code may have thrown it, such as a trait of a block type. */
  placeInCode?: PlaceInCode;
};

/**
 * Returns a problem for an unexpected exception. It says that the builder or the code of the site is at fault and not the author, and points
 * at the place that was being processed, so that the author can change it and continue.
 */
export function unexpectedFailure({ error, placeInCode, ...where }: FailureParts): Problem {
  if (placeInCode && error instanceof Error && placeInCode(error) !== undefined)
    return createProblem({ ...where, ...siteCodeFailure('The code of this site', error, placeInCode) });
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return createProblem({
    ...where,
    code,
    message: `The builder has a bug that shows here: ${reason.split('\n', 1).join('').slice(0, 200)}`,
    hint: 'The mistake is not in your text. Please report this message to your developer. Other pages are not affected.',
  });
}

/** Returns the words of a problem for an exception of the site's own code. `what` is a phrase such as `The rule old-name of this site`. */
export const siteCodeFailure = (what: string, error: unknown, placeInCode: PlaceInCode): ProblemWords => ({
  code,
  message: new SiteCodeError(`${what} failed`, error, placeInCode).message,
  hint: 'The mistake is in the code of this site, and not in your text. Please report this message to your developer.',
});

/** True for a problem that `unexpectedFailure` returned. */
export const isUnexpectedFailure = (problem: Problem): boolean => problem.code === code;

/** Runs `work`. When it throws, returns the result of `onFailure` instead. Errors of files that were deleted or changed are thrown again. */
export function guarded<Result>(work: () => Result, onFailure: (error: unknown) => Result): Result {
  try {
    return work();
  } catch (error) {
    if (hasChanged(error)) throw error;
    return onFailure(error);
  }
}
