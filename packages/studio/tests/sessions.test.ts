import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { Sessions } from '../src/sessions.ts';

const root = tempFolder('sessions');
const hour = 60 * 60_000;
let state = '';
let now = 0;
let count = 0;
const idOf = (token: string): string => token.split('.')[0] ?? '';
const secretOf = (token: string): string => token.split('.')[1] ?? '';
const open = (): Sessions => new Sessions(state, () => now);

beforeEach(() => {
  count += 1;
  state = join(root, String(count));
  now = Date.UTC(2026, 0, 1);
});

test('a session goes on after a restart, and its file does not have the secret', async () => {
  const secret = await open().begin('ann@example.com');
  expect(await open().use(secret)).toMatchObject({ email: 'ann@example.com' });
  const [name = ''] = readdirSync(join(state, 'sessions'));
  const stored = name + readFileSync(join(state, 'sessions', name), 'utf8');
  expect(stored).not.toContain(secretOf(secret));
  expect(secretOf(secret)).toMatch(/^[\w-]{43}$/);
});

test('a session ends twelve hours after it was used last', async () => {
  const sessions = open();
  const secret = await sessions.begin('ann@example.com');
  for (let used = 0; used < 5; used += 1) {
    now += 11 * hour;
    expect(await sessions.use(secret)).toBeDefined();
  }
  now += 13 * hour;
  expect(sessions.isOpen(idOf(secret))).toBe(false);
  expect(await sessions.use(secret)).toBeUndefined();
  expect(await open().use(secret)).toBeUndefined();
});

test('a session that is used all the time ends after thirty days', async () => {
  const sessions = open();
  const secret = await sessions.begin('ann@example.com');
  const begun = now;
  while (now - begun < 29.5 * 24 * hour) {
    now += 6 * hour;
    expect(await sessions.use(secret)).toBeDefined();
  }
  now += 24 * hour;
  expect(await sessions.use(secret)).toBeUndefined();
});

test('a session that is used in the same moment in which it ends has ended', async () => {
  const sessions = open();
  const secret = await sessions.begin('ann@example.com');
  for (let round = 0; round < 20; round += 1) {
    const used = sessions.use(secret);
    const ended = round === 10 ? sessions.end(idOf(secret)) : undefined;
    now += 11 * 60_000;
    await Promise.all([used, ended]);
  }
  expect(await sessions.use(secret)).toBeUndefined();
  expect(await open().use(secret)).toBeUndefined();
});

test('all sessions of a person end, and those of others go on', async () => {
  const sessions = open();
  const mine = [await sessions.begin('ann@example.com'), await sessions.begin('ann@example.com')];
  const other = await sessions.begin('bob@example.com');
  await sessions.use(mine[0] ?? '');
  await sessions.endAll(({ email }) => email === 'ann@example.com');
  for (const secret of mine) expect(await sessions.use(secret)).toBeUndefined();
  expect(await sessions.use(other)).toBeDefined();
});

test.each(['', '.', '../../sessions', 'x'.repeat(100_000), '\0', '.x', 'constructor.x'])(
  'an unknown secret opens nothing: %j',
  async (secret) => {
    expect(await open().use(secret)).toBeUndefined();
  },
);

test('the sessions of a passkey end, and those without it go on; a device that is not lost keeps its session', async () => {
  const sessions = open();
  const [lost, other, here] = [
    await sessions.begin('ann@example.com', 'phone'),
    await sessions.begin('ann@example.com', 'laptop'),
    await sessions.begin('ann@example.com'),
  ];
  await sessions.use(here);
  await sessions.setPasskey(idOf(here), 'phone');
  expect((await open().use(here))?.passkey).toBe('phone');
  await sessions.setPasskey(idOf(here), undefined);
  await sessions.endAll(({ passkey }) => passkey === 'phone');
  expect(await sessions.use(lost)).toBeUndefined();
  for (const secret of [other, here]) expect(await sessions.use(secret)).toBeDefined();
});

test('a token for a site is good there alone, also after a restart, is the same each time, and keeps the session open', async () => {
  const sessions = open();
  const token = await sessions.begin('ann@example.com');
  const [bakery = '', mill = ''] = [await sessions.admit(token, 'bakery'), await sessions.admit(token, 'mill')];
  expect(await sessions.admit(token, 'bakery')).toBe(bakery);
  for (const store of [sessions, open()]) {
    expect((await store.use(bakery, 'bakery'))?.id).toBe(idOf(token));
    for (const [wrong, site] of [
      [bakery, 'mill'],
      [mill, 'bakery'],
      [bakery, undefined],
      [token, 'bakery'],
      [`${idOf(token)}.`, 'bakery'],
      [`${idOf(token)}.undefined`, 'unknown'],
      [token, 'constructor'],
    ] as const)
      expect(await store.use(wrong, site)).toBeUndefined();
    for (const wrong of [bakery, '', `${idOf(token)}.x`]) expect(await store.admit(wrong, 'mill')).toBeUndefined();
  }
  for (let used = 0; used < 3; used += 1) {
    now += 11 * hour;
    expect(await sessions.use(bakery, 'bakery')).toBeDefined();
  }
  expect(await sessions.use(token)).toBeDefined();
});

test('with a session, its tokens for sites end; a wrong secret does not keep it open', async () => {
  const sessions = open();
  const token = await sessions.begin('ann@example.com');
  const site = (await sessions.admit(token, 'bakery')) ?? '';
  await sessions.end(idOf(token));
  for (const store of [sessions, open()]) {
    expect(await store.use(site, 'bakery')).toBeUndefined();
    expect(await store.admit(token, 'mill')).toBeUndefined();
  }
  const other = await sessions.begin('ann@example.com');
  await sessions.use(other);
  now += 11 * hour;
  await sessions.use(`${idOf(other)}.x`);
  now += 2 * hour;
  expect(await sessions.use(other)).toBeUndefined();
});
