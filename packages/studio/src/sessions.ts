import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { inTurn } from './in-turn.ts';
import { hashOf, newSecret, StateFiles } from './state-files.ts';

/** In milliseconds: a session ends after thirty days, and after twelve hours in which nobody has used it. */
const [lifetime, idle] = [30 * 24 * 60 * 60_000, 12 * 60 * 60_000];

/** In milliseconds: how exactly the files know when a session was used. After a restart, it may have been used so much later. */
const exactness = 10 * 60_000;

const sessionSchema = z.object({
  version: z.literal(2),
  id: z.string(),
  email: z.string(),
  /** The SHA-256 of the secret for the studio. */
  secret: z.string(),
  /** The SHA-256 of the secret for each site that was opened, by the id of the site. */
  sites: z.record(z.string(), z.string()),
  /** The id of the passkey that is on the device of the session: it has begun the session, or was added in it. */
  passkey: z.string().optional(),
  created: z.number(),
  used: z.number(),
});

/** A sign-in of a person in one browser: at the studio, and at each site that was opened from there. */
export type Session = z.infer<typeof sessionSchema>;

/** A session, and when its file was written. */
type Known = { session: Session; written: number };

/**
 * The sessions of people who have signed in. A browser keeps a token for the studio, and one for each site: the id of the session, and a secret that
 * is good for that origin alone. All of them end with the session.
 */
export class Sessions {
  readonly #files: StateFiles<typeof sessionSchema>;
  /** The sessions that were used since the start, by their ids. */
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

  /** Begins a session, and returns its token for the studio. `passkey`: the id of the one that was used. */
  begin(email: string, passkey?: string): Promise<string> {
    return this.#inTurn(async () => {
      await this.#files.removeAll((one) => this.#isOver(one));
      const [id, secret, now] = [newSecret(), newSecret(), this.now()];
      await this.#files.write(id, { version: 2, id, email, secret: hashOf(secret), sites: {}, passkey, created: now, used: now });
      return `${id}.${secret}`;
    });
  }

  /**
   * Returns the token of a session for a site: the same one each time, so that several tabs may ask. `token`: that for the studio. Undefined for a
   * session that has ended.
   */
  async admit(token: string, site: string): Promise<string | undefined> {
    const session = await this.use(token);
    if (!session) return undefined;
    const { id, secret } = readToken(token);
    const own = createHmac('sha256', secret).update(site).digest('base64url');
    if (session.sites[site] !== hashOf(own))
      await this.#change(id, (before) => ({ ...before, sites: { ...before.sites, [site]: hashOf(own) } }));
    return `${id}.${own}`;
  }

  /** Returns the session of a token for the studio, or for a site, and marks it as used. Undefined for one that has ended, and for another origin. */
  async use(token: string, site?: string): Promise<Session | undefined> {
    const { id, secret } = readToken(token);
    if (!this.#known.has(id)) await this.#inTurn(() => this.#open(id));
    const known = this.#known.get(id);
    if (!known || this.#isOver(known.session)) return undefined;
    const expected = site === undefined ? known.session.secret : known.session.sites[site];
    if (expected !== hashOf(secret)) return undefined;
    const now = this.now();
    known.session = { ...known.session, used: now };
    if (now - known.written > exactness) await this.#inTurn(() => this.#write(id));
    return known.session;
  }

  async #open(id: string): Promise<void> {
    if (this.#known.has(id)) return;
    const session = await this.#files.read(id);
    if (session && !this.#isOver(session)) this.#known.set(id, { session, written: 0 });
  }

  async #write(id: string): Promise<void> {
    const known = this.#known.get(id);
    if (!known) return;
    known.written = this.now();
    await this.#files.write(id, known.session);
  }

  #change(id: string, change: (session: Session) => Session): Promise<void> {
    return this.#inTurn(async () => {
      const known = this.#known.get(id);
      if (!known) return;
      known.session = change(known.session);
      await this.#write(id);
    });
  }

  /** True while a session goes on that was used since the start. Does not use it. */
  isOpen(id: string): boolean {
    const known = this.#known.get(id);
    return known !== undefined && !this.#isOver(known.session);
  }

  /** Ends a session, at the studio and at all sites. */
  end(id: string): Promise<void> {
    this.#known.delete(id);
    return this.#inTurn(async () => {
      this.#known.delete(id);
      await this.#files.remove(id);
    });
  }

  /** Says which passkey is on the device of a session that was used since the start; undefined for none. */
  setPasskey = (id: string, passkey: string | undefined): Promise<void> => this.#change(id, (session) => ({ ...session, passkey }));

  /** Ends all sessions of which `isMeant` is true. */
  endAll(isMeant: (session: Session) => boolean): Promise<void> {
    const forget = (): void => {
      for (const [id, { session }] of this.#known) if (isMeant(session)) this.#known.delete(id);
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

/** Reads what a browser has sent. An unknown text has a secret that no session has. */
function readToken(token: string): { id: string; secret: string } {
  const [id = '', secret = ''] = token.split('.');
  return { id, secret };
}
