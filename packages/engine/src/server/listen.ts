import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Peer } from '../mail/http/peer.ts';
import { guardConnections } from './guard-connections.ts';

/** An app that answers web requests, knowing the connection they came by. */
type FetchApp = { fetch: (request: Request, peer: Peer) => Response | Promise<Response> };

/** A server that listens: its address, and how to end it. */
export type Listening = {
  address: string;
  /** Takes no more connections and resolves when the open requests are answered, or after so many milliseconds. */
  close: (patience: number) => Promise<void>;
};

/** How long a request may take to arrive, in milliseconds; node answers a slower one with 408. */
const arrival = 10_000;

/** How long a connection may stay without a byte in either direction while a response is sent, in milliseconds; nginx's default. */
const inactivity = 60_000;

/** nginx's default. A browser opens another connection after so many requests. */
const requestsPerConnection = 1_000;

/** Starts to listen on this machine and resolves once it does, or rejects with words on what to do. */
export function listen(app: RequestListener | FetchApp, port: number): Promise<Listening> {
  const server = createServer(
    { headersTimeout: arrival, requestTimeout: arrival, connectionsCheckingInterval: 1_000 },
    guardConnections(typeof app === 'function' ? app : listenerOf(app)),
  );
  server.timeout = inactivity;
  server.maxRequestsPerSocket = requestsPerConnection;
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}.`)
          : error,
      );
    });
    server.listen(port, 'localhost', () => {
      resolve({ address: `http://localhost:${portOf(server.address()) ?? port}`, close: (patience) => closeServer(server, patience) });
    });
  });
}

/** `localhost` stands in the address of a request of HTTP/1.0 that names no host; its headers still have none. */
function listenerOf(app: FetchApp): RequestListener {
  const answer = getRequestListener((request, peer) => app.fetch(request, peer), { hostname: 'localhost', overrideGlobalObjects: false });
  return (request, response) => {
    answer(request, response).catch(() => response.destroy());
  };
}

const portOf = (address: AddressInfo | string | null): number | undefined =>
  address !== null && typeof address === 'object' ? address.port : undefined;

async function closeServer(server: Server, patience: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), patience);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
