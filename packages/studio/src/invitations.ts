import { join } from 'node:path';
import { z } from 'zod';
import { StateFiles } from './state-files.ts';

/** In milliseconds: seven days. */
const lifetime = 7 * 24 * 60 * 60_000;

const invitationSchema = z.object({ version: z.literal(1), email: z.string(), site: z.string(), created: z.number() });

/** An invitation of a person to a site. */
export type Invitation = z.infer<typeof invitationSchema>;

/** The invitations that nobody has used. Each is for one address, can be used once, and lasts for seven days. */
export class Invitations {
  readonly #files: StateFiles<typeof invitationSchema>;

  /** `state`: the folder with the state of the studio. `now`: returns the time in milliseconds. */
  constructor(
    state: string,
    private readonly now: () => number = Date.now,
  ) {
    this.#files = new StateFiles(join(state, 'invitations'), invitationSchema);
  }

  /** Invites a person, and returns the secret of the link. Earlier invitations of that person to the site end. */
  async add(email: string, site: string): Promise<string> {
    await this.#files.removeAll((one) => this.#isOver(one) || (one.email === email && one.site === site));
    return this.#files.add({ version: 1, email, site, created: this.now() });
  }

  /** Returns an invitation that can be used. */
  async find(secret: string): Promise<Invitation | undefined> {
    const found = await this.#files.read(secret);
    return found && !this.#isOver(found) ? found : undefined;
  }

  /** Uses an invitation. Of several calls at once, one gets it. */
  async use(secret: string): Promise<Invitation | undefined> {
    const found = await this.find(secret);
    return found && (await this.#files.remove(secret)) ? found : undefined;
  }

  #isOver({ created }: Invitation): boolean {
    return this.now() - created > lifetime;
  }
}
