/**
 * One thing that a page is made from: its file, `site.yaml`, a record (`record:faqs/getting-started`),
 * a shared block (`shared:contact-form`; `shared:` stands for the names of all), a picture or film (`media:/media/team.jpg`).
 */
export type InputKey = `file:${string}` | `record:${string}` | `records:${string}` | `shared:${string}` | `media:${string}` | 'settings';

/** The state of an input; two equal ones mean that nothing changed. */
export type Fingerprint = string;

/**
 * Which page was made from which inputs, and in which state they were. The one answer to "what must be
 * drawn again", "what may stay" and "where is this used".
 */
export class DependencyGraph {
  readonly #inputs = new Map<string, ReadonlyMap<InputKey, Fingerprint>>();
  /** For each input and each of its states, the pages that were made from it: asking costs what there are inputs, not pages. */
  readonly #users = new Map<InputKey, Map<Fingerprint, Set<string>>>();

  /** Replaces what is known of a page, named by its key. */
  record(page: string, inputs: ReadonlyMap<InputKey, Fingerprint>): void {
    this.#forget(page);
    this.#inputs.set(page, inputs);
    for (const [key, fingerprint] of inputs) {
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

  /** The pages, by key, that were made from an input. */
  usersOf(key: InputKey): string[] {
    return [...(this.#users.get(key)?.values() ?? [])].flatMap((users) => [...users]);
  }

  #forget(page: string): void {
    for (const [key, fingerprint] of this.#inputs.get(page) ?? []) {
      const states = this.#users.get(key);
      const users = states?.get(fingerprint);
      users?.delete(page);
      if (users?.size === 0) states?.delete(fingerprint);
      if (states?.size === 0) this.#users.delete(key);
    }
    this.#inputs.delete(page);
  }
}
