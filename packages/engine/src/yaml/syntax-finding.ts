import type { ProblemWords } from '../problems/create-problem.ts';

/** A syntax error in words, and the span of the text to change. */
export type SyntaxFinding = ProblemWords & { span: [start: number, end: number] };
