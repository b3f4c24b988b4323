import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Peer } from '../mail/http/peer.ts';
import { postTimeouts } from '../mail/uploads/post-limits.ts';
import { guardConnections } from './guard-connections.ts';
import { limitBodyTime } from './limit-body-time.ts';

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
 * instruction when the port is in use or the address is not one of this machine.
 */
export function listen(app: RequestListener | FetchApp, port: number, host = 'localhost'): Promise<Listening> {
  const server = createServer(
    { headersTimeout, requestTimeout, connectionsCheckingInterval: 1_000 },
    guardConnections(limitBodyTime(typeof app === 'function' ? app : listenerOf(app))),
  );
  server.timeout = idleTimeout;
  server.maxRequestsPerSocket = maxRequestsPerConnection;
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => reject(explainError(error, port, host)));
    server.listen(port, host, () => {
      const address = `http://${hostInUrl(host)}:${portOf(server.address()) ?? port}`;
      resolve({ address, close: (timeout) => closeServer(server, timeout) });
    });
  });
}

function explainError(error: NodeJS.ErrnoException, port: number, host: string): Error {
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
  const answer = getRequestListener((request, peer) => app.fetch(request, peer), { hostname: 'localhost', overrideGlobalObjects: false });
  return (request, response) => {
    answer(request, response).catch(() => response.destroy());
  };
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
