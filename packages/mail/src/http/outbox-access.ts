import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { RateLimit } from '../limits.ts';

/** The number of wrong tokens within `window` milliseconds after which the service says so. A valid one is never rejected: no one guesses 128 bits. */
const guessLimit = { count: 20, window: 10 * 60_000 };

/** The result of checking a token. `wait` is in milliseconds, and 0 unless there were too many wrong tokens. */
export type TokenCheck = { isValid: true } | { isValid: false; wait: number };

/**
 * Controls access to the outbox page. The printed address has a token. A valid token is exchanged for a cookie, so that
 * it does not stay in the browser's history, in a `Referer` header or in screenshots.
 */
export class OutboxAccess {
  /** Depends on the token: cookies ignore ports, so services on two ports with one name would log each other out. */
  readonly cookieName: string;
  /** A hash of the token. Valid until the token changes. */
  readonly cookieValue: string;
  /** The token of the page's forms, which other sites do not know. */
  readonly formToken: string;
  readonly #token: string;
  readonly #guesses: RateLimit;

  /** `token` has at least 128 bits. `elapsed` is a monotonic clock in milliseconds. */
  constructor(token: string, elapsed: () => number) {
    const derive = (purpose: string): string => createHmac('sha256', token).update(purpose).digest('hex');
    this.cookieName = `outbox-${derive('cookie name').slice(0, 8)}`;
    this.cookieValue = derive('cookie value');
    this.formToken = derive('form token');
    this.#token = token;
    this.#guesses = new RateLimit({ ...guessLimit, elapsed });
  }

  /** Checks a token from the address, in constant time. */
  checkToken(candidate: string): TokenCheck {
    return isEqual(candidate, this.#token) ? { isValid: true } : { isValid: false, wait: this.#guesses.consume('') };
  }

  /** Checks the token of a form, in constant time. */
  isFormToken(candidate: string): boolean {
    return isEqual(candidate, this.formToken);
  }

  /**
   * Checks a cookie, in constant time. Has no rate limit: a page of another site can cause requests with wrong tokens,
   * which must not lock out an operator who has the cookie.
   */
  isValidCookie(candidate: string | undefined): boolean {
    return candidate !== undefined && isEqual(candidate, this.cookieValue);
  }
}

/** Compares digests, because `timingSafeEqual` needs equal lengths. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
