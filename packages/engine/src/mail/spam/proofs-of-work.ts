import { randomBytes, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

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
