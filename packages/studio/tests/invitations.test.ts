import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { Invitations } from '../src/invitations.ts';

const state = tempFolder('invitations');
const day = 24 * 60 * 60_000;

test('of many at one moment, one uses an invitation', async () => {
  const invitations = new Invitations(state);
  const secret = await invitations.add('ann@example.com', 'bakery');
  const used = await Promise.all(Array.from({ length: 20 }, () => invitations.use(secret)));
  expect(used.filter((one) => one !== undefined)).toMatchObject([{ email: 'ann@example.com', site: 'bakery' }]);
  expect(await invitations.find(secret)).toBeUndefined();
});

test('an invitation lasts for seven days, and a newer one for the same person ends it', async () => {
  let now = Date.UTC(2026, 0, 1);
  const invitations = new Invitations(state, () => now);
  const first = await invitations.add('ann@example.com', 'bakery');
  const other = await invitations.add('bob@example.com', 'bakery');
  const second = await invitations.add('ann@example.com', 'bakery');
  expect(await invitations.use(first)).toBeUndefined();
  now += 6.9 * day;
  expect(await invitations.find(second)).toBeDefined();
  expect(await invitations.use(other)).toBeDefined();
  now += 0.2 * day;
  expect(await invitations.use(second)).toBeUndefined();
});

test('a damaged file is no invitation, and is removed with the next one', async () => {
  const invitations = new Invitations(state);
  const secret = await invitations.add('carl@example.com', 'bakery');
  const folder = join(state, 'invitations');
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"version":1');
  expect(await invitations.use(secret)).toBeUndefined();
  await invitations.add('dora@example.com', 'bakery');
  expect(readdirSync(folder)).toHaveLength(1);
});
