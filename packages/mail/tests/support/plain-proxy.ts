import { createServer, request } from 'node:http';

/**
 * Starts a proxy that forwards as nginx does with `proxy_pass` alone: the server's own name as `Host`, nothing about the
 * visitor, and the path unchanged.
 */
export async function startPlainProxy(target: string): Promise<{ address: string; close: () => Promise<void> }> {
  const { hostname, port, host } = new URL(target);
  const proxy = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host, connection: 'close' };
    const forwarded = request({ hostname, port, method: incoming.method, path: incoming.url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy does not listen on a port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
      }),
  };
}
