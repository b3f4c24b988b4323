import type { ProblemWords } from '../problems/create-problem.ts';

/** An explained syntax error, and the range of the text to change. */
export type SyntaxFinding = ProblemWords & { span: [start: number, end: number] };
