/**
 * One thing that a page is made from: its file, `site.yaml`, a record (`record:faqs/getting-started`),
 * a picture or film (`media:/media/team.jpg`).
 */
export type InputKey = `file:${string}` | `record:${string}` | `records:${string}` | `media:${string}` | 'settings';

/** The state of an input; two equal ones mean that nothing changed. */
export type Fingerprint = string;

/**
 * Which page was made from which inputs, and in which state they were. The one answer to "what must be
 * drawn again", "what may stay" and "where is this used".
 */
export class DependencyGraph {
  readonly #inputs = new Map<string, ReadonlyMap<InputKey, Fingerprint>>();

  /** Replaces what is known of a page, named by its file. */
  record(page: string, inputs: ReadonlyMap<InputKey, Fingerprint>): void {
    this.#inputs.set(page, inputs);
  }

  /** Forgets pages whose files are gone. */
  keepOnly(pages: ReadonlySet<string>): void {
    for (const page of this.#inputs.keys()) if (!pages.has(page)) this.#inputs.delete(page);
  }

  /** Whether every input of a page is in the state it was made from. Unknown pages are not. */
  isFresh(page: string, stateOf: (key: InputKey) => Fingerprint): boolean {
    const inputs = this.#inputs.get(page);
    if (!inputs) return false;
    for (const [key, fingerprint] of inputs) if (stateOf(key) !== fingerprint) return false;
    return true;
  }

  /** The pages, by file, that were made from an input. */
  usersOf(key: InputKey): string[] {
    return [...this.#inputs].filter(([, inputs]) => inputs.has(key)).map(([page]) => page);
  }
}
