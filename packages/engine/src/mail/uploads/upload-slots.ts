/** The number of uploads at the same time, of one client and of all. Each may take minutes. */
const most = { perClient: 4, total: 64 };

/** The part of the free slots that one client may have: the fewer are free, the fewer it gets. The last ones are for other clients. */
const share = 1 / 8;

/** Limits the uploads at the same time, so that a few clients cannot take the slots of all. */
export class UploadSlots {
  readonly #running = new Map<string, number>();
  #count = 0;

  /** Takes a slot for a client. Returns false when it has enough, or none is free. */
  take(client: string): boolean {
    const own = this.#running.get(client) ?? 0;
    if (own >= Math.min(most.perClient, Math.ceil((most.total - this.#count) * share))) return false;
    this.#running.set(client, own + 1);
    this.#count += 1;
    return true;
  }

  /** Gives back a slot. */
  release(client: string): void {
    const own = this.#running.get(client) ?? 0;
    if (own > 1) this.#running.set(client, own - 1);
    else this.#running.delete(client);
    this.#count -= 1;
  }
}
