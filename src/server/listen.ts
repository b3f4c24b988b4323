import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Peer } from '../mail/http/peer.ts';

/** Something that answers requests, knowing the connection they came by. */
type App = { fetch: (request: Request, peer: Peer) => unknown };

/** A server that listens: its address, and how to end it. */
export type Listening = {
  address: string;
  /** Takes no more connections and resolves when the open requests are answered, or after so many milliseconds. */
  close: (patience: number) => Promise<void>;
};

/** How long a request may take to arrive, in milliseconds; node answers a slower one with 408. */
const arrival = 10_000;

/** Starts to listen on this machine and resolves once it does, or rejects with words on what to do. */
export function listen(app: App, port: number): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, peer) => app.fetch(request, peer),
    serverOptions: { headersTimeout: arrival, requestTimeout: arrival, connectionsCheckingInterval: 1_000 },
  });
  if (!isHttpServer(server)) throw new Error('The server is not one of HTTP/1. This is a fault of the builder.');
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}.`) : error,
      );
    });
    server.listen(port, 'localhost', () => {
      resolve({ address: `http://localhost:${portOf(server.address()) ?? port}`, close: (patience) => closeServer(server, patience) });
    });
  });
}

const isHttpServer = (server: object): server is Server => 'closeIdleConnections' in server;

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
