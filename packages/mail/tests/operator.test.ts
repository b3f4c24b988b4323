import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { jsonLog } from '../src/log.ts';
import { describeOutcome } from '../src/pages/outbox-page.ts';
import { mailFacts, message, outboxCookie, startMail } from './support/mail-service.ts';
import { rawRequest, statusOf } from './support/raw-request.ts';

const parent = tempFolder('operator');
const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>\u001b[31m" \' &amp; </pre></title>';

describe('E-12 the log', () => {
  test('has one JSON object per line and no text of a message', async () => {
    const mail = await startMail({ parent });
    await mail.post({ ...message, body: 'Name: Ann\nEmail: ann@client.example\nMessage: secret words' });
    await mail.post({ ...message, to: 'someone@else.example' });
    await mail.post(message, { 'Idempotency-Key': 'a-key-nobody-should-see' });
    const events = mail.lines.map((line): unknown => JSON.parse(line));
    expect(events).toEqual(expect.arrayContaining([expect.objectContaining({ event: 'accepted', state: 'queued' })]));
    expect(mail.lines.join('\n')).not.toMatch(/@|Ann|secret|nobody-should/);
  });

  test('escapes line breaks and terminal colours in texts', () => {
    const lines: string[] = [];
    jsonLog((line) => lines.push(line))('a\nb', { code: '\u001b[31m\r\n\u2028' });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the test looks for these characters
    expect(lines.join('')).not.toMatch(/[\u0000-\u001f]/);
  });
});

describe('E-12 the outbox page', () => {
  test('shows messages and their states as escaped text', async () => {
    const mail = await startMail({ parent });
    await mail.post({ ...message, body: `Name: ${hostile}\nEmail: ann@client.example\nMessage: ${hostile}` });
    await mail.post(message, { 'X-Suspected': '1' });
    const page = await mail.fetchOutbox();
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).toMatch(/Queued<\/span> <strong>1</);
    expect(html).toMatch(/Suspected<\/span> <strong>1</);
    expect(html).toContain('<html lang="en">');
    expect(html.match(/<h1>/g)).toHaveLength(1);
  });

  test('has a policy that allows only its own stylesheet and forms, and no framing', async () => {
    const mail = await startMail({ parent });
    const { headers } = await mail.fetchOutbox();
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:4173',
    '127.0.0.1.nip.example',
    'localhost@evil.example',
    '127.1',
    '2130706433',
    '',
  ])('is not found for the host %j', async (host) => {
    const { address } = await startMail({ parent });
    const cookie = await outboxCookie(address);
    const answer = await rawRequest(address, `GET /outbox HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`);
    expect([400, 404]).toContain(statusOf(answer));
    expect(answer).not.toContain('Outbox');
  });

  test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])('is not found for a request of a proxy (%s)', async (name) => {
    const { address } = await startMail({ parent });
    const headers = { Cookie: await outboxCookie(address), [name]: '203.0.113.5' };
    expect((await fetch(`${address}/outbox`, { headers })).status).toBe(404);
  });

  test('is not found for another machine', async () => {
    const mail = await startMail({ parent });
    const Cookie = await outboxCookie(mail.address);
    const ask = (remoteAddress: string): Response | Promise<Response> =>
      mail.service.fetch(new Request('http://localhost/outbox', { headers: { Host: 'localhost', Cookie } }), {
        incoming: { socket: { remoteAddress } },
      });
    expect((await ask('127.0.0.1')).status).toBe(200);
    expect((await ask('192.168.1.5')).status).toBe(404);
  });

  test('shows the number of unreadable files', async () => {
    const mail = await startMail({ parent });
    writeFileSync(join(mail.folder, 'quarantine', 'queued-x.json'), '{');
    expect(await (await mail.fetchOutbox()).text()).toMatch(/Unreadable<\/span> <strong>1</);
  });

  test.each([
    ['EENVELOPE 550', 'the mail server rejected the sender or the recipient (EENVELOPE 550)'],
    ['sent', 'delivered'],
    ['constructor', 'failed (constructor)'],
  ])('describes the outcome %s as "%s"', (outcome, text) => {
    expect(describeOutcome(outcome, mailFacts.strings.outboxOutcomes)).toBe(text);
  });
});

describe('E-13 unsupported requests', () => {
  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s /send-email is 405 and says what is allowed',
    async (method) => {
      const { address } = await startMail({ parent });
      const answer = await rawRequest(address, `${method} /send-email HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(statusOf(answer)).toBe(405);
      expect(answer).toMatch(/^Allow: POST, OPTIONS\r$/im);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('%s /health and /outbox are 405', async (method) => {
    const { address } = await startMail({ parent });
    for (const path of ['/health', '/outbox']) {
      const answer = await rawRequest(
        address,
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(statusOf(answer)).toBe(405);
      expect(answer).toMatch(/^Allow: GET, HEAD\r$/im);
    }
  });

  test.each(['/', '/send-email/', '/send-email/x', '/.env', '/outbox/..%2f', '/%00', '/lock.1'])('%s is 404', async (path) => {
    const { address } = await startMail({ parent });
    expect((await fetch(`${address}${path}`)).status).toBe(404);
  });

  test('/health reports that the service works, and nothing about the software', async () => {
    const { address } = await startMail({ parent });
    const answer = await fetch(`${address}/health`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true });
    expect([...answer.headers.keys()].filter((name) => /server|powered|version/i.test(name))).toEqual([]);
  });

  test('the response to an unexpected error has no trace of the code', async () => {
    const mail = await startMail({ parent });
    rmSync(join(mail.folder, 'sent'), { recursive: true });
    writeFileSync(join(mail.folder, 'sent'), 'a file in the place of the folder');
    const answer = await mail.fetchOutbox();
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/ENOENT|Error|at .*\.ts|node_modules|operator-/);
    expect(mail.lines.at(-1)).toContain('"fault"');
  });
});
