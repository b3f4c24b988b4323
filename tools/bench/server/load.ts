import { once } from 'node:events';
import { connect } from 'node:net';
import { treeCpu } from '../process-tree.ts';

/** The result of a load test: responses per second, bytes per response, and CPU time per response in milliseconds. */
export type Load = { perSecond: number; bytes: number; cpu: number };

type Target = { port: number; path: string; acceptEncoding: string /** The id of the server process. */; pid: number };

/** The number of connections, one per visitor. */
const connections = 16;

/** Requests a path `count` times, one request at a time per connection. Throws unless all responses have the same length. */
export async function measureLoad(target: Target, count: number): Promise<Load> {
  const bytes = (await firstAnswer(target)).length;
  const cpuBefore = treeCpu(target.pid);
  const started = performance.now();
  let left = count;
  const visit = async (): Promise<void> => {
    const socket = connect(target.port, 'localhost');
    await once(socket, 'connect');
    let received = 0;
    const askNext = (): void => {
      left -= 1;
      if (left < 0) socket.destroy();
      else socket.write(requestOf(target));
    };
    socket.on('data', (chunk) => {
      received += chunk.length;
      if (received < bytes) return;
      received -= bytes;
      askNext();
    });
    askNext();
    await once(socket, 'close');
  };
  await Promise.all(Array.from({ length: connections }, visit));
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: count / seconds, bytes, cpu: ((treeCpu(target.pid) - cpuBefore) * 1000) / count };
}

const requestOf = ({ path, acceptEncoding }: Target): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`;

/** Reads a response with its headers. Rejects without Content-Length. */
async function firstAnswer(target: Target): Promise<Buffer> {
  const socket = connect(target.port, 'localhost');
  socket.write(requestOf(target));
  let answer = Buffer.alloc(0);
  for await (const chunk of socket) {
    answer = Buffer.concat([answer, chunk]);
    const headEnd = answer.indexOf('\r\n\r\n');
    const length = /^content-length: (\d+)/im.exec(answer.toString('latin1', 0, Math.max(0, headEnd)))?.[1];
    if (headEnd >= 0 && length === undefined) throw new Error(`The response for ${target.path} has no Content-Length.`);
    if (headEnd >= 0 && answer.length >= headEnd + 4 + Number(length)) break;
  }
  return answer;
}
