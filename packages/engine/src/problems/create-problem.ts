import { type ContentCode, contentCodes } from './codes/index.ts';
import type { Place, Problem } from './problem.ts';

/** What is wrong at a place, before a code and its severity are attached. */
export type Finding = Omit<Problem, keyof Place | 'excerpt' | 'code' | 'severity'> & {
  place: Place;
  /** The text of the file, for the excerpt. Empty for a file without text, such as a picture. */
  text: string;
};

/** The words of a problem with its code, and its fix, without a place. */
export type ProblemWords = Pick<Problem, 'message' | 'hint' | 'fix' | 'edits'> & { code: ContentCode };

/** Builds a problem that is found while content is read, validated or resolved. Its code determines the severity. */
export const createProblem = ({ code, ...finding }: Finding & { code: ContentCode }): Problem =>
  toProblem({ code, severity: contentCodes[code].severity }, finding);

/**
 * Builds a problem from a finding. Its excerpt is the line of the place and the line above. For stages that know code
 * and severity already; all others call `createProblem`.
 */
export function toProblem({ code, severity }: Pick<Problem, 'code' | 'severity'>, { place, text, ...words }: Finding): Problem {
  const { message, hint, fix, context } = words;
  const lines = text === '' ? [] : text.split('\n');
  const excerpt = [place.line - 1, place.line]
    .filter((line) => line >= 1 && line <= lines.length)
    .map((line) => ({ line, text: replaceUnsafe((lines[line - 1] ?? '').replace(/\r$/, '')) }));
  return {
    ...place,
    code,
    severity,
    ...words,
    message: replaceUnsafe(message),
    ...(hint !== undefined && { hint: replaceUnsafe(hint) }),
    ...(fix !== undefined && { fix: replaceUnsafe(fix) }),
    ...(context !== undefined && { context: replaceUnsafe(context) }),
    excerpt,
  };
}

/** Replaces characters that would move the cursor of a terminal or change the direction of text by U+FFFD. */
const replaceUnsafe = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu, '\uFFFD');
