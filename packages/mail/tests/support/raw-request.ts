import { connect } from 'node:net';

/** Sends bytes to a server piece by piece. Resolves to the whole response once the server closes the connection. */
export async function rawRequest(address: string, ...pieces: (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => undefined).on('close', () => resolve(answer));
  });
  for (const piece of pieces) {
    if (socket.destroyed) break;
    await new Promise<void>((resolve) => {
      socket.write(piece, () => resolve());
    });
  }
  return closed;
}

/** Returns the status code of a raw response. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
