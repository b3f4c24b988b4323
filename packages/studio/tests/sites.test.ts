import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { challengeOf, EntryCodes } from '../src/entry-codes.ts';
import { invite } from '../src/invite.ts';
import { Browser } from './support/browser.ts';
import { openSocket } from './support/open-socket.ts';
import { type OpenedStudio, openStudio } from './support/open-studio.ts';

const folder = tempFolder('sites');
/** In milliseconds. */
const idle = 300;
let studio: OpenedStudio;

beforeAll(async () => {
  studio = await openStudio(folder, { idle });
});
afterAll(async () => {
  await studio.close();
  expect(studio.reports).toEqual([]);
});

/** Lets a person in at both sites, in one browser that has opened the bakery. */
async function enterBoth(email: string): Promise<Browser> {
  await invite(studio.file, studio.state, { email, name: email, role: 'owner', site: 'mill' });
  return studio.enter(email, 'writer');
}

const cookieOf = (browser: Browser, name: string): string => `${name}=${browser.cookies.get(name)}`;

/** Opens a page of the bakery, and stops where the code is about to be used. */
async function leadToCode(browser: Browser): Promise<string> {
  browser.cookies.delete('__Host-pagewright-site-bakery');
  const { location: atStudio = '' } = await browser.visit(`${studio.bakery}/about`);
  expect(atStudio).toContain(`${studio.origin}/__studio/open/bakery?`);
  const { location: withCode = '' } = await browser.visit(atStudio);
  expect(withCode).toMatch(new RegExp(`^${studio.bakery}/__studio/enter\\?code=[\\w-]{43}$`));
  return withCode;
}

/** True for a browser that has come in at the bakery. */
const isIn = async (browser: Browser): Promise<boolean> =>
  (await studio.ask(studio.bakery, { headers: { cookie: browser.cookie } })).status === 200;

describe('whoever opens a site', () => {
  test('signs in at the studio, and comes to the page that was wanted', async () => {
    const link = await invite(studio.file, studio.state, { email: 'ann@example.com', name: 'Ann', role: 'writer', site: 'bakery' });
    const ann = new Browser(studio);
    const page = await ann.open(`${studio.bakery}/about?a=1&b=%2F#c`);
    expect([page.status, page.text, page.led.at(-1)]).toEqual([
      200,
      expect.stringContaining('Sign in to edit your websites.'),
      `${studio.origin}/__studio/`,
    ]);
    const wanted = cookieOf(ann, '__Host-pagewright-wanted');
    await ann.post(link);
    ann.cookies.set('__Host-pagewright-wanted', wanted.slice(wanted.indexOf('=') + 1));
    const started = await ann.get('/__studio/start');
    expect(started.headers.get('refresh')).toBe(`0; url=${studio.bakery}/about?a=1&b=%2F`);
    const shown = await ann.open(`${studio.bakery}/about?a=1&b=%2F`);
    expect([shown.status, JSON.parse(shown.text).url]).toEqual([200, '/about?a=1&b=%2F']);
  });

  test('is known at once at the other one, reads all of them at the studio, and with one site goes straight to it', async () => {
    const both = await enterBoth('both@example.com');
    expect((await both.open(`${studio.mill}/`)).led.at(-1)).toBe(`${studio.mill}/`);
    both.cookies.delete('__Host-pagewright-wanted');
    expect((await both.get('/__studio/start')).headers.get('location')).toBe('/__studio/');
    const list = await (await both.get('/__studio/')).text();
    for (const text of [
      `href="${studio.bakery}/__editor"`,
      'You are a writer',
      `href="${studio.mill}/__editor"`,
      'You are an owner',
      'The Mill',
    ])
      expect(list).toContain(text);
    const one = await studio.enter('one@example.com', 'reader', { site: 'mill' });
    one.cookies.delete('__Host-pagewright-wanted');
    expect((await one.get('/__studio/start')).headers.get('refresh')).toBe(`0; url=${studio.mill}/__editor`);
    expect(await (await one.get('/__studio/')).text()).not.toContain('The Bakery');
  });

  test('at the path of the studio comes to the page of the person', async () => {
    const ann = await studio.enter('ann@example.com', 'writer');
    for (const path of ['/__studio/', '/__studio', '/__studio/welcome', '/__studio/sign-out'])
      expect((await ann.visit(studio.bakery + path)).location).toBe(`${studio.origin}/__studio/`);
    const { led, text } = await new Browser(studio).open(`${studio.bakery}/__studio/`);
    expect([led.at(-1), text]).toEqual([`${studio.origin}/__studio/`, expect.stringContaining('Sign in to edit')]);
  });

  test('without a role there is told so, and gets no code', async () => {
    const mill = await studio.enter('mill@example.com', 'owner', { site: 'mill' });
    const page = await mill.open(`${studio.bakery}/`);
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('You may not edit this website')]);
    expect(page.text).not.toContain('The Bakery');
    expect(page.led.join()).not.toContain('code=');
  });
});

describe('a code', () => {
  let ann: Browser;
  beforeAll(async () => {
    ann = await enterBoth('ann@example.com');
  });

  test('works once', async () => {
    const code = await leadToCode(ann);
    expect(await ann.visit(code)).toMatchObject({ status: 303, location: `${studio.bakery}/about` });
    expect(await isIn(ann)).toBe(true);
    ann.cookies.delete('__Host-pagewright-site-bakery');
    const again = await ann.visit(code);
    expect([again.status, again.text, await isIn(ann)]).toEqual([403, expect.stringContaining('You are not signed in yet'), false]);
  });

  test('works at its site only', async () => {
    const code = await leadToCode(ann);
    ann.cookies.set('__Host-pagewright-nonce-mill', ann.cookies.get('__Host-pagewright-nonce-bakery') ?? '');
    const wrong = await ann.visit(code.replace(studio.bakery, studio.mill));
    expect([wrong.status, wrong.cookies]).toEqual([403, []]);
    ann.cookies.delete('__Host-pagewright-nonce-mill');
  });

  test('signs nobody in who has not asked for it: neither without the nonce nor with another one', async () => {
    const victim = new Browser(studio);
    expect((await victim.visit(await leadToCode(ann))).status).toBe(403);
    await victim.visit(`${studio.bakery}/`);
    expect((await victim.visit(await leadToCode(ann))).status).toBe(403);
    // Nor with what the address says of the nonce.
    const code = await leadToCode(ann);
    victim.cookies.set('__Host-pagewright-nonce-bakery', challengeOf(ann.cookies.get('__Host-pagewright-nonce-bakery') ?? ''));
    expect((await victim.visit(code)).status).toBe(403);
    // Nor for a browser without one.
    for (const nonce of [undefined, '']) {
      const { location: forNone = '' } = await ann.visit(`${studio.origin}/__studio/open/bakery?path=/&challenge=${challengeOf('')}`);
      const other = new Browser(studio);
      if (nonce !== undefined) other.cookies.set('__Host-pagewright-nonce-bakery', nonce);
      expect([(await other.visit(forNone)).status, await isIn(other)]).toEqual([403, false]);
    }
    expect(await isIn(victim)).toBe(false);
  });

  test('is for two tabs that ask at one moment', async () => {
    const [one, other] = [await leadToCode(ann), await leadToCode(ann)];
    expect([(await ann.visit(one)).status, (await ann.visit(other)).status, await isIn(ann)]).toEqual([303, 303, true]);
  });

  test('does not work after its person has signed out', async () => {
    const bob = await enterBoth('bob@example.com');
    const code = await leadToCode(bob);
    await bob.post('/__studio/sign-out');
    expect((await bob.visit(code)).status).toBe(403);
  });

  test.each(['', 'x', 'x'.repeat(10_000), '%00', '../x'])('is none: %j', async (code) => {
    expect((await ann.visit(`${studio.bakery}/__studio/enter?code=${code}`)).status).toBe(403);
  });

  test('is not made for a script, or for somebody who has not signed in', async () => {
    const address = `${studio.origin}/__studio/open/bakery?path=/&challenge=x`;
    expect((await ann.get(address)).headers.get('location')).toBe('/__studio/');
    expect((await new Browser(studio).visit(address)).location).toBe('/__studio/');
    expect((await ann.visit(`${studio.origin}/__studio/open/unknown?path=/`)).location).toBe('/__studio/');
  });

  test('lasts for half a minute', () => {
    let now = 0;
    const codes = new EntryCodes(() => now);
    const entry = { site: 'bakery', session: 'x', token: 'x.x', challenge: challengeOf('nonce'), to: studio.bakery };
    const [one, other] = [codes.add(entry), codes.add(entry)];
    now += 29_999;
    expect(codes.use(one, 'bakery', 'nonce')).toEqual(entry);
    now += 1;
    expect(codes.use(other, 'bakery', 'nonce')).toBeUndefined();
  });
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'HTTPS:evil.example',
  '//evil.example:80/..',
  '/\t/evil.example',
  '/a/..//evil.example',
  '@evil.example/',
  ':80@evil.example/',
  '.evil.example/',
  'javascript:alert(1)',
  '%2F%2Fevil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/\r\nLocation: https://evil.example',
  '',
  '/'.repeat(3_000),
])('no path leads to another site: %j', async (path) => {
  const query = new URLSearchParams({ path, challenge: challengeOf('nonce') });
  const ann = await studio.enter('ann@example.com', 'writer');
  ann.cookies.set('__Host-pagewright-nonce-bakery', 'nonce');
  const { led } = await ann.open(`${studio.origin}/__studio/open/bakery?${query}`);
  expect(led).toHaveLength(2);
  // Likewise over the sign-in.
  const stranger = new Browser(studio);
  await stranger.visit(`${studio.origin}/__studio/open/bakery?${query}`);
  ann.cookies.set('__Host-pagewright-wanted', stranger.cookies.get('__Host-pagewright-wanted') ?? '');
  const refresh = (await ann.get('/__studio/start')).headers.get('refresh')?.replace('0; url=', '') ?? studio.bakery;
  for (const address of [...led, refresh]) expect(new URL(address).origin).toBe(studio.bakery);
});

describe('each origin is for itself', () => {
  test('the cookie of a site opens no other site, and not the studio; that of the studio opens no site', async () => {
    const both = await enterBoth('both@example.com');
    await both.open(studio.mill);
    const [bakery, mill, own] = ['-site-bakery', '-site-mill', ''].map((name) => both.cookies.get(`__Host-pagewright${name}`) ?? '');
    const status = async (origin: string, name: string, value: string | undefined): Promise<number> =>
      (await studio.ask(origin, { headers: { cookie: `__Host-pagewright${name}=${value}` } })).status;
    expect([await status(studio.bakery, '-site-bakery', bakery), await status(studio.mill, '-site-mill', mill)]).toEqual([200, 200]);
    for (const value of [mill, own]) expect(await status(studio.bakery, '-site-bakery', value)).toBe(403);
    for (const value of [bakery, own]) expect(await status(studio.mill, '-site-mill', value)).toBe(403);
    for (const value of [bakery, mill]) {
      const other = new Browser(studio);
      other.cookies.set('__Host-pagewright', value ?? '');
      expect(await other.isSignedIn()).toBe(false);
    }
  });

  test('a WebSocket of one site is refused to pages of another one, and to those of the studio', async () => {
    const both = await enterBoth('both@example.com');
    await both.open(studio.mill);
    for (const [at, origin] of [
      [studio.bakery, studio.mill],
      [studio.mill, studio.bakery],
      [studio.bakery, studio.origin],
      [studio.origin, studio.origin],
    ] as const)
      expect((await openSocket(studio, at, { Cookie: both.cookie, Origin: origin })).first).toMatch(/^HTTP\/1\.1 403/);
  });

  test('the studio shows nothing of a site, and a site answers no form of the studio', async () => {
    const ann = await studio.enter('ann@example.com', 'writer');
    for (const path of ['/', '/__editor', '/@vite/client', '/about']) {
      expect((await ann.visit(studio.origin + path)).location).toBe('/__studio/');
      expect((await ann.get(path)).status).toBe(403);
    }
    for (const path of ['sign-out', 'link', 'passkey-options']) await ann.post(`${studio.bakery}/__studio/${path}`);
    expect(await ann.isSignedIn()).toBe(true);
    const form = { method: 'POST', headers: { cookie: ann.cookie, origin: studio.bakery } };
    expect((await studio.ask('/__studio/sign-out', form)).status).toBe(403);
  });
});

describe('what studio.yaml says counts at once', () => {
  test('whoever is taken from one site loses this one only', async () => {
    const both = await enterBoth('both@example.com');
    await both.open(studio.mill);
    const sockets = await Promise.all(
      [studio.bakery, studio.mill].map((origin) => openSocket(studio, origin, { Cookie: both.cookie, Origin: origin })),
    );
    const before = readFileSync(studio.file, 'utf8');
    writeFileSync(studio.file, before.replace(/(email: both@example\.com\n.*\n {4}roles:\n {6}mill: owner\n) {6}bakery: writer\n/, '$1'));
    expect(await isIn(both)).toBe(false);
    await sockets[0]?.ended;
    expect((await both.open(studio.mill)).status).toBe(200);
    expect((await both.open(studio.bakery)).text).toContain('You may not edit this website');
    expect(await Promise.race([sockets[1]?.ended, 'open'])).toBe('open');
  });

  test('a site that is removed ends, with its open pages, and one that is added answers', async () => {
    const both = await enterBoth('both@example.com');
    const { pid } = JSON.parse((await both.open(studio.mill)).text);
    const { ended } = await openSocket(studio, studio.mill, { Cookie: both.cookie, Origin: studio.mill });
    const link = await invite(studio.file, studio.state, { email: 'both@example.com', role: 'reader', site: 'mill' });
    const before = readFileSync(studio.file, 'utf8');
    writeFileSync(studio.file, before.replace(studio.millLines, ''));
    expect((await both.visit(link)).status).toBe(404);
    expect((await both.visit(studio.mill)).status).toBe(421);
    await ended;
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 10_000);
    expect(await isIn(both)).toBe(true);
    expect(await (await both.get('/__studio/')).text()).not.toContain('The Mill');
    writeFileSync(studio.file, before);
    expect((await both.open(studio.mill)).status).toBe(200);
  });
});

test('two previews run side by side, and each ends alone when nobody has its site open', async () => {
  const both = await enterBoth('both@example.com');
  const [bakery, mill] = [JSON.parse((await both.open(studio.bakery)).text), JSON.parse((await both.open(studio.mill)).text)];
  expect(bakery.pid).not.toBe(mill.pid);
  expect([bakery.env.HOME, mill.env.HOME]).toEqual([expect.stringContaining('/sites/bakery/'), expect.stringContaining('/sites/mill/')]);
  // An open page keeps the mill.
  await openSocket(studio, studio.mill, { Cookie: both.cookie, Origin: studio.mill });
  await vi.waitFor(() => expect(isRunning(bakery.pid)).toBe(false), 10_000);
  expect(isRunning(mill.pid)).toBe(true);
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
