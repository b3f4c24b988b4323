import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { studioProtocol } from '@pagewright/core';
import type { ServerOptions } from 'vite';

/**
 * The Unix socket on which a preview answers its studio: a process that has started this one with a channel for messages. The folder of the socket
 * is closed to others, so whoever asks is the studio, which names the person and has checked the host.
 */
export class StudioSocket {
  readonly #server: Server = createServer();

  constructor(private readonly path: string) {}

  /** What Vite needs to answer there. */
  get options(): ServerOptions {
    return { middlewareMode: true, allowedHosts: true, hmr: { overlay: false, server: this.#server } };
  }

  /** Listens, and tells the studio. This process ends with it. Resolves to exit code 0. */
  async listen(handle: RequestListener): Promise<number> {
    this.#server.on('request', handle).listen(this.path);
    await once(this.#server, 'listening');
    process.once('disconnect', () => process.exit(0));
    process.send?.({ protocol: studioProtocol });
    return 0;
  }
}
