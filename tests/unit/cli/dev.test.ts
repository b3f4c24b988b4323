import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commandFile } from '../../../packages/engine/src/files/engine-module.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('dev');
const port = 4294;
let server: ChildProcess;
let output = '';

/** The site is below a path of its host. */
const site = copySite('blocks', temp);
site.write('site.yaml', site.read('site.yaml').replace(/^url: .*$/m, '$&/loaf\ntrailingSlash: always'));

type Answer = { status: number | undefined; text: string; location: string | undefined };

/** What the preview answers. */
function ask(path: string, headers: Record<string, string> = { host: `localhost:${port}` }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode, text, location: response.headers.location }));
    });
    asked.on('error', reject).end();
  });
}

beforeAll(async () => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  server = spawn(process.execPath, [commandFile, 'dev', '--host', '--site', site.dir], {
    cwd: projectRoot,
    env: { ...env, PORT: String(port), MAIL_OUTBOX: join(temp, 'outbox') },
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (text) => {
        output += String(text);
        if (output.includes('Everyone in this network')) resolve();
      });
    }
    server.on('exit', (code) => reject(new Error(`The preview ended with ${code}: ${output}`)));
  });
}, 60_000);
afterAll(async () => {
  server.removeAllListeners('exit');
  const ended = once(server, 'exit');
  server.kill();
  await ended;
});

describe('C-16 the preview with --host', () => {
  test('prints a warning', () => {
    expect(output).toMatch(/Everyone in this network can open the preview, with drafts and all sources of the site: http:\/\/\S+:4294\//);
  });

  test('prints the password of the editor once, for other machines', async () => {
    const lines = /To edit from another computer, open the editor there with this password: [0-9a-f]{16}\n/g;
    await expect.poll(() => output.match(lines)).toHaveLength(1);
    expect((await ask('/__editor', { host: `127.0.0.1:${port}` })).text).toContain('id="editor-data"');
  });

  test('prints the URL of the outbox page with a token, which the page requires', async () => {
    const [, path = ''] = /http:\/\/localhost:4294(\/outbox\?token=[A-Za-z0-9_-]{43})\n/.exec(output) ?? [];
    const host = `localhost:${port}`;
    expect((await ask(path, { host })).status).toBe(303);
    expect((await ask('/outbox', { host })).status).toBe(404);
    expect((await ask('/%6futbox', { host })).status).toBe(404);
  });

  test('responds at the IP address of the machine', async () => {
    expect((await ask('/loaf/', { host: `127.0.0.1:${port}` })).status).toBe(200);
  });

  test.each([
    ['another name', { host: 'rebound.example' }],
    ['a page of another site', { host: `127.0.0.1:${port}`, origin: 'https://elsewhere.example' }],
  ])('answers nothing to %s', async (_, headers) => {
    for (const path of ['/', '/loaf/', '/loaf/islands.json', '/packages/engine/src/client/dev.ts', '/loaf/media/fonts/display.woff2'])
      expect((await ask(path, headers)).status).toBe(403);
  });

  test('escapes the requested path in HTML', async () => {
    const { status, text } = await ask(
      '/loaf/%3Cimg%20src=x%3E<img src=x>'.replaceAll(' ', '%20').replaceAll('<', '%3C').replaceAll('>', '%3E'),
      {
        host: `127.0.0.1:${port}`,
      },
    );
    expect(status).toBe(404);
    expect(text).not.toContain('<img src=x>');
  });
});

describe('a site below a path', () => {
  test('the root leads to the site, and what is above its path is nothing', async () => {
    for (const path of ['/', '/loaf']) expect(await ask(path)).toMatchObject({ status: 302, location: '/loaf/' });
    expect((await ask('/about-us')).status).toBe(404);
    expect(await ask('/loafs')).toMatchObject({ status: 404, text: expect.stringContaining('The site is below the path /loaf') });
  });

  test('pages, their data, media and the mail service answer below the path, and their links lead there', async () => {
    const { status, text } = await ask('/loaf/');
    expect(status).toBe(200);
    const addresses = [...text.matchAll(/ (?:href|src)="(\/[^"#]*)/g)].map(([, address = '']) => address);
    const ownFiles = addresses.filter((address) => !address.startsWith('/@'));
    expect(ownFiles.length).toBeGreaterThan(5);
    expect(ownFiles.filter((address) => !address.startsWith('/loaf/'))).toEqual([]);
    for (const address of new Set([...addresses, '/loaf/islands.json', '/loaf/health']))
      expect([address, (await ask(address)).status]).toEqual([address, 200]);
  });

  test('a saved "url" moves the open site', async () => {
    site.write('site.yaml', site.read('site.yaml').replace('/loaf', '/bread'));
    await vi.waitFor(async () => expect((await ask('/bread/')).status).toBe(200), { timeout: 50_000 });
    const { text } = await ask('/bread/');
    expect(text).toContain('href="/bread/media/');
    expect(text).not.toContain('/loaf/');
  });
});
