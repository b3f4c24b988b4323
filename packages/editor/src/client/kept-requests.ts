/** All requests together that outlive their page may have so many bytes. A browser refuses those beyond it, by the Fetch standard. */
const mostBytes = 64 * 1024;

/** Sends requests so that a page that is being closed still sends its last change. */
export class KeptRequests {
  #bytes = 0;

  /** Sends a body with `keepalive`, or without where it would be refused. Such a page asks before it is closed. */
  async send<Result>(body: Uint8Array<ArrayBuffer>, send: (init: RequestInit) => Promise<Result>): Promise<Result> {
    const keepalive = this.#bytes + body.length <= mostBytes;
    if (keepalive) this.#bytes += body.length;
    try {
      return await send({ method: 'POST', body, keepalive });
    } finally {
      if (keepalive) this.#bytes -= body.length;
    }
  }
}
