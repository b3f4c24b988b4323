import { cacheKey } from '../../cache/text-cache.ts';

/**
 * One input of a page: its file, `settings` (`site.yaml` and the interface texts), a record (`record:faqs/getting-started`), the ids of a collection
 * (`records:faqs`), what the placeholders of a page stand for (`placeholders:pages/tags.yaml#bread`), the ids that a query selects (`selected:faqs?{"tags":["news"]}`), the values that a field has in the records
 * (`values:faqs/tags`), whether a record is published (`absence:faqs/getting-started`), whether a date has passed (`over:2027-06-01`), the path of a record's page (`path:posts/3`), whether a collection has pages (`paths:posts`), a shared
 * block (`shared:newsletter`; `shared:` means the names of all), title and description of another page (`page:/about-us`), the page to which
 * a link leads (`address:/about-us`), the versions of a page in all languages (`versions:pages/about-us.yaml`), a picture or
 * video (`media:/media/team.jpg`). In another language than the default one, what differs by language has the name of a view
 * before it: `de|record:faqs/getting-started`.
 */
export type InputKey = PlainInput | `${string}|${string}`;

type PlainInput =
  | `${'file' | 'record' | 'records' | 'placeholders' | 'selected' | 'values' | 'absence' | 'over' | 'path' | 'paths' | 'shared' | 'page' | 'address' | 'versions' | 'media'}:${string}`
  | 'settings';

const known = new Map<InputKey, InputKey>();

/** Returns a set that shares equal keys with other sets, to save memory: a thousand pages have the same hundred inputs. */
export const shareKeys = (keys: Iterable<InputKey>): ReadonlySet<InputKey> =>
  new Set(
    Array.from(keys, (key) => {
      const shared = known.get(key) ?? key;
      known.set(shared, shared);
      return shared;
    }),
  );

/** The state of an input. Equal fingerprints mean that the input did not change. */
export type Fingerprint = string;

/**
 * Records the inputs of every page, with the state of each. The only source for which pages must be rendered again, which
 * can stay, and where something is used.
 */
export class DependencyGraph {
  readonly #inputs = new Map<string, ReadonlySet<InputKey>>();
  /** The pages of each state of each input. Lookups take as many steps as there are inputs, not pages. */
  readonly #users = new Map<InputKey, Map<Fingerprint, Set<string>>>();
  /** The pages that are not in `#users` yet. A command that loads a site once never needs most of them. */
  readonly #unread = new Map<string, (key: InputKey) => Fingerprint>();

  /** Replaces the inputs of a page and their states. `page` is the page's key. */
  record(page: string, inputs: ReadonlySet<InputKey>, stateOf: (key: InputKey) => Fingerprint): void {
    for (const key of inputs) stateOf(key);
    this.recordKnown(page, inputs, stateOf);
  }

  /** Does the same for inputs whose states `stateOf` has looked up before: they must not be those of a later moment. */
  recordKnown(page: string, inputs: ReadonlySet<InputKey>, stateOf: (key: InputKey) => Fingerprint): void {
    this.#forget(page);
    this.#inputs.set(page, inputs);
    this.#unread.set(page, stateOf);
  }

  #readAll(): void {
    for (const [page, stateOf] of this.#unread) this.#read(page, stateOf);
    this.#unread.clear();
  }

  #read(page: string, stateOf: (key: InputKey) => Fingerprint): void {
    for (const key of this.#inputs.get(page) ?? []) {
      const fingerprint = stateOf(key);
      const states = this.#users.get(key) ?? new Map<Fingerprint, Set<string>>();
      const users = states.get(fingerprint) ?? new Set<string>();
      this.#users.set(key, states.set(fingerprint, users.add(page)));
    }
  }

  /** Removes all pages except the given ones. */
  keepOnly(pages: ReadonlySet<string>): void {
    for (const page of this.#inputs.keys()) if (!pages.has(page)) this.#forget(page);
  }

  has(page: string): boolean {
    return this.#inputs.has(page);
  }

  /** Returns the pages with an input that changed since the page was recorded. */
  stale(stateOf: (key: InputKey) => Fingerprint): ReadonlySet<string> {
    this.#readAll();
    const stale = new Set<string>();
    for (const [key, states] of this.#users) {
      const current = stateOf(key);
      for (const [fingerprint, users] of states) if (fingerprint !== current) for (const page of users) stale.add(page);
    }
    return stale;
  }

  /** Returns a hash of a page's inputs and their states. */
  digestOf(page: string): string {
    const inputs = [...(this.#inputs.get(page) ?? [])].sort();
    return cacheKey(...inputs.flatMap((key) => [key, this.#stateOf(key, page)]));
  }

  /** Returns the keys of the pages that use an input. */
  usersOf(key: InputKey): string[] {
    this.#readAll();
    return [...(this.#users.get(key)?.values() ?? [])].flatMap((users) => [...users]);
  }

  /** Returns the recorded state of an input of a page. */
  #stateOf(key: InputKey, page: string): Fingerprint {
    const unread = this.#unread.get(page);
    if (unread) return unread(key);
    for (const [fingerprint, users] of this.#users.get(key) ?? []) if (users.has(page)) return fingerprint;
    return '';
  }

  #forget(page: string): void {
    if (this.#unread.delete(page)) {
      this.#inputs.delete(page);
      return;
    }
    for (const key of this.#inputs.get(page) ?? []) {
      const states = this.#users.get(key);
      for (const [fingerprint, users] of states ?? []) if (users.delete(page) && users.size === 0) states?.delete(fingerprint);
      if (states?.size === 0) this.#users.delete(key);
    }
    this.#inputs.delete(page);
  }
}
