import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { readPerson } from '@pagewright/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { invite } from '../src/invite.ts';
import { openSocket } from './support/open-socket.ts';
import { type Echo, type OpenedStudio, openStudio } from './support/open-studio.ts';

const folder = tempFolder('gate');
let studio: OpenedStudio;
let cookie = '';

beforeAll(async () => {
  process.env.SMTP_PASSWORD = 'a secret of the studio';
  studio = await openStudio(folder);
  ({ cookie } = await studio.enter('ann@example.com', 'writer', { name: 'Ann Müller' }));
});
afterAll(async () => {
  delete process.env.SMTP_PASSWORD;
  await studio.close();
});

/** Asks the site. */
const at = (path: string, headers: Record<string, string>): Promise<Response> => studio.ask(studio.bakery + path, { headers });

const echo = async (path: string, headers: Record<string, string> = {}): Promise<Echo> => (await at(path, { cookie, ...headers })).json();

describe('the preview gets', () => {
  test('the person who has signed in, and nobody whom a request names itself', async () => {
    const forged = encodeURIComponent(JSON.stringify({ id: 'boss@example.com', name: 'Boss', role: 'owner' }));
    for (const name of ['x-pagewright-person', 'X-Pagewright-Person']) {
      const { headers, url } = await echo('/about?a=1', { [name]: forged });
      expect(readPerson(headers['x-pagewright-person'])).toEqual({ id: 'ann@example.com', name: 'Ann Müller', role: 'writer' });
      expect(url).toBe('/about?a=1');
    }
  });

  test('no cookie, and nothing of the environment of the studio', async () => {
    const { headers, env, args } = await echo('/', { 'x-forwarded-for': '203.0.113.9' });
    expect(headers.cookie).toBeUndefined();
    expect(Object.values(env)).not.toContain('a secret of the studio');
    expect(env.HOME).toContain('/state/sites/bakery/home');
    expect(args.slice(0, 2)).toEqual(['dev', '--site']);
  });

  test('no chance to set a cookie, or to clear those of other sites', async () => {
    const { headers } = await at('/', { cookie });
    expect([headers.get('set-cookie'), headers.get('clear-site-data')]).toEqual([null, null]);
  });
});

describe('nobody comes in', () => {
  test.each<[string, Record<string, string>]>([
    ['without a cookie', {}],
    ['with a secret that is none', { cookie: '__Host-pagewright-site-bakery=x.x' }],
    ['with a cookie of another name', { cookie: 'pagewright-site-bakery=x' }],
  ])('%s', async (_, headers) => {
    for (const path of ['/', '/__editor', '/__editor/apply', '/@vite/client', '/media/../../etc/passwd']) {
      expect((await at(path, headers)).status).toBe(403);
      const { status, location } = await studio.navigate(studio.bakery, path, headers);
      expect([status, location]).toEqual([303, expect.stringContaining(`${studio.origin}/__studio/open/bakery?path=%2F`)]);
    }
  });

  test('by another host name', async () => {
    for (const path of ['/', '/__studio/', '/__editor'])
      for (const host of ['attacker.example', 'localhost', `bakery.localhost:${studio.port}`])
        expect((await studio.navigate(studio.bakery, path, { host, cookie })).status).toBe(421);
    expect((await openSocket(studio, 'http://attacker.example', { Cookie: cookie, Origin: 'http://attacker.example' })).first).toMatch(
      /^HTTP\/1\.1 403/,
    );
  });

  test('with a malformed address', async () => {
    for (const path of ['//', '*', 'http://attacker.example/', '/%']) {
      for (const origin of [studio.origin, studio.bakery]) {
        const { status, location } = await studio.navigate(origin, path);
        expect([303, 400, 403]).toContain(status);
        expect(location ?? '/').toMatch(/^\/|^http:\/\/localhost:/);
      }
    }
  });

  test('by a form of another site', async () => {
    const link = await invite(studio.file, studio.state, { email: 'bob@example.com', name: 'Bob', role: 'owner', site: 'bakery' });
    const { origin } = studio;
    for (const headers of [{}, { origin: 'https://attacker.example' }, { origin: 'null' }, { origin, 'sec-fetch-site': 'same-site' }]) {
      expect((await studio.ask(link, { method: 'POST', headers: new Headers(Object.entries(headers)) })).status).toBe(403);
    }
    const used = await studio.ask(link, { method: 'POST', headers: { origin } });
    expect([used.status, used.headers.get('location')]).toEqual([303, '/__studio/welcome']);
    const again = await studio.ask(link, { method: 'POST', headers: { origin } });
    expect([again.status, again.headers.get('set-cookie')]).toEqual([303, null]);
    expect((await studio.ask(link)).status).toBe(404);
  });

  test('by opening the link, as programs do that look through e-mails', async () => {
    const link = await invite(studio.file, studio.state, { email: 'bob@example.com', name: 'Bob', role: 'owner', site: 'bakery' });
    for (const method of ['GET', 'HEAD', 'GET']) expect((await studio.ask(link, { method })).headers.get('set-cookie')).toBeNull();
    expect(await (await studio.ask(link)).text()).toContain('You are invited to The Bakery');
  });

  test('with a secret that was in the browser before somebody signed in', async () => {
    const link = await invite(studio.file, studio.state, { email: 'eve@example.com', name: 'Eve', role: 'reader', site: 'bakery' });
    const planted = '__Host-pagewright=planted.planted; __Host-pagewright-site-bakery=planted.planted';
    const used = await studio.ask(link, { method: 'POST', headers: { origin: studio.origin, cookie: planted } });
    expect(used.headers.get('set-cookie')).not.toContain('planted');
    expect((await at('/', { cookie: planted })).status).toBe(403);
  });
});

describe('whoever is signed out is out at once', () => {
  const out = (path: string, cookie: string): Promise<Response> =>
    studio.ask(`/__studio/${path}`, { method: 'POST', headers: { cookie, origin: studio.origin } });

  test('by signing out, at all sites and in open pages too, and with the cookies that somebody has copied', async () => {
    const dora = await studio.enter('dora@example.com', 'writer');
    await invite(studio.file, studio.state, { email: 'dora@example.com', role: 'reader', site: 'mill' });
    expect((await dora.open(studio.mill)).status).toBe(200);
    const { cookie: mine } = dora;
    const sockets = await Promise.all(
      [studio.bakery, studio.mill].map((origin) => openSocket(studio, origin, { Cookie: mine, Origin: origin })),
    );
    for (const { first } of sockets) expect(first).toMatch(/^HTTP\/1\.1 101/);
    expect((await out('sign-out', mine)).headers.get('set-cookie')).toMatch(/^__Host-pagewright=; Path=\/; Max-Age=0; /);
    for (const { ended } of sockets) await ended;
    for (const origin of [studio.bakery, studio.mill]) expect((await studio.ask(origin, { headers: { cookie: mine } })).status).toBe(403);
    expect((await dora.open(studio.bakery)).text).toContain('Sign in to edit your websites.');
    expect((await at('/', { cookie })).status).toBe(200);
  });

  test('in all browsers', async () => {
    const [one, other] = [await studio.enter('dora@example.com', 'writer'), await studio.enter('dora@example.com', 'writer')];
    await out('sign-out-everywhere', one.cookie);
    for (const { cookie: mine } of [one, other]) expect((await at('/', { cookie: mine })).status).toBe(403);
  });

  test('by being taken out of the file, in open pages too; another role counts with the next request', async () => {
    const { cookie: mine } = await studio.enter('fay@example.com', 'writer', { name: 'Fay' });
    const { ended } = await openSocket(studio, studio.bakery, { Cookie: mine, Origin: studio.bakery });
    const person = (role: string): string => `people:\n  - { email: fay@example.com, name: Fay, roles: { bakery: ${role} } }\n`;
    const ann = '  - { email: ann@example.com, name: "Ann Müller", roles: { bakery: writer } }\n';
    writeFileSync(studio.file, studio.head + person('reader') + ann);
    const { headers }: Echo = await (await at('/', { cookie: mine })).json();
    expect(readPerson(headers['x-pagewright-person'])?.role).toBe('reader');
    writeFileSync(studio.file, `${studio.head}people:\n${ann}`);
    expect((await at('/', { cookie: mine })).status).toBe(403);
    await ended;
  });

  test.each<[string, Record<string, string>]>([
    ['a page of another site', { Origin: 'https://attacker.example' }],
    ['no page', {}],
  ])('a WebSocket of %s is refused', async (_, headers) => {
    expect((await openSocket(studio, studio.bakery, { Cookie: cookie, ...headers })).first).toMatch(/^HTTP\/1\.1 403/);
  });
});

describe('a preview', () => {
  test('that has ended is started again, and the operator reads why', async () => {
    const { pid } = await echo('/');
    await at('/end', { cookie });
    // The request that has ended it is reported too, maybe before.
    while (!studio.reports.join('\n').includes('The preview of bakery has ended (3).')) await setTimeout(10);
    expect((await echo('/')).pid).not.toBe(pid);
  });

  test.each<[string, { protocol?: string; code?: string }, string]>([
    ['of another version', { protocol: '2' }, 'Its version of Pagewright is another one'],
    ['with a mistake in its code', { code: 'console.error("No such file: site.yaml"); process.exit(1);' }, 'No such file: site.yaml'],
  ])('%s is not started; its person reads no path, and the operator the reason', async (name, options, reason) => {
    const other = await openStudio(tempFolder(`gate-${name.length}`), options);
    try {
      const { cookie: mine } = await other.enter('ann@example.com', 'owner');
      const page = await other.navigate(other.bakery, '/', { cookie: mine });
      expect(page.status).toBe(503);
      expect(page.text).toContain('The website cannot be opened at the moment');
      expect(page.text).not.toContain(reason);
      expect(other.reports.join('\n')).toContain(reason);
    } finally {
      await other.close();
    }
  });
});
