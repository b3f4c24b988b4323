import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Entry, State } from '../../../packages/mail/src/outbox/entry.ts';
import { OutboxFolder } from './outbox-folder.ts';
import type { SharedSiteName } from './shared-sites.ts';

const servedSchema = z.object({ origin: z.string(), outbox: z.string() });

/**
 * A site that tests of all files and workers share: `tests/e2e/start-shared-sites.ts` builds it once. No test changes it, and
 * its outbox has the messages of others too, so each test sends words of its own.
 */
export class SharedSite {
  readonly #name: SharedSiteName;
  #served: { origin: string; outbox: OutboxFolder } | undefined;

  constructor(name: SharedSiteName) {
    this.#name = name;
  }

  /** Waits until the site is served. */
  async start(): Promise<void> {
    const answer = await fetch(`${process.env.SHARED_SITES}/${this.#name}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    const { origin, outbox } = servedSchema.parse(JSON.parse(text));
    this.#served = { origin, outbox: new OutboxFolder(outbox) };
  }

  get #site(): { origin: string; outbox: OutboxFolder } {
    if (!this.#served) throw new Error(`The site "${this.#name}" is not started.`);
    return this.#served;
  }

  address(path: string): string {
    return this.#site.origin + path;
  }

  /** Returns all messages that the mail service has stored. */
  entries(): Entry[] {
    return this.#site.outbox.entries();
  }

  /** Returns the messages in a state whose text contains `text`. */
  stored(state: State, text: string): Entry[] {
    return this.#site.outbox.stored(state, text);
  }
}

/** Returns a name or a word of a test's own: with a number that no other test has, and no other run of this one. */
export const ownWord = (word: string): string => `${word}-${randomUUID().slice(0, 8)}`;
