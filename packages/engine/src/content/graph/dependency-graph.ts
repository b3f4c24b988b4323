import { cacheKey } from '../../cache/text-cache.ts';

/**
 * One thing that a page is made from: its file, `site.yaml`, a record (`record:faqs/getting-started`),
 * a shared block (`shared:contact-form`; `shared:` stands for the names of all), a picture or film (`media:/media/team.jpg`).
 */
export type InputKey = `file:${string}` | `record:${string}` | `records:${string}` | `shared:${string}` | `media:${string}` | 'settings';

const known = new Map<InputKey, InputKey>();

/** Keys as the same texts in memory wherever they come from: a thousand pages name the same hundred inputs. */
export const shareKeys = (keys: Iterable<InputKey>): ReadonlySet<InputKey> =>
  new Set(
    Array.from(keys, (key) => {
      const shared = known.get(key) ?? key;
      known.set(shared, shared);
      return shared;
    }),
  );

/** The state of an input; two equal ones mean that nothing changed. */
export type Fingerprint = string;

/**
 * Which page was made from which inputs, and in which state they were. The one answer to "what must be
 * drawn again", "what may stay" and "where is this used".
 */
export class DependencyGraph {
  readonly #inputs = new Map<string, ReadonlySet<InputKey>>();
  /** For each input and each of its states, the pages that were made from it: asking costs what there are inputs, not pages. */
  readonly #users = new Map<InputKey, Map<Fingerprint, Set<string>>>();

  /** Replaces what is known of a page, named by its key: what it was made from, and the state that each of it is in. */
  record(page: string, inputs: ReadonlySet<InputKey>, stateOf: (key: InputKey) => Fingerprint): void {
    this.#forget(page);
    this.#inputs.set(page, inputs);
    for (const key of inputs) {
      const fingerprint = stateOf(key);
      const states = this.#users.get(key) ?? new Map<Fingerprint, Set<string>>();
      const users = states.get(fingerprint) ?? new Set<string>();
      this.#users.set(key, states.set(fingerprint, users.add(page)));
    }
  }

  /** Forgets pages whose files are gone. */
  keepOnly(pages: ReadonlySet<string>): void {
    for (const page of this.#inputs.keys()) if (!pages.has(page)) this.#forget(page);
  }

  has(page: string): boolean {
    return this.#inputs.has(page);
  }

  /** The pages of which an input is in another state than the one they were made from. */
  stale(stateOf: (key: InputKey) => Fingerprint): ReadonlySet<string> {
    const stale = new Set<string>();
    for (const [key, states] of this.#users) {
      const current = stateOf(key);
      for (const [fingerprint, users] of states) if (fingerprint !== current) for (const page of users) stale.add(page);
    }
    return stale;
  }

  /** Names everything that a page was made from, and the states that it was in. */
  digestOf(page: string): string {
    const inputs = [...(this.#inputs.get(page) ?? [])].sort();
    return cacheKey(...inputs.flatMap((key) => [key, this.#stateOf(key, page)]));
  }

  /** The pages, by key, that were made from an input. */
  usersOf(key: InputKey): string[] {
    return [...(this.#users.get(key)?.values() ?? [])].flatMap((users) => [...users]);
  }

  /** The state that an input was in when a page was made from it. */
  #stateOf(key: InputKey, page: string): Fingerprint {
    for (const [fingerprint, users] of this.#users.get(key) ?? []) if (users.has(page)) return fingerprint;
    return '';
  }

  #forget(page: string): void {
    for (const key of this.#inputs.get(page) ?? []) {
      const states = this.#users.get(key);
      for (const [fingerprint, users] of states ?? []) if (users.delete(page) && users.size === 0) states?.delete(fingerprint);
      if (states?.size === 0) this.#users.delete(key);
    }
    this.#inputs.delete(page);
  }
}
