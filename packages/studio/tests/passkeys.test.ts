import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { invite } from '../src/invite.ts';
import { Passkeys } from '../src/passkeys.ts';
import { People } from '../src/people.ts';
import { Authenticator } from './support/authenticator.ts';
import { Browser } from './support/browser.ts';
import { openSocket } from './support/open-socket.ts';
import { type OpenedStudio, openStudio } from './support/open-studio.ts';

const folder = tempFolder('passkeys');
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
let studio: OpenedStudio;

beforeAll(async () => {
  studio = await openStudio(folder, { hasOneSite: true });
});
afterAll(() => studio.close());

/** Lets a person in by an invitation, in a browser of its own. */
async function enter(email: string): Promise<Browser> {
  const browser = new Browser(studio, { 'user-agent': chrome });
  await browser.post(await invite(studio.file, studio.state, { email, name: 'Ann', role: 'writer' }));
  return browser;
}

const challengeFor = async (browser: Browser, kind: 'passkey' | 'new-passkey'): Promise<string> =>
  (await (await browser.send(`/__studio/${kind}-options`, {})).json()).challenge;

/** Adds a passkey of a device, and returns the status. */
const add = async (
  browser: Browser,
  device: Authenticator,
  ...fault: Parameters<Authenticator['add']> extends [string, ...infer Rest] ? Rest : never
) => (await browser.send('/__studio/new-passkey', device.add(await challengeFor(browser, 'new-passkey'), ...fault))).status;

/** Signs in by a device, and returns the status. */
const signIn = async (browser: Browser, device: Authenticator, fault: Parameters<Authenticator['signIn']>[1] = {}): Promise<number> =>
  (await browser.send('/__studio/passkey', device.signIn(await challengeFor(browser, 'passkey'), fault))).status;

test('whoever has used an invitation is offered a passkey, signs in by it, and reads which device it is on', async () => {
  const ann = await enter('ann@example.com');
  const welcome = await (await ann.get('/__studio/welcome')).text();
  expect(welcome).toContain('Sign in with this device next time: it stores a passkey');
  expect(welcome).toContain('href="/__studio/start"');
  const device = new Authenticator(studio.origin);
  expect(await add(ann, device)).toBe(200);
  const other = new Browser(studio);
  expect(await signIn(other, device)).toBe(200);
  expect(await other.isSignedIn()).toBe(true);
  const page = await (await other.get('/__studio/')).text();
  expect(page).toContain('You are signed in as Ann (ann@example.com)');
  expect(page).toContain('Remove: Chrome, Windows');
});

test('the options name no person at sign-in, and the random handle of one who adds a passkey, not the address', async () => {
  const ann = await enter('handles@example.com');
  const adding = await (await ann.send('/__studio/new-passkey-options', {})).json();
  const again = await (await ann.send('/__studio/new-passkey-options', {})).json();
  expect(adding.user).toMatchObject({ name: 'handles@example.com', displayName: 'Ann', id: again.user.id });
  expect(Buffer.from(adding.user.id, 'base64url').toString()).not.toContain('handles');
  expect(adding.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'preferred' });
  const asked = await (await new Browser(studio).send('/__studio/passkey-options', {})).json();
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
  expect(asked.allowCredentials ?? []).toEqual([]);
});

describe('nobody signs in by', () => {
  let device: Authenticator;
  beforeAll(async () => {
    device = new Authenticator(studio.origin);
    await add(await enter('dora@example.com'), device);
  });

  test.each<[string, Parameters<Authenticator['signIn']>[1]]>([
    ['a forged signature', { isForged: true }],
    ['an answer to another site', { origin: 'https://attacker.example' }],
    ['an answer to a page at another port of the host, as that of a site is', { origin: 'http://localhost:1' }],
    ['a passkey of another host', { host: 'attacker.example' }],
    ['a counter that goes back', { counter: 0 }],
  ])('%s', async (_, fault) => {
    const browser = new Browser(studio);
    await signIn(browser, device);
    const attacker = new Browser(studio);
    expect(await signIn(attacker, device, fault)).toBe(403);
    expect(await attacker.isSignedIn()).toBe(false);
    expect(studio.reports.join('\n')).toContain('A passkey was refused: "');
    // The one of the person still works.
    expect(await signIn(new Browser(studio), device)).toBe(200);
    studio.reports.length = 0;
  });

  test('an answer that was used before, or that another browser was asked for', async () => {
    const browser = new Browser(studio);
    const challenge = await challengeFor(browser, 'passkey');
    const secret = browser.cookies.get('__Host-pagewright-passkey') ?? '';
    const answer = device.signIn(challenge);
    const other = new Browser(studio);
    expect((await other.send('/__studio/passkey', answer)).status).toBe(403);
    await challengeFor(other, 'passkey');
    expect((await other.send('/__studio/passkey', answer)).status).toBe(403);
    const both = await Promise.all([browser.send('/__studio/passkey', answer), browser.send('/__studio/passkey', answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    other.cookies.set('__Host-pagewright-passkey', secret);
    expect((await other.send('/__studio/passkey', answer)).status).toBe(403);
    expect(await other.isSignedIn()).toBe(false);
  });

  test('a question that was for adding a passkey, and the other way around', async () => {
    const ann = await enter('ann@example.com');
    const challenge = await challengeFor(ann, 'new-passkey');
    expect((await ann.send('/__studio/passkey', device.signIn(challenge))).status).toBe(403);
    const mine = new Authenticator(studio.origin);
    expect((await ann.send('/__studio/new-passkey', mine.add(await challengeFor(ann, 'passkey')))).status).toBe(403);
  });

  test('a passkey of somebody who was taken out of the file, nor after a new invitation to the address', async () => {
    const before = readFileSync(studio.file, 'utf8');
    writeFileSync(studio.file, before.replace(/ {2}- email: dora@example\.com\n(?: {4}.*\n)+/, ''));
    expect(await signIn(new Browser(studio), device)).toBe(403);
    writeFileSync(studio.file, before);
    expect(await signIn(new Browser(studio), device)).toBe(200);
    writeFileSync(studio.file, before.replace(/ {2}- email: dora@example\.com\n(?: {4}.*\n)+/, ''));
    await enter('dora@example.com');
    expect(await signIn(new Browser(studio), device)).toBe(403);
  });

  test.each([null, 'x', [], { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key', response: {} }])('%j', async (answer) => {
    const browser = new Browser(studio);
    await challengeFor(browser, 'passkey');
    expect((await browser.send('/__studio/passkey', answer)).status).toBe(403);
  });
});

describe('nobody adds a passkey', () => {
  test('without a session', async () => {
    const browser = new Browser(studio);
    expect((await browser.send('/__studio/new-passkey-options', {})).status).toBe(403);
    expect((await browser.send('/__studio/new-passkey', new Authenticator(studio.origin).add('x'))).status).toBe(403);
  });

  test.each<[string, Parameters<Authenticator['add']>[1]]>([
    ['for another site', { origin: 'https://attacker.example' }],
    ['for another host', { host: 'attacker.example' }],
  ])('%s', async (_, fault) => {
    const ann = await enter('ann@example.com');
    expect(await add(ann, new Authenticator(studio.origin), fault)).toBe(403);
  });

  test('to somebody else: the question was for another person', async () => {
    const [ann, bob] = [await enter('ann@example.com'), await enter('bob@example.com')];
    const challenge = await challengeFor(ann, 'new-passkey');
    bob.cookies.set('__Host-pagewright-passkey', ann.cookies.get('__Host-pagewright-passkey') ?? '');
    expect((await bob.send('/__studio/new-passkey', new Authenticator(studio.origin).add(challenge))).status).toBe(403);
  });

  test('from a page of another site', async () => {
    const ann = await enter('ann@example.com');
    const { cookie } = ann;
    for (const path of ['new-passkey-options', 'new-passkey', 'remove-passkey', 'passkey-options', 'passkey']) {
      const { status } = await studio.ask(`/__studio/${path}`, { method: 'POST', headers: { cookie, origin: 'https://attacker.example' } });
      expect(status).toBe(403);
    }
  });
});

test('whoever has lost a device removes its passkey: it signs nobody in, its sessions end, and those of other devices go on', async () => {
  const here = await enter('eve@example.com');
  const [phone, laptop] = [new Authenticator(studio.origin), new Authenticator(studio.origin)];
  await add(here, phone);
  await add(here, laptop);
  const [lost, other] = [new Browser(studio), new Browser(studio)];
  await signIn(lost, phone);
  await signIn(other, laptop);
  await lost.open(studio.bakery);
  const { first, ended } = await openSocket(studio, studio.bakery, { Cookie: lost.cookie, Origin: studio.bakery });
  expect(first).toMatch(/^HTTP\/1\.1 101/);
  await here.post('/__studio/remove-passkey', { passkey: phone.id });
  await ended;
  expect(await lost.isSignedIn()).toBe(false);
  expect(await signIn(lost, phone)).toBe(403);
  for (const browser of [here, other]) expect(await browser.isSignedIn()).toBe(true);
  // Of somebody else, nobody removes one.
  await (await enter('ann@example.com')).post('/__studio/remove-passkey', { passkey: laptop.id });
  expect(await signIn(new Browser(studio), laptop)).toBe(200);
  // Whoever removes the passkey of the device at hand stays signed in there.
  await other.post('/__studio/remove-passkey', { passkey: laptop.id });
  expect(await other.isSignedIn()).toBe(true);
});

test('a question is open for five minutes', async () => {
  let now = 0;
  const people = new People(tempFolder('passkey-time'));
  const reports: string[] = [];
  const passkeys = new Passkeys({ people, address: new URL(studio.origin), report: (line) => reports.push(line), elapsed: () => now });
  const ann = { email: 'ann@example.com', name: 'Ann' };
  const device = new Authenticator(studio.origin);
  const late = await passkeys.askToAdd(ann);
  now += 5 * 60_000 + 1;
  expect(await passkeys.add(ann, late.secret, device.add(late.options.challenge), '')).toBeUndefined();
  const { secret, options } = await passkeys.askToAdd(ann);
  now += 4 * 60_000;
  expect(await passkeys.add(ann, secret, device.add(options.challenge), '')).toBe(device.id);
  const asked = await passkeys.askToSignIn();
  now += 5 * 60_000 + 1;
  expect(await passkeys.signIn(asked.secret, device.signIn(asked.options.challenge), [ann.email])).toBeUndefined();
  expect(reports).toEqual([]);
});

test('a file that cannot be read signs nobody in, and is not overwritten', async () => {
  const state = tempFolder('passkey-files');
  const people = new People(state);
  await people.change('ann@example.com', (account) => account);
  const [name = ''] = readdirSync(join(state, 'people'));
  expect(name).toMatch(/^[0-9a-f]{64}\.json$/);
  const file = join(state, 'people', name);
  writeFileSync(file, '{"version":2}');
  expect((await people.find('ANN@example.com')).passkeys).toEqual([]);
  await expect(people.change('ann@example.com', (account) => account)).rejects.toThrow(`${file} cannot be read. Remove it`);
  expect(readFileSync(file, 'utf8')).toBe('{"version":2}');
});
