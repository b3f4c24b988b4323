import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandFile } from '../../../packages/engine/src/files/engine-module.ts';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';

const temp = tempFolder('dev');
const port = 4294;
let server: ChildProcess;
let output = '';

/** The status and text that the preview answers with. */
function ask(path: string, headers: Record<string, string>): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    asked.on('error', reject).end();
  });
}

beforeAll(async () => {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  server = spawn(process.execPath, [commandFile, 'dev', '--host', '--site', inProject('tests', 'sites', 'minimal')], {
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
    expect((await ask('/', { host: `127.0.0.1:${port}` })).status).toBe(200);
  });

  test.each([
    ['another name', { host: 'rebound.example' }],
    ['a page of another site', { host: `127.0.0.1:${port}`, origin: 'https://elsewhere.example' }],
  ])('answers nothing to %s', async (_, headers) => {
    for (const path of ['/', '/islands.json', '/packages/engine/src/client/dev.ts', '/media/display.woff2'])
      expect((await ask(path, headers)).status).toBe(403);
  });

  test('escapes the requested path in HTML', async () => {
    const { status, text } = await ask(
      '/%3Cimg%20src=x%3E<img src=x>'.replaceAll(' ', '%20').replaceAll('<', '%3C').replaceAll('>', '%3E'),
      {
        host: `127.0.0.1:${port}`,
      },
    );
    expect(status).toBe(404);
    expect(text).not.toContain('<img src=x>');
  });
});
