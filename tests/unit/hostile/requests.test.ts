import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { rawRequest } from '../../../packages/mail/tests/support/raw-request.ts';
import { runMain } from '../../support/run-main.ts';
import { RunningPreview } from '../../support/running-preview.ts';
import { startCommand } from '../../support/serving-command.ts';
import { copySite } from '../../support/site-copy.ts';

type Sent = { ask: string; headers?: Record<string, string>; type?: string; body?: string } | { raw: string; closes?: boolean };

const requests: Sent[] = parse(readFileSync(join(import.meta.dirname, 'requests.yaml'), 'utf8'));
const temp = tempFolder('hostile-requests');
const site = copySite('minimal', temp);
const port = 4297;
let preview: RunningPreview;
let token = '';
let version = '';

beforeAll(async () => {
  preview = await RunningPreview.start(site.dir, port);
  token = /"token":"([^"]+)"/.exec((await preview.ask('/__editor')).text)?.[1] ?? '';
  const read = await fetch(`http://localhost:${port}/__editor/page?path=/`, { headers: { 'x-editor-token': token } });
  ({ version } = await read.json());
}, 60_000);
afterAll(() => preview.stop());

/** Writes out what is repeated, and what only the running server knows. */
const filledIn = (text: string, host: string): string =>
  text
    .replaceAll(/\{(\d+)\*([\s\S]+?)\}(?=[^}]|$)/g, (_, count: string, part: string) => part.repeat(Number(count)))
    .replaceAll('{host}', host)
    .replaceAll('{token}', token)
    .replaceAll('{version}', version);

/** Returns the bytes of a request. One of an editor has its headers. */
function bytesOf(sent: Sent, host: string): string {
  if ('raw' in sent) return filledIn(sent.raw, host);
  const { ask, headers, type = 'application/json', body } = sent;
  const all = {
    Host: host,
    Origin: `http://${host}`,
    'x-editor-token': token,
    ...(body === undefined ? {} : { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(filledIn(body, host))) }),
    Connection: 'close',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${filledIn(ask, host)} HTTP/1.1\r\n${lines.join('')}\r\n${body === undefined ? '' : filledIn(body, host)}`;
}

/** How long an answer may take, in milliseconds. The first request for block types loads the code of the blocks, which takes a while on a busy machine. */
const longest = 60_000;

/** Sends a request to a server. Resolves to the status of its answer, or to why there is none. */
async function statusAfter(sent: Sent, address: string): Promise<number | 'closed' | 'waits'> {
  const { host } = new URL(address);
  const isCut = 'raw' in sent && sent.closes === true;
  const ended = new AbortController();
  const answer = await Promise.race([
    rawRequest(address, Buffer.from(bytesOf(sent, host))),
    setTimeout(isCut ? 300 : longest, undefined, { signal: ended.signal }).catch(() => undefined),
  ]);
  ended.abort();
  if (answer === undefined) return isCut ? 'closed' : 'waits';
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
  return answer === '' ? 'closed' : status;
}

const nameOf = (sent: Sent): string => JSON.stringify('raw' in sent ? sent.raw : `${sent.ask} ${sent.body ?? ''}`).slice(0, 160);

/** Sends all requests, a few at a time. Returns those with a bad end. */
async function badEnds(address: string): Promise<string[]> {
  const bad: string[] = [];
  const left = [...requests];
  const work = async (): Promise<void> => {
    for (let sent = left.shift(); sent; sent = left.shift()) {
      const status = await statusAfter(sent, address);
      const isGood = status === 'closed' ? 'raw' in sent : status !== 'waits' && status >= 100 && status !== 500;
      if (!isGood) bad.push(`${status} ${nameOf(sent)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return bad;
}

test(`C-20 of ${requests.length} hostile requests to the preview, none ends it, waits for ever, or is an internal error`, {
  timeout: 3 * longest,
}, async () => {
  expect(token).toHaveLength(32);
  const headers = { 'x-editor-token': token, Origin: `http://localhost:${port}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ file: 'pages/home.yaml', version, changes: [] });
  expect((await preview.ask('/__editor/apply', { method: 'POST', headers, body })).text).toContain('"outcome":"nothing"');
  const before = site.read('pages/home.yaml');
  expect(await badEnds(`http://localhost:${port}`)).toEqual([]);
  expect((await preview.ask('/')).status).toBe(200);
  expect((await preview.ask('/__editor')).text).toContain(token);
  expect(site.read('pages/home.yaml')).toBe(before);
  expect(preview.output).not.toMatch(/goes on after an error|^\s+at /m);
});

test('C-20 the same to a built site with its mail service', { timeout: 3 * longest }, async () => {
  const out = join(temp, 'dist');
  expect((await runMain('build', '--site', site.dir, '--out', out)).exitCode).toBe(0);
  const { address, stop } = await startCommand(['serve', '--site', site.dir, '--out', out], /stop with/, {
    MAIL_OUTBOX: join(temp, 'outbox'),
  });
  try {
    expect(await badEnds(address)).toEqual([]);
    expect((await fetch(address)).status).toBe(200);
  } finally {
    await stop();
  }
});
