import type { ExampleSite } from './example-site.ts';

/** The examples of block types. Loaded when somebody first looks at them, and again after a change of code. */
export class Examples {
  #loading: Promise<ExampleSite> | undefined;
  #current: ExampleSite | undefined;

  constructor(private readonly load: () => Promise<ExampleSite>) {}

  /** The examples as they were read last. Undefined before `read`. */
  get current(): ExampleSite | undefined {
    return this.#current;
  }

  /** Returns the examples as they are on disk. Rejects when they cannot be read; the next call tries again. */
  async read(): Promise<ExampleSite> {
    const loaded = await this.get();
    await loaded.update();
    return loaded;
  }

  /** Returns the examples as they were read last. Loads them after a change of code. */
  async get(): Promise<ExampleSite> {
    const loading = this.#loading ?? this.load();
    this.#loading = loading;
    try {
      const loaded = await loading;
      // Code has changed meanwhile.
      if (loading !== this.#loading) return await this.get();
      this.#current = loaded;
      return loaded;
    } catch (error) {
      if (loading === this.#loading) this.#loading = undefined;
      throw error;
    }
  }

  /** Loads the examples again when they are read next, after a change of code. */
  invalidate(): void {
    void this.close();
    this.#loading = undefined;
  }

  /** Deletes the files of the examples, also of those that are still being loaded. */
  async close(): Promise<void> {
    // A failure has deleted its files, and whoever opened the page was told about it.
    const loaded = await this.#loading?.catch(() => undefined);
    await loaded?.close();
  }
}
