import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The paths of nginx on Debian and with Homebrew. */
const places = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

/** The configuration of nginx for a folder, as in its manual. One worker, because node has one thread. */
export type Nginx = { port: number; pid: number; stop: () => Promise<void> };

/** Starts nginx for a folder with a `404.html`. Returns undefined when it is not installed. */
export async function startNginx(folder: string): Promise<Nginx | undefined> {
  const program = places.find((place) => existsSync(place));
  if (program === undefined) return undefined;
  const state = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  await writeFile(join(state, 'nginx.conf'), configOf({ folder, state, port }));
  const child = spawn(program, ['-p', state, '-c', join(state, 'nginx.conf')], { stdio: 'ignore' });
  const pid = await workerOf(child);
  return {
    port,
    pid,
    stop: async () => {
      child.kill();
      await rm(state, { recursive: true, force: true });
    },
  };
}

const configOf = ({ folder, state, port }: { folder: string; state: string; port: number }): string => `
daemon off; worker_processes 1; user root; pid ${state}/pid; error_log ${state}/error.log;
events { worker_connections 256; }
http {
  access_log off; keepalive_requests 1000000;
  client_body_temp_path ${state}/body; proxy_temp_path ${state}/proxy; fastcgi_temp_path ${state}/fastcgi;
  uwsgi_temp_path ${state}/uwsgi; scgi_temp_path ${state}/scgi;
  server {
    listen 127.0.0.1:${port}; root ${folder}; error_page 404 /404.html;
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Returns the id of nginx's worker process. */
async function workerOf({ pid }: ChildProcess): Promise<number> {
  for (let round = 0; round < 100; round += 1) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
    const worker = Number(children.trim().split(' ')[0]);
    if (worker > 0) return worker;
    await setTimeout(50);
  }
  throw new Error('nginx did not start.');
}
