import type { IncomingMessage } from 'node:http';
import type { Person } from '@pagewright/core';
import type { StudioFile, StudioSite } from './read-studio-file.ts';
import type { Sessions } from './sessions.ts';
import { secretIn, type Visit } from './visit.ts';

/** In seconds: how long a browser keeps a session. */
const cookieAge = 30 * 24 * 60 * 60;

/** The path of the editor in a preview. */
export const editorPath = '/__editor';

/** Who is in front of the gate, and who gets in. */
export class Access {
  constructor(
    readonly site: StudioSite,
    readonly sessions: Sessions,
    private readonly file: StudioFile,
  ) {}

  /** Returns a person whom `studio.yaml` names on the site. */
  person = (email: string): Person | undefined => this.file.person(email, this.site.id);

  /** Returns the addresses of all people in `studio.yaml`. */
  emails = (): string[] => this.file.current().people.map(({ email }) => email);

  /** Returns the person who has signed in, and marks the session as used. */
  async personOf(request: IncomingMessage): Promise<Person | undefined> {
    const session = await this.sessions.use(secretIn(request, 'session'));
    return session?.site === this.site.id ? this.person(session.email) : undefined;
  }

  /**
   * Signs a person in, with a new secret: whoever has set a cookie in this browser before has nothing of the new session. `passkey`: the id of the one
   * that was used.
   */
  async enter(visit: Visit, person: Person, passkey?: string): Promise<void> {
    await this.sessions.end(secretIn(visit.request, 'session'));
    visit.setCookie('session', await this.sessions.begin(person.id, this.site.id, passkey), cookieAge);
  }
}
