import { join } from 'node:path';
import { z } from 'zod';
import { inTurn } from './in-turn.ts';
import { newSecret, StateFiles } from './state-files.ts';

const passkeySchema = z.object({
  /** The id of the credential. */
  id: z.string(),
  /** In base64url. */
  publicKey: z.string(),
  /** How often the device says that it was used; 0 for devices that do not count. */
  counter: z.int().min(0),
  /** The browser and the system in which it was added, such as "Chrome, Windows". */
  name: z.string(),
  /** In milliseconds since 1970. */
  created: z.number(),
});

/** A passkey of a person. */
export type Passkey = z.output<typeof passkeySchema>;

const accountSchema = z.object({
  version: z.literal(1),
  email: z.string(),
  /** What devices know the person by. Random: a device does not get the e-mail address from it. */
  handle: z.string(),
  passkeys: z.array(passkeySchema),
});

/** What the studio stores of a person, besides `studio.yaml`. */
type Account = z.output<typeof accountSchema>;

/** The passkeys of people: a file for each person in `people/`, named by the SHA-256 of the e-mail address. */
export class People {
  readonly #files: StateFiles<typeof accountSchema>;
  readonly #inTurn = inTurn();

  /** `state`: the folder with the state of the studio. */
  constructor(state: string) {
    this.#files = new StateFiles(join(state, 'people'), accountSchema);
  }

  /** Returns the account of a person. An empty one, which is not stored, for somebody who has none yet. */
  async find(email: string): Promise<Account> {
    const found = await this.#files.read(keyOf(email));
    return found ?? { version: 1, email, handle: newSecret(), passkeys: [] };
  }

  /** Returns the one of some people who has a passkey. */
  async ownerOf(passkey: string, emails: readonly string[]): Promise<string | undefined> {
    for (const email of emails) if ((await this.find(email)).passkeys.some(({ id }) => id === passkey)) return email;
    return undefined;
  }

  /**
   * Changes an account, one change after the other. When `change` throws, nothing is written. Throws an `Error` for a file that cannot be read:
   * it is not overwritten.
   */
  change(email: string, change: (account: Account) => Account | Promise<Account>): Promise<void> {
    return this.#inTurn(async () => {
      if (await this.#files.isDamaged(keyOf(email)))
        throw new Error(`${this.#files.path(keyOf(email))} cannot be read. Remove it: its person adds passkeys again.`);
      await this.#files.write(keyOf(email), await change(await this.find(email)));
    });
  }

  /** Removes the account of a person. */
  remove(email: string): Promise<boolean> {
    return this.#inTurn(() => this.#files.remove(keyOf(email)));
  }
}

const keyOf = (email: string): string => email.toLowerCase();
