import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer as createNodeServer } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { listen } from '../src/http/listen.ts';
import { OutboxAccess } from '../src/http/outbox-access.ts';
import { createMailMiddleware } from '../src/mail-middleware.ts';
import { createServer } from '../src/server/create-server.ts';
import { message, outboxCookie, outboxToken, startMail, type TestMail } from './support/mail-service.ts';
import { startPlainProxy } from './support/plain-proxy.ts';
import { rawRequest, statusOf } from './support/raw-request.ts';

const parent = tempFolder('outbox-access');
const secret = 'Nobody else may read this.';
const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/** A service with one message in its outbox. */
async function startWithMessage(hasOutboxPage = true): Promise<TestMail> {
  const mail = await startMail({ parent, hasOutboxPage });
  expect((await mail.post({ ...message, body: `Name: Ann\nEmail: ann@client.example\nMessage: ${secret}` })).status).toBe(202);
  return mail;
}

/** A built site with a page at each of these paths, and a mail service. */
async function serveSite(mail: TestMail, ...pages: string[]): Promise<string> {
  const folder = join(parent, `site-${ending.length}-${pages.length}`);
  for (const page of pages) {
    mkdirSync(join(folder, page), { recursive: true });
    writeFileSync(join(folder, page, 'index.html'), `The site's ${page}`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '_headers'), '');
  writeFileSync(join(folder, '404.html'), 'The page of the site for what is missing');
  const { address, close } = await listen(createServer(folder, { mail: mail.service }), 0);
  ending.push(() => close(500));
  return address;
}

/** The service as the live preview mounts it. The preview answers all other requests. */
async function previewWith(mail: TestMail): Promise<string> {
  const handle = createMailMiddleware(mail.service);
  const server = createNodeServer((request, response) => {
    handle(request, response, () => response.writeHead(404).end('The preview'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  ending.push(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The preview does not listen on a port.');
  return `http://127.0.0.1:${address.port}`;
}

const wordings = ['/outbox', '/%6futbox', '/%6Futbox', '/%6f%75%74%62%6f%78', '/./outbox', '/x/../outbox', '/x/%2e%2e/outbox'];
const noWordings = ['/outbox/', '//outbox', '/%256futbox', '/outbox%2f', '/outbox%00', '/OUTBOX', '/outbox;x', '/outbox/index.html'];

const ask = (address: string, target: string, headers = ''): Promise<string> =>
  rawRequest(address, `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}Connection: close\r\n\r\n`);

describe('the outbox page', () => {
  test('is off by default', async () => {
    const mail = await startWithMessage(false);
    const site = await serveSite(mail);
    for (const target of [...wordings, `/outbox?token=${outboxToken}`, '/outbox?token=']) {
      expect(statusOf(await ask(mail.address, target))).toBe(404);
      expect(await ask(site, target)).toContain('The page of the site for what is missing');
    }
  });

  test('opens with the token, which becomes a cookie and is removed from the address', async () => {
    const mail = await startWithMessage();
    const answer = await fetch(`${mail.address}/outbox?token=${outboxToken}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/outbox']);
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(/^outbox-[0-9a-f]{8}=[0-9a-f]{64}; Path=\/outbox; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(outboxToken);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    const page = await mail.fetchOutbox();
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(secret);
  });

  test.each([
    ['no token', '/outbox', ''],
    ['an empty token', '/outbox?token=', ''],
    ['a wrong token', `/outbox?token=${'x'.repeat(37)}`, ''],
    ['a part of the token', `/outbox?token=${outboxToken.slice(0, -1)}`, ''],
    ['a longer token', `/outbox?token=${outboxToken}0`, ''],
    ['the token in another parameter', `/outbox?key=${outboxToken}`, ''],
    ['the token as the cookie', '/outbox', `Cookie: outbox=${outboxToken}\r\n`],
    ['a wrong cookie', '/outbox', `Cookie: outbox-00000000=${'0'.repeat(64)}\r\n`],
  ])('shows nothing for %s', async (_, target, headers) => {
    const mail = await startWithMessage();
    const answer = await ask(mail.address, target, headers);
    expect(statusOf(answer)).toBe(404);
    expect(answer).not.toMatch(/Set-Cookie|Nobody else|Waiting/i);
  });

  test.each(['X-Forwarded-For: 127.0.0.1', 'CF-Connecting-IP: ::1', 'X-Client-IP: localhost', 'X-Envoy-Internal: true', 'Via:'])(
    'shows nothing through a proxy that adds %s, even with the token',
    async (header) => {
      const mail = await startWithMessage();
      for (const target of [`/outbox?token=${outboxToken}`, '/outbox/export?format=csv'])
        expect(statusOf(await ask(mail.address, target, `${header}\r\nCookie: ${await outboxCookie(mail.address)}\r\n`))).toBe(404);
    },
  );

  test('shows nothing to visitors of a proxy without headers, in any notation of the path', async () => {
    const mail = await startWithMessage();
    const site = await serveSite(mail);
    const proxy = await startPlainProxy(site);
    ending.push(proxy.close);
    for (const target of [...wordings, ...noWordings]) {
      const answer = await ask(proxy.address, target);
      expect([target, statusOf(answer)]).toEqual([target, 404]);
      expect(answer).not.toMatch(/Nobody else|Waiting/);
    }
    expect(await (await fetch(`${site}/outbox`, { headers: { Cookie: await outboxCookie(site) } })).text()).toContain(secret);
  });

  test('is the same page in every notation of its path, on the built site and in the preview', async () => {
    const mail = await startWithMessage();
    const Cookie = `Cookie: ${await outboxCookie(mail.address)}\r\n`;
    for (const address of [await serveSite(mail, 'outbox'), await previewWith(mail)]) {
      for (const target of wordings) {
        const open = await ask(address, target, Cookie);
        const closed = await ask(address, target);
        expect([target, statusOf(open), statusOf(closed)]).toEqual([target, 200, 404]);
        expect(open).toContain(secret);
        // Not the page of the site either: the path must not bypass the access check.
        expect(closed).not.toMatch(/The site's outbox|The preview/);
      }
      for (const target of noWordings) expect(await ask(address, target, Cookie)).not.toContain(secret);
    }
  });

  test('leaves its path to the site when it is off', async () => {
    const mail = await startWithMessage(false);
    expect(await ask(await serveSite(mail, 'outbox'), '/outbox')).toContain("The site's outbox");
  });

  test('says when there were twenty wrong tokens in ten minutes, and takes the right one and its cookie all the time', async () => {
    const mail = await startWithMessage();
    const Cookie = await outboxCookie(mail.address);
    for (let guess = 0; guess < 20; guess += 1) expect((await fetch(`${mail.address}/outbox?token=${guess}`)).status).toBe(404);
    const limited = await fetch(`${mail.address}/outbox?token=guess`);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await fetch(`${mail.address}/outbox?token=${outboxToken}`, { redirect: 'manual' })).status).toBe(303);
    expect((await fetch(`${mail.address}/outbox`, { headers: { Cookie } })).status).toBe(200);
  });
});

describe('/send-email in other notations', () => {
  test.each(['/%73end-email', '/send%2Demail', '/./send-email'])(
    '%s is the same address on the site and in the preview',
    async (target) => {
      const mail = await startWithMessage();
      for (const address of [await serveSite(mail, 'send-email'), await previewWith(mail)]) {
        expect(statusOf(await ask(address, target))).toBe(405);
      }
    },
  );
});

test('only the token and its cookie open the page', () => {
  const access = new OutboxAccess(outboxToken, () => 0);
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', outboxToken, `${outboxToken} `, access.cookieValue));
  fc.assert(
    fc.property(text, (candidate) => {
      expect(new OutboxAccess(outboxToken, () => 0).checkToken(candidate).isValid).toBe(candidate === outboxToken);
      expect(access.isValidCookie(candidate)).toBe(candidate === access.cookieValue);
    }),
  );
  expect(access.isValidCookie(undefined)).toBe(false);
  const other = new OutboxAccess(`${outboxToken}0`, () => 0);
  expect(other.cookieName).not.toBe(access.cookieName);
  expect(other.cookieValue).not.toBe(access.cookieValue);
});
