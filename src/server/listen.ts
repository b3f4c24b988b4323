import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** Starts to listen on this machine and resolves with the address, or rejects with words on what to do. */
export function listen(app: Hono, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: 'localhost' }, ({ port: actual }) => resolve(`http://localhost:${actual}`));
    server.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1}.`) : error,
      );
    });
  });
}
