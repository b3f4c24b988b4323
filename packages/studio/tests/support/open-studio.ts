import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Role } from '@pagewright/core';
import { freePort } from '../../../engine/tests/support/free-port.ts';
import { invite } from '../../src/invite.ts';
import { startStudio } from '../../src/start-studio.ts';
import { Browser } from './browser.ts';
import { passOn } from './pass-on.ts';

/** A preview that answers with what it was asked, and says hello to a WebSocket. `/end` ends it. */
const preview = `import { createServer } from 'node:http';
const socket = process.argv[process.argv.indexOf('--socket') + 1];
const server = createServer((request, response) => {
  if (request.url === '/end') process.exit(3);
  response.setHeader('Set-Cookie', ['__Host-pagewright=chosen; Path=/; Secure']);
  response.setHeader('Clear-Site-Data', '"cookies"');
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ pid: process.pid, url: request.url, headers: request.headers, env: process.env, args: process.argv.slice(2) }));
});
server.on('upgrade', (request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\n\\r\\nhello ' + request.headers['x-pagewright-person']));
process.once('disconnect', () => process.exit(0));
server.listen(socket, () => process.send({ protocol: PROTOCOL }));
`;

/** What the preview has answered. */
export type Echo = { pid: number; url: string; headers: Record<string, string>; env: Record<string, string>; args: string[] };

/** An answer to a request of a page. `cookies`: the lines that set them. */
export type Answer = { status: number; location: string | undefined; cookies: string[]; text: string };

/** A studio of two sites, whose previews answer with what they were asked. `origin`: of the studio; `bakery` and `mill`: of the sites. */
export type OpenedStudio = {
  origin: string;
  bakery: string;
  mill: string;
  port: number;
  file: string;
  /** The beginning of the file, without people. */
  head: string;
  /** The lines of the mill in it. */
  millLines: string;
  state: string;
  /** The lines for the operator. */
  reports: string[];
  /** Asks the studio, or at an absolute address a site, as a script does. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Asks for a page as a browser does, with the path as it is. */
  navigate: (at: string, path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Lets a person in at a site, and returns the browser. */
  enter: (email: string, role: Role, options?: { name?: string; site?: string }) => Promise<Browser>;
  close: () => Promise<void>;
};

type StudioOptions = {
  /** The version that its previews speak. */
  protocol?: string;
  /** The code of its previews. */
  code?: string;
  /** The environment, with a mail server and proxies. */
  environment?: Record<string, string>;
  /** In milliseconds: how long a preview goes on that nobody uses. */
  idle?: number;
  /** Only the bakery, and no mill. */
  hasOneSite?: boolean;
};

/** Starts a studio in a folder, in which each site has a port of its own. */
export async function openStudio(
  folder: string,
  { protocol = '1', code = preview, environment = {}, idle, hasOneSite = false }: StudioOptions = {},
): Promise<OpenedStudio> {
  const project = join(folder, 'project');
  const installed = join(project, 'node_modules', 'pagewright');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "name": "pagewright", "bin": { "pagewright": "preview.mjs" } }');
  writeFileSync(join(installed, 'preview.mjs'), code.replace('PROTOCOL', protocol));
  const [port, bakeryPort, millPort] = [await freePort(), await freePort(), await freePort()];
  const [origin, bakery, mill] = [`http://localhost:${port}`, `http://localhost:${bakeryPort}`, `http://localhost:${millPort}`];
  const file = join(folder, 'studio.yaml');
  const siteIn = (id: string, name: string, address: string): string =>
    `  - id: ${id}\n    name: ${name}\n    project: ${project}\n    address: ${address}\n`;
  const millLines = siteIn('mill', 'The Mill', mill);
  const head = `address: ${origin}\nsites:\n${siteIn('bakery', 'The Bakery', bakery)}${hasOneSite ? '' : millLines}`;
  writeFileSync(file, head);
  const state = join(folder, 'state');
  const reports: string[] = [];
  const report = (line: string): void => void reports.push(line);
  const studio = await startStudio({ file, state, host: 'localhost', port, report, environment, ...(idle !== undefined && { idle }) });
  const proxies = [await passOn(bakeryPort, port), await passOn(millPort, port)];
  const ask: OpenedStudio['ask'] = (path, init = {}) => fetch(new URL(path, origin), { redirect: 'manual', ...init });
  const navigate: OpenedStudio['navigate'] = async (at, path, headers = {}) => {
    const sent = { host: new URL(at).host, 'sec-fetch-mode': 'navigate', ...headers };
    const asked = request({ port, host: 'localhost', path, headers: sent }).end();
    const [response]: IncomingMessage[] = await once(asked, 'response');
    if (!response) throw new Error('There was no response.');
    const { location, 'set-cookie': cookies = [] } = response.headers;
    return { status: response.statusCode ?? 0, location, cookies, text: await text(response) };
  };
  const close = async (): Promise<void> => {
    await studio.close();
    for (const proxy of proxies) proxy.close();
  };
  const enter: OpenedStudio['enter'] = async (email, role, { name = email, site = 'bakery' } = {}) => {
    const browser = new Browser(opened);
    await browser.post(await invite(file, state, { email, name, role, site }));
    await browser.open(`${site === 'mill' ? mill : bakery}/`);
    return browser;
  };
  const opened: OpenedStudio = { origin, bakery, mill, port, file, head, millLines, state, reports, ask, navigate, enter, close };
  return opened;
}
