import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { People } from './people.ts';
import type { StudioPerson } from './read-studio-file.ts';
import { ShortLived } from './short-lived.ts';

/** In milliseconds: how long a person may take to confirm with finger, face or PIN. */
const lifetime = 5 * 60_000;

/** What every answer of a browser has. */
const answer = {
  id: z.string().min(1),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** The answer of a browser with a new passkey: `RegistrationResponseJSON` of WebAuthn. */
const addedSchema = z.object({ ...answer, response: z.object({ clientDataJSON: z.string(), attestationObject: z.string() }) });

/** The answer of a browser with a passkey that signs somebody in: `AuthenticationResponseJSON` of WebAuthn. */
const usedSchema = z.object({
  ...answer,
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

/** What a browser was asked to sign. `email`: of the person who adds a passkey; undefined at sign-in. */
type Challenge = { challenge: string; email: string | undefined };

/** A question to a browser, and the secret by which the browser shows that it was asked. */
export type Question<Options> = { secret: string; options: Options };

type PasskeyOptions = {
  people: People;
  /** The address of the studio. Passkeys are for its host. */
  address: URL;
  /** Reports why a passkey was refused. */
  report: (line: string) => void;
  /** A monotonic clock in milliseconds. */
  elapsed?: () => number;
};

/** Adds passkeys, and signs people in by them. Each question to a browser can be answered once, by that browser, within five minutes. */
export class Passkeys {
  readonly #options: PasskeyOptions;
  readonly #challenges: ShortLived<Challenge>;

  constructor(options: PasskeyOptions) {
    this.#options = options;
    this.#challenges = new ShortLived(lifetime, options.elapsed);
  }

  /** Returns what the browser of a person needs to make a passkey. */
  async askToAdd({ email, name }: Pick<StudioPerson, 'email' | 'name'>): Promise<Question<PublicKeyCredentialCreationOptionsJSON>> {
    const { people, address } = this.#options;
    // Stored first: all devices of a person know the same handle.
    await people.change(email, (account) => account);
    const { handle, passkeys } = await people.find(email);
    const options = await generateRegistrationOptions({
      rpName: address.host,
      rpID: address.hostname,
      userID: Uint8Array.from(Buffer.from(handle, 'base64url')),
      userName: email,
      userDisplayName: name,
      timeout: lifetime,
      excludeCredentials: passkeys.map(({ id }) => ({ id })),
      // The device finds the passkey by the host alone: at sign-in, nobody types who they are.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { secret: this.#challenges.add({ challenge: options.challenge, email }), options };
  }

  /**
   * Stores a new passkey of a person. `secret`: of the question. `device`: the name for people. Returns the id of the passkey; undefined for an answer
   * that is not the one to the question.
   */
  async add({ email }: Pick<StudioPerson, 'email'>, secret: string, answered: unknown, device: string): Promise<string | undefined> {
    const asked = this.#challenges.take(secret);
    const { data: response } = addedSchema.safeParse(answered);
    if (asked?.email !== email || !response) return undefined;
    const found = await this.#check(() =>
      verifyRegistrationResponse({ ...this.#expected(asked), response, requireUserVerification: false }),
    );
    if (!found?.registrationInfo) return undefined;
    const { id, publicKey, counter } = found.registrationInfo.credential;
    const passkey = { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, name: device, created: Date.now() };
    await this.#options.people.change(email, (account) => ({
      ...account,
      passkeys: [...account.passkeys.filter((one) => one.id !== id), passkey],
    }));
    return id;
  }

  /** Returns what a browser needs to sign somebody in. It is the same for everybody. */
  async askToSignIn(): Promise<Question<PublicKeyCredentialRequestOptionsJSON>> {
    const { hostname } = this.#options.address;
    const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: 'preferred', timeout: lifetime });
    return { secret: this.#challenges.add({ challenge: options.challenge, email: undefined }), options };
  }

  /**
   * Returns whose passkey has answered a question, and its id. `secret`: of the question. `emails`: the people who may sign in. Undefined for a
   * passkey of somebody else, and for an answer that is not the one to the question.
   */
  async signIn(secret: string, answered: unknown, emails: readonly string[]): Promise<{ email: string; passkey: string } | undefined> {
    const asked = this.#challenges.take(secret);
    const { data: response } = usedSchema.safeParse(answered);
    if (!asked || asked.email !== undefined || !response) return undefined;
    const { people } = this.#options;
    const email = await people.ownerOf(response.id, emails);
    if (email === undefined) return undefined;
    let isVerified = false;
    await people.change(email, async (account) => {
      const passkey = account.passkeys.find(({ id }) => id === response.id);
      if (!passkey) return account;
      const credential = {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      };
      const found = await this.#check(() =>
        verifyAuthenticationResponse({ ...this.#expected(asked), response, credential, requireUserVerification: false }),
      );
      if (!found) return account;
      isVerified = true;
      const used = { ...passkey, counter: found.authenticationInfo.newCounter };
      return { ...account, passkeys: account.passkeys.map((one) => (one === passkey ? used : one)) };
    });
    return isVerified ? { email, passkey: response.id } : undefined;
  }

  #expected({ challenge }: Challenge): { expectedChallenge: string; expectedOrigin: string; expectedRPID: string } {
    const { origin, hostname } = this.#options.address;
    return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: hostname };
  }

  /**
   * Returns what the library has found. Undefined for what it refuses, such as another origin, a forged signature, or a counter that went back, as that of
   * a copied device does.
   */
  async #check<Result extends { verified: boolean }>(verify: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await verify();
      if (result.verified) return result;
      throw new Error('The signature is wrong.');
    } catch (error) {
      // The reason may contain what the browser has sent.
      this.#options.report(`A passkey was refused: ${JSON.stringify(error instanceof Error ? error.message : String(error))}`);
      return undefined;
    }
  }
}
