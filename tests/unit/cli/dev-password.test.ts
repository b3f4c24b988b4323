import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { commandFile } from '../../../packages/engine/src/files/engine-module.ts';
import { afterFile } from '../../../packages/engine/tests/support/after-file.ts';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runCommandWith } from '../../support/run-command.ts';

const temp = tempFolder('dev-password');
/** Names and addresses that no other run of the tests has, in a network for tests between machines (RFC 2544). */
const { pid } = process;
const [name, cable, plug] = [`pagewright-${pid}`, `pw${pid}a`, `pw${pid}b`];
const network = `198.18.${(pid >> 6) & 255}.${(pid & 63) * 4}`;
const [here, there] = [1, 2].map((host) => network.replace(/\d+$/, (start) => String(Number(start) + host)));
const program = join('/bin', 'ip');
const ip = (...words: string[]): Buffer => execFileSync(program, words, { stdio: 'pipe' });

/** True when this user may create a network namespace: another machine, with a cable to this one. */
const hasOtherMachine = ((): boolean => {
  try {
    ip('netns', 'add', name);
    afterFile(() => void ip('netns', 'delete', name));
    ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', plug, 'netns', name);
    ip('address', 'add', `${here}/30`, 'dev', cable);
    ip('link', 'set', cable, 'up');
    ip('-n', name, 'address', 'add', `${there}/30`, 'dev', plug);
    ip('-n', name, 'link', 'set', plug, 'up');
    ip('-n', name, 'link', 'set', 'lo', 'up');
    return true;
  } catch {
    console.warn('Skipped: this user may not create network namespaces (ip netns).');
    return false;
  }
})();

const site = inProject('tests', 'sites', 'minimal');

/** What Vite runs instead of a browser: it writes down the address. */
const browser = join(temp, 'browser.js');
const opened = join(temp, 'opened.txt');
writeFileSync(browser, `require('node:fs').writeFileSync(${JSON.stringify(opened)}, process.argv.at(-1));`);

type Started = { output: () => string };

/** Starts a command, behind those in `before`, and resolves when it has printed a text. */
async function start({
  before = [],
  words,
  port,
  until,
}: {
  before?: string[];
  words: string[];
  port: number;
  until: string;
}): Promise<Started> {
  const { NODE_ENV: _, VITEST: __, EDITOR_PASSWORD: ___, ...env } = process.env;
  const [first = '', ...rest] = [...before, process.execPath, commandFile, ...words, '--site', site, '--port', String(port)];
  const child: ChildProcess = spawn(first, rest, {
    cwd: projectRoot,
    env: { ...env, BROWSER: browser, MAIL_OUTBOX: join(temp, `outbox-${port}`) },
  });
  afterFile(() => child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  await vi.waitFor(() => expect(output).toContain(until), { timeout: 50_000 });
  return { output: () => output };
}

type Answer = { status: number | undefined; text: string; headers: Record<string, string | string[] | undefined> };

function ask(address: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: body === undefined ? 'GET' : 'POST', headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
    });
    asked.on('error', reject).end(body);
  });
}

test('npm start -- --edit opens the editor in the browser, and builds nothing', async () => {
  const out = join(temp, 'dist');
  const { output } = await start({ words: ['start', '--edit', '--compress', '--out', out], port: 4292, until: '/outbox?token=' });
  await vi.waitFor(() => expect(readFileSync(opened, 'utf8')).toBe('http://localhost:4292/__editor'), { timeout: 20_000 });
  expect(output()).toContain('The live preview is on http://localhost:4292 ');
  expect(output()).not.toMatch(/another computer|Everyone in this network/);
  expect((await ask('http://localhost:4292/__editor')).text).toContain('id="editor-data"');
  expect(existsSync(out)).toBe(false);
});

test('EDITOR_PASSWORD has at least 8 characters', async () => {
  const { exitCode, stderr } = await runCommandWith({ EDITOR_PASSWORD: 'short' }, projectRoot, 'dev', '--host', '--site', site);
  expect([exitCode, stderr]).toEqual([
    2,
    'EDITOR_PASSWORD is too short: it needs at least 8 characters. Without it, a random password is used.\n',
  ]);
});

describe.skipIf(!hasOtherMachine)('C-16 from another machine, in a network namespace', () => {
  test('the preview is readable, and its editor needs the password that the terminal shows', async () => {
    const before = [program, 'netns', 'exec', name];
    const { output } = await start({ before, words: ['dev', '--host'], port: 4291, until: 'this password:' });
    const origin = `http://${there}:4291`;
    await expect.poll(output).toContain(`with drafts and all sources of the site: ${origin}/\n`);
    const [, password = ''] = /open the editor there with this password: ([0-9a-f]{16})\n/.exec(output()) ?? [];
    expect((await ask(`${origin}/`)).status).toBe(200);
    const editor = `${origin}/__editor?page=/`;
    const asked = await ask(editor);
    expect([asked.status, asked.text.includes('type="password"')]).toEqual([403, true]);
    expect((await ask(`${origin}/__editor/offer`)).status).toBe(403);
    const form = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    expect((await ask(editor, form, 'password=guess')).status).toBe(403);
    const signedIn = await ask(editor, form, `password=${password}`);
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, '/__editor?page=/']);
    const [cookie = ''] = String(signedIn.headers['set-cookie']).split(';');
    const { status, text } = await ask(editor, { cookie });
    expect(status).toBe(200);
    const [, token = ''] = /"token":"([^"]+)"/.exec(text) ?? [];
    expect((await ask(`${origin}/__editor/offer`, { cookie, 'x-editor-token': token })).status).toBe(200);
    const write = { cookie, 'x-editor-token': token, origin, 'content-type': 'application/json' };
    expect((await ask(`${origin}/__editor/undo`, { ...write, origin: `http://${there}:1` }, '{}')).status).toBe(403);
    expect((await ask(`${origin}/__editor/undo`, write, '{}')).status).toBe(200);
  });
});
