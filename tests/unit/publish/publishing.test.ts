import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Publishing, type PublishingState } from '../../../packages/engine/src/publish/publishing.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('publishing');
const site = copySite('minimal', temp);
const ways = join(temp, 'publish.yaml');
const open = (): Publishing => new Publishing({ root: projectRoot, siteDir: site.dir, ways });
const ended = (publishing: Publishing): Promise<PublishingState> =>
  vi.waitFor(
    () => {
      const state = publishing.state();
      expect(state.step).toBeUndefined();
      return state;
    },
    { timeout: 50_000, interval: 50 },
  );

test('without a file nothing starts, and a file with mistakes is said', async () => {
  expect(open().start()).toEqual({ to: undefined, step: undefined, end: undefined });
  writeFileSync(ways, '- to: foldr\n');
  expect(open().start()).toMatchObject({ to: undefined, step: undefined, end: { why: 'settings', words: expect.stringContaining('1:7') } });
});

test('a site is published once at a time, and what stands in the way is kept for who asks later', async () => {
  writeFileSync(ways, '- to: folder\n  folder: www\n');
  mkdirSync(join(temp, 'www', 'current'), { recursive: true });
  const publishing = open();
  expect(publishing.start()).toMatchObject({ to: 'folder', step: 'building' });
  expect(publishing.start()).toMatchObject({ step: 'building' });
  // Another process finds it busy.
  const other = open();
  other.start();
  const outcomes = [(await ended(publishing)).end, (await ended(other)).end].map((end) => (end?.outcome === 'failed' ? end.why : end));
  expect(outcomes.sort()).toEqual(['busy', 'no-link']);
}, 60_000);

test('mistakes are shown as the build has said them', async () => {
  const text = site.read('pages/home.yaml');
  site.edit('pages/home.yaml', 'type: page-header', 'type: page-heder');
  const publishing = open();
  publishing.start();
  expect((await ended(publishing)).end).toMatchObject({
    outcome: 'failed',
    why: 'not-built',
    detail: expect.stringContaining('page-heder'),
  });
  site.write('pages/home.yaml', text);
}, 60_000);

test('what is stopped ends with its processes, and nothing is online', async () => {
  writeFileSync(ways, '- to: folder\n  folder: stopped\n');
  const publishing = open();
  publishing.start();
  publishing.cancel();
  expect((await ended(publishing)).end).toMatchObject({ outcome: 'failed', why: 'cancelled' });
  expect(existsSync(join(temp, 'stopped'))).toBe(false);
  // Its lock has ended with it.
  mkdirSync(join(temp, 'stopped', 'current'), { recursive: true });
  publishing.start();
  expect((await ended(publishing)).end).toMatchObject({ outcome: 'failed', why: 'no-link' });
}, 60_000);
