import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { editorPassword } from '../../../packages/engine/src/cli/editor-password.ts';
import { commandFile } from '../../../packages/engine/src/files/engine-module.ts';
import { afterFile } from '../../../packages/engine/tests/support/after-file.ts';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';

const temp = tempFolder('dev-password');
/** A name that no other run of the tests has. */
const named = (end: string): string => `pw-${process.pid}-${end}`;
const [server, client] = [named('server'), named('client')];
/** The address of the preview, in a network for tests between machines (RFC 2544). */
const address = '198.18.0.1';
const program = join('/bin', 'ip');
const ip = (...words: string[]): Buffer => execFileSync(program, words, { stdio: 'pipe' });
const inNamespace = (name: string): string[] => [program, 'netns', 'exec', name];

/** True when this user may create network namespaces: two machines with a cable between them, apart from this one. */
const hasMachines = ((): boolean => {
  // In `npm test`, tests/e2e/editor-password.spec.ts asks from an address of this machine in its network.
  if (!isSweep) return false;
  try {
    for (const name of [server, client]) {
      ip('netns', 'add', name);
      afterFile(() => void ip('netns', 'delete', name));
    }
    ip('-n', server, 'link', 'add', named('a'), 'type', 'veth', 'peer', 'name', named('b'), 'netns', client);
    ip('-n', server, 'address', 'add', `${address}/30`, 'dev', named('a'));
    ip('-n', client, 'address', 'add', '198.18.0.2/30', 'dev', named('b'));
    ip('-n', server, 'link', 'set', named('a'), 'up');
    ip('-n', server, 'link', 'set', 'lo', 'up');
    ip('-n', client, 'link', 'set', named('b'), 'up');
    return true;
  } catch {
    console.warn('Skipped: this user may not create network namespaces (ip netns).');
    return false;
  }
})();

/** What the other machine runs: it sends on what arrives at a socket file. */
const relay = join(temp, 'relay');
const relayCode = `const { connect, createServer } = require('node:net');
createServer((asked) => asked.pipe(connect(4291, '${address}')).pipe(asked)).listen(${JSON.stringify(relay)}, () => console.log('ready'));`;

const site = inProject('tests', 'sites', 'minimal');

/** What Vite runs instead of a browser: it writes down the address. */
const browser = join(temp, 'browser.js');
const opened = join(temp, 'opened.txt');
writeFileSync(browser, `require('node:fs').writeFileSync(${JSON.stringify(opened)}, process.argv.at(-1));`);

type Started = { output: () => string };

/** Starts the preview on a port. */
const preview = (port: number, ...words: string[]): string[] => [commandFile, ...words, '--site', site, '--port', String(port)];

/** Starts Node behind the words in `before`, and resolves when it has printed a text. */
async function start(words: string[], until: string, before: string[] = []): Promise<Started> {
  const { NODE_ENV: _, VITEST: __, EDITOR_PASSWORD: ___, ...env } = process.env;
  const [first = '', ...rest] = [...before, process.execPath, ...words];
  const child: ChildProcess = spawn(first, rest, {
    cwd: projectRoot,
    env: { ...env, BROWSER: browser, MAIL_OUTBOX: join(temp, 'outbox') },
  });
  afterFile(async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  await vi.waitFor(() => expect(output).toContain(until), { timeout: 50_000 });
  return { output: () => output };
}

type Answer = { status: number | undefined; text: string; headers: Record<string, string | string[] | undefined> };

/** Asks the preview in the namespace, from the other one. */
function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request(
      { socketPath: relay, path, method, headers: { host: `${address}:4291`, ...headers }, agent: false },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
      },
    );
    asked.on('error', reject).end(body);
  });
}

test('npm start -- --edit opens the editor in the browser, and builds nothing', async () => {
  const out = join(temp, 'dist');
  const { output } = await start(preview(4292, 'start', '--edit', '--compress', '--out', out), '/outbox?token=');
  await vi.waitFor(() => expect(readFileSync(opened, 'utf8')).toBe('http://localhost:4292/__editor'), { timeout: 20_000 });
  expect(output()).toContain('The live preview is on http://localhost:4292 ');
  expect(output()).not.toMatch(/another computer|Everyone in this network/);
  expect(await (await fetch('http://localhost:4292/__editor')).text()).toContain('id="editor-data"');
  expect(existsSync(out)).toBe(false);
});

test('EDITOR_PASSWORD has at least 15 characters, and everybody is asked for it; without it, browsers on other machines are', () => {
  vi.stubEnv('EDITOR_PASSWORD', '14 characters.');
  for (const isShared of [true, false])
    expect(() => editorPassword(isShared)).toThrow(
      'EDITOR_PASSWORD is too short: it needs at least 15 characters. Without it, a random password is used.',
    );
  vi.stubEnv('EDITOR_PASSWORD', 'four words of mine');
  expect(editorPassword(false)).toEqual({
    password: 'four words of mine',
    isForAll: true,
    passwordNotice: 'The editor asks for the password in EDITOR_PASSWORD',
  });
  vi.stubEnv('EDITOR_PASSWORD', '');
  expect(editorPassword(false)).toEqual({ password: expect.stringMatching(/^[0-9a-f]{16}$/), isForAll: false, passwordNotice: undefined });
  const { password, passwordNotice } = editorPassword(true);
  expect(passwordNotice).toBe(`To edit from another computer, open the editor there with this password: ${password}`);
});

describe.skipIf(!hasMachines)('C-16 from another machine, in a network namespace', () => {
  test('the preview is readable, and its editor needs the password that the terminal shows', async () => {
    const { output } = await start(preview(4291, 'dev', '--host'), 'this password:', inNamespace(server));
    await start(['-e', relayCode], 'ready', inNamespace(client));
    const origin = `http://${address}:4291`;
    await expect.poll(output).toContain(`with drafts and all sources of the site: ${origin}/\n`);
    const [, password = ''] = /open the editor there with this password: ([0-9a-f]{16})\n/.exec(output()) ?? [];
    expect((await ask('/')).status).toBe(200);
    const editor = '/__editor?page=/';
    const asked = await ask(editor);
    expect([asked.status, asked.text.includes('type="password"')]).toEqual([403, true]);
    expect((await ask('/__editor/offer')).status).toBe(403);
    const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await ask(editor, form, 'password=guess')).status).toBe(403);
    const signedIn = await ask(editor, form, `password=${password}`);
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/__editor?page=/']);
    const [cookie = ''] = String(signedIn.headers['set-cookie']).split(';');
    const { status, text } = await ask(editor, { cookie });
    expect(status).toBe(200);
    const [, token = ''] = /"token":"([^"]+)"/.exec(text) ?? [];
    expect((await ask('/__editor/offer', { cookie, 'x-editor-token': token })).status).toBe(200);
    const write = { cookie, 'x-editor-token': token, origin, 'content-type': 'application/json' };
    expect((await ask('/__editor/undo', { ...write, origin: `http://${address}:1` }, '{}')).status).toBe(403);
    expect((await ask('/__editor/undo', write, '{}')).status).toBe(200);
  });
});
