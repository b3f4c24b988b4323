import { newKey } from './new-key.ts';

/**
 * Lets one sending run at a time, and gives the same content the same key until it has been sent: pressed again
 * after a failure, the service knows it for a repetition.
 */
export class OneAtATime {
  #isBusy = false;
  #tried: { content: string; key: string } | undefined;

  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Goes on with the key of a content that was tried before a reload. */
  remember(content: string, key: string): void {
    this.#tried = { content, key };
  }

  /** Runs `send` unless another run is under way, in which case it returns without doing anything. Rejects as `send` does. */
  async run(content: string, send: (key: string) => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      if (this.#tried?.content !== content) this.#tried = { content, key: newKey() };
      await send(this.#tried.key);
      this.#tried = undefined;
    } finally {
      this.#isBusy = false;
    }
  }
}
