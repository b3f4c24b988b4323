import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { RateLimit } from './rate-limit.ts';

/** How many wrong tokens are looked at, within how many milliseconds. A right one among more is rejected too. */
const guesses = { count: 20, window: 10 * 60_000 };

/** What a token is worth: a cookie for a right one, otherwise nothing, or a wait in milliseconds after too many guesses. */
export type TokenCheck = { isRight: true } | { isRight: false; wait: number };

/**
 * Decides who may see the outbox page. The token is in the printed address; a right one is exchanged for a cookie, so
 * that it does not stay in the browser's history, in a `Referer` or in screenshots.
 */
export class OutboxAccess {
  /** Cookies do not tell ports apart, so each token has a cookie name of its own: two services do not log each other out. */
  readonly cookieName: string;
  /** Derived from the token, which can't be computed from it. Valid until the token changes. */
  readonly cookieValue: string;
  readonly #token: string;
  readonly #guesses: RateLimit;

  /** `token` has at least 128 bits; `elapsed` is a clock in milliseconds that never jumps. */
  constructor(token: string, elapsed: () => number) {
    const derive = (purpose: string): string => createHmac('sha256', token).update(purpose).digest('hex');
    this.cookieName = `outbox-${derive('cookie name').slice(0, 8)}`;
    this.cookieValue = derive('cookie value');
    this.#token = token;
    this.#guesses = new RateLimit({ ...guesses, elapsed });
  }

  /** Compares a token from the address in constant time. */
  checkToken(candidate: string): TokenCheck {
    const wait = this.#guesses.take('');
    if (wait > 0) return { isRight: false, wait };
    if (!isEqual(candidate, this.#token)) return { isRight: false, wait: 0 };
    this.#guesses.refund('');
    return { isRight: true };
  }

  /**
   * Compares a cookie in constant time. Not limited: a page of another site can cause requests with wrong tokens, and
   * must not lock out who is in already.
   */
  isCookieRight(candidate: string | undefined): boolean {
    return candidate !== undefined && isEqual(candidate, this.cookieValue);
  }
}

/** Compares digests, which have one length whatever was sent. */
const isEqual = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
