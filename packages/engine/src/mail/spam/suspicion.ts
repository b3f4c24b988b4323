import type { ProofsOfWork } from './proofs-of-work.ts';

/** What a post says about who sent it. */
export type Traces = {
  /** True when the field was filled in that people do not see. */
  isTrapped: boolean;
  /** How many milliseconds the page was open. Undefined without script, and for answers that were kept over a reload. */
  age: number | undefined;
  /** The solution of a task that the service gave. Undefined when there was no script, or no time for it. */
  proof: string | undefined;
};

/** How messages are checked for spam. */
export type SpamChecks = {
  /** The time in milliseconds in which no person fills in a form. */
  minimumTime: number;
  /** Undefined on a site that does not ask for work. */
  proofs: ProofsOfWork | undefined;
};

/** Whether a message is suspected. Call `release` when it could not be stored, so that its proof works again. */
export type Suspicion = { isSuspected: boolean; release: () => void };

const link = /https?:\/\/|www\.|\[url|<a\s/i;
const nothing = (): void => undefined;

/**
 * Finds out whether a program has probably sent a message with these texts. Such a message is stored without being mailed, so a
 * missing trace alone is no reason: visitors without script leave none. With proofs of work, a message with a link needs one.
 */
export async function findSuspicion(
  { isTrapped, age, proof }: Traces,
  texts: readonly string[],
  { minimumTime, proofs }: SpamChecks,
): Promise<Suspicion> {
  if (isTrapped || (age !== undefined && age < minimumTime)) return { isSuspected: true, release: nothing };
  if (!proofs || !texts.some((text) => link.test(text))) return { isSuspected: false, release: nothing };
  const release = proof === undefined ? undefined : await proofs.take(proof);
  return { isSuspected: release === undefined, release: release ?? nothing };
}
