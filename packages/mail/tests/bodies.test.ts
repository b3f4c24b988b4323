import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { readBody } from '../src/request-body.ts';
import { mailFacts, message, startMail, type TestMail } from './support/mail-service.ts';
import { rawRequest, statusOf } from './support/raw-request.ts';

const parent = tempFolder('bodies');
const head = (...headers: string[]): string =>
  [
    'POST /send-email HTTP/1.1',
    'Host: localhost',
    `Origin: ${mailFacts.origin}`,
    'Content-Type: application/json',
    ...headers,
    '',
    '',
  ].join('\r\n');

const postBytes = (mail: TestMail, body: string | Buffer): Promise<Response> =>
  fetch(`${mail.address}/send-email`, {
    method: 'POST',
    headers: { Origin: mailFacts.origin, 'Content-Type': 'application/json' },
    body: new Uint8Array(Buffer.from(body)),
  });

describe('E-7 large and slow bodies', () => {
  test('33 KB is rejected', async () => {
    const mail = await startMail({ parent });
    expect((await mail.post({ ...message, body: 'x'.repeat(33 * 1024) })).status).toBe(413);
  });

  test('33 KB is rejected by its Content-Length, before the body arrives', async () => {
    const { address } = await startMail({ parent });
    expect(statusOf(await rawRequest(address, head('Content-Length: 33792'), '{'))).toBe(413);
  });

  test('10 MB in chunks is rejected after the first 32 KB', async () => {
    const { address } = await startMail({ parent });
    const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;
    const answer = await rawRequest(address, head('Transfer-Encoding: chunked'), ...Array.from({ length: 160 }, () => piece));
    expect(statusOf(answer)).toBe(413);
  });

  test('a body that does not arrive times out', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) });
    const init = { method: 'POST', body, duplex: 'half' };
    const request = new Request('http://localhost/', init);
    await expect(readBody(request, { timeout: 20 })).rejects.toMatchObject({ status: 408 });
  });

  test('slow headers and slow bodies get 408', { timeout: 30_000 }, async () => {
    const { address } = await startMail({ parent });
    const slow = [
      rawRequest(address, 'POST /send-email HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
      rawRequest(address, head('Content-Length: 100'), '{'),
    ];
    expect((await Promise.all(slow)).map(statusOf)).toEqual([408, 408]);
  });

  test('a body that ends early stores nothing', async () => {
    const mail = await startMail({ parent });
    const { hostname, port } = new URL(mail.address);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.end(`${head('Content-Length: 500')}${JSON.stringify(message)}`));
      socket
        .on('close', () => resolve())
        .on('error', () => undefined)
        .resume();
    });
    expect(mail.stored('queued')).toEqual([]);
  });
});

describe('E-7 malformed bodies', () => {
  const text = JSON.stringify(message);
  test.each([
    ['deep arrays', '['.repeat(16_000)],
    ['deep arrays that end', `${'['.repeat(16_000)}${']'.repeat(16_000)}`],
    ['deep objects', '{"a":'.repeat(6_000)],
    ['depth inside a text', text.replace('"Fixture Desk"', `${'['.repeat(9_000)}${']'.repeat(9_000)}`)],
    ['a repeated key', text.replace('{', '{"to":"desk@fixture.example",')],
    ['a repeated key of another kind', text.replace('{', '{"body":{"path":"/etc/passwd"},')],
    ['a repeated key in disguise', text.replace('{', '{"\\u0074o":"desk@fixture.example",')],
    ['invalid UTF-8', Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xc3, 0x28]), Buffer.from(text.slice(-2))])],
    [
      'a lone surrogate as bytes',
      Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from(text.slice(-2))]),
    ],
    ['a byte order mark', `\ufeff${text}`],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['nothing', ''],
    ['null', 'null'],
    ['a text', '"to"'],
    ['an array', `[${text}]`],
    ['two values', `${text}${text}`],
    ['JSON with a comment', text.replace('{', '{/* */')],
    ['a blank message', JSON.stringify({ ...message, body: ' \n ' })],
    ['a blank subject', JSON.stringify({ ...message, subject: ' ' })],
  ])('%s is rejected', async (_, body) => {
    const mail = await startMail({ parent });
    const answer = await postBytes(mail, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z][^{}[\]]+\.$/) });
    expect(mail.stored('queued')).toEqual([]);
  });

  test('quotes and backslashes in a message do not count as keys', async () => {
    const mail = await startMail({ parent });
    const body = 'Name: "\\" \\\\ "to":"a" {"to":"b"}\nMessage: "';
    expect((await mail.post({ ...message, body })).status).toBe(202);
    expect(mail.stored('queued').map((entry) => entry.body)).toEqual([body]);
  });

  test('lone surrogates and control characters are replaced, line breaks become \\n', async () => {
    const mail = await startMail({ parent });
    await postBytes(mail, text.replace('Hello there.', 'a\\ud800b\\u0000c\\r\\nd\\re\\u001bf'));
    expect(mail.stored('queued')[0]?.body).toContain('a\ufffdb c\nd\ne f');
  });
});
