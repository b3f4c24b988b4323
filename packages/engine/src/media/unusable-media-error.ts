import type { ProblemWords } from '../problems/create-problem.ts';

/** Why a file of `media/` is not published. `line` and `column` count from 1 and are set for text formats such as SVG. */
export type MediaFault = { code: ProblemWords['code']; message: string; hint: string; line?: number; column?: number };

/** Thrown for a file of `media/` that cannot be published. */
export class UnusableMediaError extends Error {
  constructor(readonly fault: MediaFault) {
    super(fault.message);
    this.name = 'UnusableMediaError';
  }
}
