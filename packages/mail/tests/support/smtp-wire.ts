import { type AddressInfo, connect, createServer } from 'node:net';

/** A TCP relay in front of a mail server that records the bytes of the client. */
export type SmtpWire = { port: number; sent: () => string; close: () => Promise<void> };

/**
 * Starts a relay to the mail server at `port`. With `stripsStarttls` it is a man in the middle: it removes STARTTLS from
 * the server's capabilities and responds to the command with a temporary failure.
 */
export async function startSmtpWire(port: number, { stripsStarttls = false } = {}): Promise<SmtpWire> {
  const chunks: Buffer[] = [];
  const relay = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    client.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (stripsStarttls && /^STARTTLS/i.test(chunk.toString('latin1'))) client.write('454 TLS not available\r\n');
      else server.write(chunk);
    });
    server.on('data', (chunk: Buffer) => {
      client.write(stripsStarttls ? chunk.toString('latin1').replace(/250[ -]STARTTLS\r\n/i, '250 HELP\r\n') : chunk);
    });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve);
  });
  return { port: portOf(relay.address()), sent: () => Buffer.concat(chunks).toString('latin1'), close: () => closed(relay) };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The relay does not listen on a port.');
  return address.port;
}

const closed = (relay: ReturnType<typeof createServer>): Promise<void> =>
  new Promise((resolve) => {
    relay.close(() => resolve());
  });
