import { randomBytes, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { FormPost } from './form-post.ts';

/** Reads what a request tells about its sender: headers that our scripts set, and hidden fields of a form that the browser posted. */
export const readTraces = ({ headers }: Request, post?: Pick<FormPost, 'isTrapped' | 'proof'>): Traces => ({
  isTrapped: post?.isTrapped ?? headers.get('X-Suspected') === '1',
  age: readAge(headers.get('X-Form-Age')),
  proof: headers.get('X-Proof-Of-Work') ?? post?.proof,
});

const readAge = (text: string | null): number | undefined => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined);

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
type Suspicion = { isSuspected: boolean; release: () => void };

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

/** How long a challenge is valid, in milliseconds. Two hours, because a long form takes that long when somebody calls. */
const lifetime = 2 * 60 * 60 * 1000;
/** The most proofs that are remembered. Beyond, the oldest is forgotten, and could be used twice. */
const maxUsed = 100_000;
/**
 * The work: so many derivations of a key, each with so many iterations. About 0.2 seconds on a computer and a second on a slow phone,
 * in another thread, while the visitor types.
 */
const work = { cost: 2_000, least: 150, most: 300 };

const algorithm = 'PBKDF2/SHA-256';

/** A proof as the browser sends it: JSON in base64. */
const proofSchema = z.object({
  challenge: z.object({
    signature: z.string(),
    parameters: z.object({
      algorithm: z.literal(algorithm),
      cost: z.literal(work.cost),
      expiresAt: z.number(),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      nonce: z.string().max(64),
      salt: z.string().max(64),
    }),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(128) }),
});

/** The longest proof that is read, in characters. */
const maxLength = 2_000;

/** Creates tasks that cost a browser some work, and checks their solutions. Each can be used once, until the service ends. */
export class ProofsOfWork {
  readonly #secrets = {
    hmacSignatureSecret: randomBytes(32).toString('hex'),
    hmacKeySignatureSecret: randomBytes(32).toString('hex'),
  };
  readonly #now: () => number;
  /** The signatures of used proofs, with the time in milliseconds after which they are not valid anyway. */
  readonly #used = new Map<string, number>();

  /** `now` returns the time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Creates a task. */
  challenge(): Promise<Challenge> {
    const counter = randomInt(work.least, work.most);
    const expiresAt = Math.floor((this.#now() + lifetime) / 1000);
    return createChallenge({ algorithm, cost: work.cost, counter, deriveKey, expiresAt, ...this.#secrets });
  }

  /**
   * Takes a proof: resolves to a function that gives it back, for a message that was not stored after all. Resolves to undefined for a
   * proof that is wrong, has expired, or was taken before.
   */
  async take(text: string): Promise<(() => void) | undefined> {
    const proof = readProof(text);
    if (!proof) return undefined;
    const { challenge, solution } = proof;
    const now = this.#now();
    const { verified } = await verifySolution({ challenge, solution: { ...solution, time: 0 }, deriveKey, ...this.#secrets });
    const until = challenge.parameters.expiresAt * 1000;
    if (!verified || until < now || this.#used.has(challenge.signature)) return undefined;
    this.#removeOld(now);
    this.#used.set(challenge.signature, until);
    return () => this.#used.delete(challenge.signature);
  }

  #removeOld(now: number): void {
    for (const [signature, until] of this.#used) {
      // Maps keep the order of insertion, and every proof is valid for the same time after it was created.
      if (until >= now && this.#used.size < maxUsed) return;
      this.#used.delete(signature);
    }
  }
}

function readProof(text: string): z.output<typeof proofSchema> | undefined {
  if (text.length > maxLength) return undefined;
  try {
    return proofSchema.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
