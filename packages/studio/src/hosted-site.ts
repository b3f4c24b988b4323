import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type Person, personHeader, writePerson } from '@pagewright/core';
import { createProxyServer } from 'httpxy';
import type { Access } from './access.ts';
import type { StudioSite } from './read-studio-file.ts';
import { PreviewError, SitePreview } from './site-preview.ts';
import { isNavigation, type Visit } from './visit.ts';

/** An open connection to the preview, and whose it is. `session`: the id. */
type OpenConnection = { socket: Socket; session: string; email: string };

type HostedOptions = {
  access: Access;
  /** The folder with the state of the studio. */
  state: string;
  /** Prints a line for the operator. */
  report: (line: string) => void;
  /** In milliseconds: how long the preview of a site goes on that nobody has open. Default: that of `SitePreview`. */
  idle?: number | undefined;
};

/** A site behind the gate: its preview, and the open pages of those who edit it. */
export class HostedSite {
  readonly #options: HostedOptions;
  readonly #preview: SitePreview;
  readonly #proxy = createProxyServer({ proxyTimeout: 0 });
  readonly #open = new Set<OpenConnection>();
  #isClosed = false;

  constructor(
    readonly site: StudioSite,
    options: HostedOptions,
  ) {
    this.#options = options;
    this.#preview = new SitePreview(site, options.state, options.report, options.idle);
    // The code of a site is not asked whether it wants to sign people in, or out: the cookies of all hosts of a domain can be cleared by one.
    this.#proxy.on('proxyRes', ({ headers }) => {
      delete headers['set-cookie'];
      delete headers['clear-site-data'];
    });
  }

  /** Ends the preview and the open connections. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { socket } of this.#open) socket.destroy();
    await this.#preview.stop();
  }

  /** Passes a request of a person on to the preview. */
  async forward(person: Person, visit: Visit): Promise<void> {
    const { request, response, texts } = visit;
    const done = new Promise<void>((resolve) => void response.once('close', () => resolve()));
    try {
      await this.#preview.use(async (socketPath) => {
        await this.#proxy.web(identify(request, person), response, { target: { socketPath } });
        await done;
      });
    } catch (error) {
      if (this.#isClosed || response.destroyed || response.headersSent) return void response.destroy();
      this.#options.report(
        error instanceof PreviewError ? error.message : `The preview of ${this.site.id} does not answer: ${String(error)}`,
      );
      if (isNavigation(request)) visit.show(503, texts.notStarted, [{ text: texts.notStartedText }]);
      else visit.sendText(503, 'The preview does not answer.');
    }
  }

  /** Connects a WebSocket of an open page to the preview, as long as its person is signed in. */
  async connect(request: IncomingMessage, head: Buffer): Promise<void> {
    const { socket } = request;
    const found = await this.#options.access.signedInAt(request, this.site.id);
    if (!found || this.#isClosed || request.headers.origin !== new URL(this.site.address).origin) return refuseSocket(socket);
    const connection: OpenConnection = { socket, session: found.session.id, email: found.person.id };
    this.#open.add(connection);
    socket.once('close', () => this.#open.delete(connection));
    await this.#preview.use(async (socketPath) => {
      const ended = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
      await this.#proxy.ws(identify(request, found.person), socket, { target: { socketPath } }, head);
      await ended;
    });
  }

  /** Ends the connections of people whose session is over, or who have no role on the site any more. */
  closeEnded(): void {
    const { sessions, personAt } = this.#options.access;
    for (const { socket, session, email } of this.#open) if (!sessions.isOpen(session) || !personAt(email, this.site.id)) socket.destroy();
  }
}

/** Refuses a WebSocket. */
export const refuseSocket = (socket: Socket): void =>
  void socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');

/** Returns a request for the preview: with the person who asks, and without the cookies, which are the secrets of the gate. */
function identify(request: IncomingMessage, person: Person): IncomingMessage {
  delete request.headers.cookie;
  request.headers[personHeader] = writePerson(person);
  return request;
}
