import type { IncomingMessage } from 'node:http';
import type { Person } from '@pagewright/core';
import type { StudioFile, StudioPerson, StudioSite } from './read-studio-file.ts';
import type { Session, Sessions } from './sessions.ts';
import { secretIn, type Visit } from './visit.ts';

/** In seconds: how long a browser keeps a session. */
export const sessionAge = 30 * 24 * 60 * 60;

/** Who is in front of the gate, and who gets in. */
export class Access {
  /** `address`: of the studio, where people sign in. */
  constructor(
    readonly address: URL,
    readonly sessions: Sessions,
    private readonly file: StudioFile,
  ) {}

  /** Returns the sites that `studio.yaml` names, as it is at the moment. */
  sites = (): readonly StudioSite[] => this.file.current().sites;

  /** Returns a site by its id. */
  site = (id: string): StudioSite | undefined => this.sites().find((one) => one.id === id);

  /** Returns what people sign in to, in words: the only site, or the host of the studio. */
  name(): string {
    const [site, ...others] = this.sites();
    return site && others.length === 0 ? site.name : this.address.host;
  }

  /** Returns a person whom `studio.yaml` names. */
  person = (email: string): StudioPerson | undefined => this.file.person(email);

  /** Returns a person with the role on a site. Undefined for somebody without one. */
  personAt = (email: string, site: string): Person | undefined => (this.site(site) ? this.file.personAt(email, site) : undefined);

  /** Returns the sites that a person edits, with the role on each. */
  sitesOf = ({ email }: StudioPerson): readonly { site: StudioSite; role: Person['role'] }[] =>
    this.sites().flatMap((site) => {
      const person = this.personAt(email, site.id);
      return person ? [{ site, role: person.role }] : [];
    });

  /** Returns the addresses of all people in `studio.yaml`. */
  emails = (): string[] => this.file.current().people.map(({ email }) => email);

  /** Returns the person who has signed in at the studio, with the session, and marks it as used. */
  async signedIn(request: IncomingMessage): Promise<{ person: StudioPerson; session: Session } | undefined> {
    const session = await this.sessions.use(secretIn(request, 'session'));
    const person = session && this.person(session.email);
    return person && { person, session };
  }

  /** Returns the person who has come in at a site, with the session, and marks it as used. */
  async signedInAt(request: IncomingMessage, site: string): Promise<{ person: Person; session: Session } | undefined> {
    const session = await this.sessions.use(secretIn(request, `site-${site}`), site);
    const person = session && this.personAt(session.email, site);
    return person && { person, session };
  }

  /**
   * Signs a person in, with a new secret: whoever has set a cookie in this browser before has nothing of the new session. `passkey`: the id of the one
   * that was used.
   */
  async enter(visit: Visit, { email }: StudioPerson, passkey?: string): Promise<void> {
    const before = await this.sessions.use(secretIn(visit.request, 'session'));
    if (before) await this.sessions.end(before.id);
    visit.setCookie('session', await this.sessions.begin(email, passkey), sessionAge);
  }
}
