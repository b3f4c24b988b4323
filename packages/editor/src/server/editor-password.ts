import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isSame } from './guard-editor.ts';

/** The result of a check. `busy`: the password was not compared, because another one from there is still being answered. */
export type CheckResult = 'right' | 'wrong' | 'busy';

/** How long the answer to a wrong password takes, in milliseconds: twice as long after each one from an address. */
const firstWait = 500;
const longestWait = 60_000;

/** The same for wrong passwords from all addresses: this much longer after each one. Ten checks at once make 20 guesses a minute. */
const commonWait = 100;
const longestCommonWait = 30_000;

/** How many addresses are remembered, and how many checks run at once: whoever has many addresses fills neither memory nor time. */
const maxAddresses = 1_000;
const maxChecks = 10;

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
  readonly #wrong = new Map<string, number>();
  readonly #checked = new Set<string>();
  #allWrong = 0;

  constructor(
    private readonly password: string,
    private readonly path: string,
    private readonly wait: (milliseconds: number) => Promise<unknown> = (milliseconds) => pause(milliseconds, undefined, { ref: false }),
  ) {}

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

  /**
   * Checks a password from an address. Resolves late for a wrong one. An address has one check at a time, also when it closes the
   * connection before the answer.
   */
  async check(address: string, sent: string): Promise<CheckResult> {
    if (this.#checked.has(address) || this.#checked.size >= maxChecks) return 'busy';
    if (isSame(sent, this.password)) {
      this.#wrong.delete(address);
      return 'right';
    }
    this.#checked.add(address);
    await this.wait(this.#waitAfter(address));
    this.#checked.delete(address);
    return 'wrong';
  }

  /** Counts a wrong password, and returns how long its answer takes. */
  #waitAfter(address: string): number {
    const count = (this.#wrong.get(address) ?? 0) + 1;
    // The address is the newest one then.
    this.#wrong.delete(address);
    this.#wrong.set(address, count);
    const [oldest] = this.#wrong.keys();
    if (this.#wrong.size > maxAddresses && oldest !== undefined) this.#wrong.delete(oldest);
    this.#allWrong += 1;
    return Math.max(Math.min(firstWait * 2 ** (count - 1), longestWait), Math.min(commonWait * this.#allWrong, longestCommonWait));
  }
}

/** Browsers share the cookies of an address among its ports. A second preview has a session of its own. */
const cookieName = (port: number | undefined): string => `pagewright-editor-${port}`;
