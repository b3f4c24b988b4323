import { NoAnswerError } from '../../src/client/connection.ts';

/** How late an answer is, in milliseconds, and whether none comes: before the work is done, or after it. */
export type Fate = { delay: number; fails?: 'before' | 'after' | undefined };

/** Does something as a preview does that is slow, or that does not answer. Throws `NoAnswerError`. */
export async function answerLate<Result>({ delay, fails }: Fate, work: () => Result): Promise<Result> {
  await new Promise((done) => setTimeout(done, delay / 2));
  if (fails === 'before') throw new NoAnswerError();
  const result = work();
  await new Promise((done) => setTimeout(done, delay / 2));
  if (fails === 'after') throw new NoAnswerError();
  return result;
}
