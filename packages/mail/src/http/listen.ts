import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { MailService } from '../service.ts';
import { postTimeouts } from '../uploads/multipart.ts';
import { catchFailures } from './catch-failures.ts';
import type { Peer } from './client.ts';

/** An app with a `fetch` method, such as a Hono app. */
type FetchApp = { fetch: (request: Request, peer: Peer) => Response | Promise<Response> };

/** A listening server. */
export type Listening = {
  address: string;
  /** Stops accepting connections. Resolves when the open requests are answered, or after `timeout` milliseconds. */
  close: (timeout: number) => Promise<void>;
};

/** How long the headers of a request may take to arrive, in milliseconds. Node responds to slower ones with 408. */
const headersTimeout = 10_000;

/** How long a request with files may take to arrive, in milliseconds: a little longer than the mail service reads its body. */
const requestTimeout = postTimeouts.total + 10_000;

/** How long a connection may be idle while a response is sent, in milliseconds. The default of nginx (`send_timeout`). */
const idleTimeout = 60_000;

/** The number of requests on one connection. The default of nginx (`keepalive_requests`). */
const maxRequestsPerConnection = 1_000;

/**
 * Starts a server on an address of this machine, by default for this machine only. Resolves once it listens. Rejects with an
 * instruction when the port is in use or the address is not one of this machine. `report` gets errors of `app`.
 */
export function listen(
  app: RequestListener | FetchApp,
  port: number,
  host = 'localhost',
  report: (error: unknown) => void = () => undefined,
): Promise<Listening> {
  const server = createServer(
    { headersTimeout, requestTimeout, connectionsCheckingInterval: 1_000 },
    guardConnections(limitBodyTime(catchFailures(typeof app === 'function' ? app : listenerOf(app), report))),
  );
  server.timeout = idleTimeout;
  server.maxRequestsPerSocket = maxRequestsPerConnection;
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, port, host)));
    server.listen(port, host, () => {
      const address = `http://${hostInUrl(host)}:${portOf(server.address()) ?? port}`;
      resolve({ address, close: (timeout) => closeServer(server, timeout) });
    });
  });
}

/** Returns an instruction for what kept a server from listening: a port in use, or an address of another machine. */
export function explainListenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
    return new Error(`"${host}" is not an address of this machine. Use --host localhost for this machine only, or --host 0.0.0.0 for all.`);
  return error;
}

/** Returns the host for URLs that this machine opens. Every address of the machine includes localhost. */
const hostInUrl = (host: string): string => (host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host);

/** An HTTP/1.0 request may have no Host header; its URL then has the host `localhost`. */
function listenerOf(app: FetchApp): RequestListener {
  return getRequestListener((request, peer) => app.fetch(request, peer), { hostname: 'localhost', overrideGlobalObjects: false });
}

const portOf = (address: AddressInfo | string | null): number | undefined =>
  address !== null && typeof address === 'object' ? address.port : undefined;

async function closeServer(server: Server, timeout: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), timeout);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}

/** The maximum number of pipelined requests on one connection. Browsers send one at a time. */
const maxPending = 64;

/**
 * Wraps a listener with connection limits: responds with 400 to a request with two Host headers (RFC 9112, section 3.2),
 * and closes a connection with too many pending requests.
 */
function guardConnections(listener: RequestListener): RequestListener {
  const pending = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (pending.get(socket) ?? 0) + 1;
    if (count > maxPending) {
      socket.destroy();
      return;
    }
    pending.set(socket, count);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    if (hasTwoHosts(request)) {
      response
        .writeHead(400, { Connection: 'close', 'Content-Type': 'text/plain; charset=utf-8' })
        .end('A request must have one Host header.\n');
      return;
    }
    listener(request, response);
  };
}

/** Checks the raw headers, because node's `headers` has only the first Host header, and a proxy may use the other one. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/**
 * How long a body without files may take to arrive, in milliseconds. It has at most 32 KB, which a slow mobile connection
 * sends within a second. A little longer than the mail service waits for it, because its response has an explanation.
 */
const bodyTimeout = 12_000;

/**
 * Wraps a listener with a time limit for request bodies: ends the connection of a slower one, with 408 when no response has
 * begun. Bodies with files take longer; the mail service limits them.
 */
export function limitBodyTime(listener: RequestListener, timeout = bodyTimeout): RequestListener {
  return (request, response) => {
    if (hasBody(request) && !hasFiles(request)) {
      const timer = setTimeout(() => {
        if (request.complete) return;
        // As node's own time limit does: the listener may be about to respond.
        if (!response.headersSent) request.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
        request.socket.destroySoon();
      }, timeout);
      request.once('close', () => clearTimeout(timer));
    }
    listener(request, response);
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const hasFiles = ({ method, headers }: IncomingMessage): boolean =>
  method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * How long open requests, and afterwards running deliveries, may take, in milliseconds. Together less than 10 seconds,
 * after which Docker kills a container by default.
 */
const closeTimeout = 2_000;
const deliveryTimeout = 6_000;

/**
 * Handles SIGTERM and Ctrl+C: stops accepting connections, waits for open requests and running deliveries, and exits with
 * 0. Other messages stay in the outbox. Ignores further signals, so that a process manager does not interrupt the
 * shutdown.
 */
export function stopOnSignal(listening: Listening, mail: Pick<MailService, 'close'>): void {
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await listening.close(closeTimeout);
    await mail.close(deliveryTimeout);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopping ??= stop();
      stopping.then(() => process.exit(0)).catch(() => process.exit(1));
    });
  }
}
