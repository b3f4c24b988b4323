import { linesOf } from '../text/lines-of.ts';
import { type ContentCode, contentCodes } from './codes/index.ts';
import type { Place, Problem } from './problem.ts';

/** A problem before its code and severity are added. */
export type Finding = Omit<Problem, keyof Place | 'excerpt' | 'code' | 'severity'> & {
  place: Place;
  /** The text of the file, for the excerpt. Empty for a binary file. */
  text: string;
};

/** The code, texts and fix of a problem, without a place. */
export type ProblemWords = Pick<Problem, 'message' | 'hint' | 'fix' | 'edits' | 'embed'> & { code: ContentCode };

/** Creates a problem while content is read, validated or resolved. The code determines the severity. */
export const createProblem = ({ code, ...finding }: Finding & { code: ContentCode }): Problem =>
  toProblem({ code, severity: contentCodes[code].severity }, finding);

const excerptOf = (line = ''): string => replaceUnsafe(line.replace(/\r$/, ''));

/** True while a file has the line that a problem was found in. In a text that was changed since, its place is that of something else. */
export const isOfText = ({ line, excerpt }: Pick<Problem, 'line' | 'excerpt'>, text: string): boolean =>
  excerpt.every((one) => one.line !== line || one.text === excerptOf(linesOf(text)[line - 1]));

/**
 * Creates a problem from a finding, with the line of the place and the line above as excerpt. Only for callers that
 * know code and severity already; all others call `createProblem`.
 */
export function toProblem({ code, severity }: Pick<Problem, 'code' | 'severity'>, { place, text, ...words }: Finding): Problem {
  const { message, hint, fix, context } = words;
  const lines = text === '' ? [] : linesOf(text);
  const excerpt = [place.line - 1, place.line]
    .filter((line) => line >= 1 && line <= lines.length)
    .map((line) => ({ line, text: excerptOf(lines[line - 1]) }));
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

/** Replaces characters that would move the terminal cursor or change the text direction by U+FFFD. */
const replaceUnsafe = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]|\p{Cs}/gu, '\uFFFD');
