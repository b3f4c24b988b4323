import { join } from 'node:path';
import { z } from 'zod';
import { inTurn } from './in-turn.ts';
import { StateFiles } from './state-files.ts';

/** In milliseconds: a session ends after thirty days, and after twelve hours in which nobody has used it. */
const [lifetime, idle] = [30 * 24 * 60 * 60_000, 12 * 60 * 60_000];

/** In milliseconds: how exactly the files know when a session was used. After a restart, it may have been used so much later. */
const exactness = 10 * 60_000;

const sessionSchema = z.object({
  version: z.literal(1),
  email: z.string(),
  site: z.string(),
  /** The id of the passkey that is on the device of the session: it has begun the session, or was added in it. */
  passkey: z.string().optional(),
  created: z.number(),
  used: z.number(),
});

/** A sign-in of a person in one browser, for one site. */
export type Session = z.infer<typeof sessionSchema>;

/** A session, and when its file was written. */
type Known = { session: Session; written: number };

/** The sessions of people who have signed in. */
export class Sessions {
  readonly #files: StateFiles<typeof sessionSchema>;
  /** The sessions that were used since the start, by their secrets. */
  readonly #known = new Map<string, Known>();
  /** Reads and writes files one after the other: a session that ends is not written once more. */
  readonly #inTurn = inTurn();

  /** `state`: the folder with the state of the studio. `now`: returns the time in milliseconds. */
  constructor(
    state: string,
    private readonly now: () => number = Date.now,
  ) {
    this.#files = new StateFiles(join(state, 'sessions'), sessionSchema);
  }

  /** Begins a session with a new secret, which the browser keeps. `passkey`: the id of the one that was used. */
  begin(email: string, site: string, passkey?: string): Promise<string> {
    return this.#inTurn(async () => {
      await this.#files.removeAll((one) => this.#isOver(one));
      const now = this.now();
      return this.#files.add({ version: 1, email, site, passkey, created: now, used: now });
    });
  }

  /** Returns the session of a secret and marks it as used. Undefined for one that has ended. */
  async use(secret: string): Promise<Session | undefined> {
    const known = this.#known.get(secret);
    if (!known) return this.#inTurn(() => this.#open(secret));
    if (!this.isOpen(secret)) return undefined;
    const now = this.now();
    known.session = { ...known.session, used: now };
    if (now - known.written > exactness) await this.#inTurn(() => this.#write(secret));
    return known.session;
  }

  async #open(secret: string): Promise<Session | undefined> {
    const session = await this.#files.read(secret);
    if (!session || this.#isOver(session)) return undefined;
    const now = this.now();
    this.#known.set(secret, { session: { ...session, used: now }, written: 0 });
    await this.#write(secret);
    return session;
  }

  async #write(secret: string): Promise<void> {
    const known = this.#known.get(secret);
    if (!known) return;
    known.written = this.now();
    await this.#files.write(secret, known.session);
  }

  /** True while a session goes on that was used since the start. Does not use it. */
  isOpen(secret: string): boolean {
    const known = this.#known.get(secret);
    return known !== undefined && !this.#isOver(known.session);
  }

  /** Ends a session. */
  end(secret: string): Promise<void> {
    this.#known.delete(secret);
    return this.#inTurn(async () => {
      this.#known.delete(secret);
      await this.#files.remove(secret);
    });
  }

  /** Says which passkey is on the device of a session that was used since the start; undefined for none. */
  setPasskey(secret: string, passkey: string | undefined): Promise<void> {
    return this.#inTurn(async () => {
      const known = this.#known.get(secret);
      if (!known) return;
      known.session = { ...known.session, passkey };
      await this.#write(secret);
    });
  }

  /** Ends all sessions of which `isMeant` is true. */
  endAll(isMeant: (session: Session) => boolean): Promise<void> {
    const forget = (): void => {
      for (const [secret, { session }] of this.#known) if (isMeant(session)) this.#known.delete(secret);
    };
    forget();
    return this.#inTurn(async () => {
      forget();
      await this.#files.removeAll((one) => isMeant(one) || this.#isOver(one));
    });
  }

  #isOver({ created, used }: Session): boolean {
    const now = this.now();
    return now - created > lifetime || now - used > idle;
  }
}
