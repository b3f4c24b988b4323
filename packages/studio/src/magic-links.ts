import { randomInt } from 'node:crypto';
import { ShortLived } from './short-lived.ts';

/** In milliseconds: fifteen minutes. */
const lifetime = 15 * 60_000;

/** How many codes a browser may try. */
const tries = 5;

/** A browser that waits for a sign-in. `code`: what it accepts, and who signs in by it; undefined until a link was used in another browser. */
type Waiting = { code?: { text: string; email: string }; wrong: number };

/** A link that was mailed. `browser`: the secret of the browser that waits for it. */
export type MagicLink = { browser: string; email: string };

/** What a link does: it signs in the browser that has asked for it. In another one, it shows the code that the first one accepts. */
export type UsedLink = { email: string; code?: string };

/**
 * Sign-ins by a link in a mail. A link works once, for fifteen minutes. It signs in only the browser that has asked for it: nobody signs somebody else in
 * by sending an own link, and whoever sees the mail on another device reads a code there and types it into the first one.
 */
export class MagicLinks {
  readonly #waiting: ShortLived<Waiting>;
  readonly #links: ShortLived<MagicLink>;

  /** `elapsed`: a monotonic clock in milliseconds. */
  constructor(elapsed?: () => number) {
    this.#waiting = new ShortLived(lifetime, elapsed);
    this.#links = new ShortLived(lifetime, elapsed);
  }

  /**
   * Begins a sign-in in a browser, and returns the secret that the browser keeps: the same for one that waits already, so that each of its links
   * signs it in.
   */
  begin(browser: string): string {
    return this.#waiting.renew(browser) ? browser : this.#waiting.add({ wrong: 0 });
  }

  /** Returns the secret of a link that signs a person in, in a browser that waits. */
  add(browser: string, email: string): string {
    return this.#links.add({ browser, email });
  }

  /** True for a browser that waits for a sign-in. */
  isWaiting = (browser: string): boolean => this.#waiting.find(browser) !== undefined;

  /** Returns a link that can be used. Does not use it. */
  find(link: string): MagicLink | undefined {
    const found = this.#links.find(link);
    return found && this.isWaiting(found.browser) ? found : undefined;
  }

  /** Uses a link in a browser: of several calls, the first one gets it. Undefined for one that does not work any more. */
  use(link: string, browser: string): UsedLink | undefined {
    const found = this.#links.take(link);
    const waiting = found && this.#waiting.find(found.browser);
    if (!waiting) return undefined;
    if (found.browser === browser) {
      this.#waiting.take(browser);
      return { email: found.email };
    }
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    waiting.code = { text: code, email: found.email };
    return { email: found.email, code };
  }

  /** Tries a code in a browser that waits. Returns who signs in, or whether the browser may try again. */
  tryCode(browser: string, code: string): { email: string } | 'wrong' | 'over' {
    const waiting = this.#waiting.find(browser);
    if (!waiting) return 'over';
    if (waiting.code?.text === code) {
      this.#waiting.take(browser);
      return { email: waiting.code.email };
    }
    waiting.wrong += 1;
    if (waiting.wrong < tries) return 'wrong';
    this.#waiting.take(browser);
    return 'over';
  }
}
