import { newKey } from './new-key.ts';

/**
 * Sends one message at a time. The same content has the same idempotency key until it was sent, so that the service
 * recognizes a retry after a failure.
 */
export class OneAtATime {
  #isBusy = false;
  #tried: { content: string; key: string } | undefined;

  /** True while a message is being sent. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Reuses the key of a content that was sent before a reload. */
  remember(content: string, key: string): void {
    this.#tried = { content, key };
  }

  /** Calls `send` with the key of the content. Does nothing while another call is running. Rejects when `send` rejects. */
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
