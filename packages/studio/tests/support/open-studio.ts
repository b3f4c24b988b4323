import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../../../engine/tests/support/free-port.ts';
import { invite } from '../../src/invite.ts';
import { startStudio } from '../../src/start-studio.ts';

/** A preview that answers with what it was asked, and says hello to a WebSocket. `/end` ends it. */
const preview = `import { createServer } from 'node:http';
const socket = process.argv[process.argv.indexOf('--socket') + 1];
const server = createServer((request, response) => {
  if (request.url === '/end') process.exit(3);
  response.setHeader('Set-Cookie', ['__Host-pagewright=chosen; Path=/; Secure']);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ pid: process.pid, url: request.url, headers: request.headers, env: process.env, args: process.argv.slice(2) }));
});
server.on('upgrade', (request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n\\r\\nhello ' + request.headers['x-pagewright-person']));
process.once('disconnect', () => process.exit(0));
server.listen(socket, () => process.send({ protocol: PROTOCOL }));
`;

/** What the preview has answered. */
export type Echo = { pid: number; url: string; headers: Record<string, string>; env: Record<string, string>; args: string[] };

/** A studio of one site, whose preview answers with what it was asked. */
export type OpenedStudio = Awaited<ReturnType<typeof openStudio>>;

type StudioOptions = {
  /** The version that its preview speaks. */
  protocol?: string;
  /** The code of its preview. */
  code?: string;
  /** The environment, with a mail server and proxies. */
  environment?: Record<string, string>;
};

/** Starts a studio in a folder. */
export async function openStudio(folder: string, { protocol = '1', code = preview, environment = {} }: StudioOptions = {}) {
  const project = join(folder, 'project');
  const installed = join(project, 'node_modules', 'pagewright');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "name": "pagewright", "bin": { "pagewright": "preview.mjs" } }');
  writeFileSync(join(installed, 'preview.mjs'), code.replace('PROTOCOL', protocol));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const file = join(folder, 'studio.yaml');
  const head = `sites:\n  - id: bakery\n    name: The Bakery\n    project: ${project}\n    address: ${origin}\n`;
  writeFileSync(file, head);
  const state = join(folder, 'state');
  const reports: string[] = [];
  const studio = await startStudio({ file, state, host: 'localhost', port, report: (line) => reports.push(line), environment });
  const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(new URL(path, origin), { redirect: 'manual', ...init });
  /** Asks for a page as a browser does. */
  const navigate = async (
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; location: string | undefined; text: string }> => {
    const asked = request({ port, host: 'localhost', path, headers: { 'sec-fetch-mode': 'navigate', ...headers } }).end();
    const [response]: IncomingMessage[] = await once(asked, 'response');
    if (!response) throw new Error('There was no response.');
    return { status: response.statusCode ?? 0, location: response.headers.location, text: await text(response) };
  };
  /** Lets a person in, and returns the cookie of the browser. */
  const signIn = async (email: string, role: 'reader' | 'writer' | 'builder' | 'owner', name = email): Promise<string> => {
    const used = await ask(await invite(file, state, { email, name, role }), { method: 'POST', headers: { origin } });
    return used.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  return { origin, port, file, head, state, reports, ask, navigate, signIn, close: studio.close };
}
