import { createHash } from 'node:crypto';
import { ShortLived } from './short-lived.ts';

/** In milliseconds: how long a browser may take from the studio to the site. */
const lifetime = 30_000;

/** What a code lets a browser do: come in at a site. */
type Entry = {
  /** The id of the site. */
  site: string;
  /** The id of the session at the studio. */
  session: string;
  /** What the browser will keep for the site. */
  token: string;
  /** The one of the nonce that the browser keeps at the site. */
  challenge: string;
  /** The address on the site that the browser has asked for. */
  to: string;
};

/**
 * Codes by which a browser that is signed in at the studio comes in at a site. A code works once, for half a minute, at its site, and only in the browser
 * that has asked there: nobody signs somebody else in by sending an own code, or comes in by one that was overheard.
 */
export class EntryCodes {
  readonly #codes: ShortLived<Entry>;

  /** `elapsed`: a monotonic clock in milliseconds. */
  constructor(elapsed?: () => number) {
    this.#codes = new ShortLived(lifetime, elapsed);
  }

  /** Returns a new code. */
  add = (entry: Entry): string => this.#codes.add(entry);

  /** Uses a code at a site, in a browser with a nonce. Undefined for one that does not work, or does not any more. */
  use(code: string, site: string, nonce: string): Entry | undefined {
    const entry = this.#codes.take(code);
    return nonce !== '' && entry?.site === site && entry.challenge === challengeOf(nonce) ? entry : undefined;
  }
}

/** Returns what the address at the studio says of a nonce. Nobody finds the nonce by it. */
export const challengeOf = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url');
