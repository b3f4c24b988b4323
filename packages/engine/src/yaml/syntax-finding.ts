import type { Problem } from '../problems/problem.ts';

/** What is wrong with the syntax, and the span of the text to change. */
export type SyntaxFinding = Pick<Problem, 'code' | 'message' | 'hint' | 'fix' | 'edits'> & { span: [start: number, end: number] };
