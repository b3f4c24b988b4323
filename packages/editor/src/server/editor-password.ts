import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientGroup, RateLimit } from 'pagewright/editing';
import { isSame } from './guard-editor.ts';

/** The result of a check. `busy`: a wrong password, after many others from there. */
export type CheckResult = 'right' | 'wrong' | 'busy';

/**
 * How many wrong passwords are answered as such within `window` milliseconds to one address, or to one /64 network of IPv6. The right one always
 * opens the editor: behind a proxy, guessers have the address of the owner.
 */
const wrongLimit = { count: 100, window: 10 * 60_000 };

/**
 * The password for browsers on other machines, and the session of those that have sent it. The session is a random value and ends
 * with this object.
 *
 * Why the cookie is enough against other sites and DNS rebinding: the preview answers only at `localhost` and at IP addresses, never
 * at another name, so a name that somebody else points at this machine gets 403. The browser binds the cookie to the address that the
 * person has typed, `SameSite=Strict` sends it with no request of another site, and `HttpOnly` hides it from every script. Programs
 * on other ports of that address are the same site; requests of their pages have another origin, which the preview rejects.
 * Without a secure context there is no `Secure` and no `Sec-Fetch-Site`.
 */
export class EditorPassword {
  readonly #session = randomBytes(32).toString('base64url');
  readonly #wrong: RateLimit;

  /** `elapsed` is a monotonic clock in milliseconds. */
  constructor(
    private readonly password: string,
    private readonly path: string,
    elapsed: () => number = () => performance.now(),
  ) {
    this.#wrong = new RateLimit({ ...wrongLimit, elapsed });
  }

  /** True for a request with the cookie of the session. */
  isKnown({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
    const name = `${cookieName(socket.localPort)}=`;
    const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    return cookies.some((cookie) => cookie.startsWith(name) && isSame(cookie.slice(name.length), this.#session));
  }

  /** The header `Set-Cookie` for a browser that has sent the password. */
  cookie({ socket }: Pick<IncomingMessage, 'socket'>): string {
    return `${cookieName(socket.localPort)}=${this.#session}; Path=${this.path}; HttpOnly; SameSite=Strict`;
  }

  /** Checks a password from an address. */
  check(address: string, sent: string): CheckResult {
    if (isSame(sent, this.password)) return 'right';
    return this.#wrong.consume(clientGroup(address)) > 0 ? 'busy' : 'wrong';
  }
}

/** Browsers share the cookies of an address among its ports. A second preview has a session of its own. */
const cookieName = (port: number | undefined): string => `pagewright-editor-${port}`;
