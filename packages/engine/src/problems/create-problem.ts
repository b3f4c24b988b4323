import type { Place, Problem } from './problem.ts';

type ProblemParts = Omit<Problem, keyof Place | 'excerpt' | 'severity'> & {
  place: Place;
  /** The text of the file, from which the excerpt is cut. */
  text: string;
  severity?: Problem['severity'];
};

/** Builds a problem with its excerpt: the line it points at and the one above; none where there is no text to cut from. */
export function createProblem({ place, text, severity = 'error', ...rest }: ProblemParts): Problem {
  const { message, hint, fix, context } = rest;
  const lines = text === '' ? [] : text.split('\n');
  const excerpt = [place.line - 1, place.line]
    .filter((line) => line >= 1 && line <= lines.length)
    .map((line) => ({ line, text: visible((lines[line - 1] ?? '').replace(/\r$/, '')) }));
  return {
    ...place,
    severity,
    ...rest,
    message: visible(message),
    ...(hint !== undefined && { hint: visible(hint) }),
    ...(fix !== undefined && { fix: visible(fix) }),
    ...(context !== undefined && { context: visible(context) }),
    excerpt,
  };
}

/** Characters that would move the cursor of a terminal or turn the direction of text stand as a sign that can be seen. */
const visible = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu, '\uFFFD');
