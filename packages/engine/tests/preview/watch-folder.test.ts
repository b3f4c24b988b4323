import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from '../../src/preview/watch-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

const temp = tempFolder('watch-folder');
let folder: string;
let events: string[];
let stop: (() => void) | undefined;

const noError = (error: unknown): void => {
  throw error;
};

function start(options: Partial<Parameters<typeof watchFolder>[0]> = {}): void {
  stop = watchFolder({
    folder,
    onEvent: (path, isChange) => events.push(`${isChange ? 'file' : 'other'} ${path}`),
    onError: noError,
    interval: 20,
    ...options,
  });
}

/** Waits until an event names the path. */
const seen = (path: string): Promise<void> =>
  vi.waitFor(() => expect(events.map((event) => event.split(' ')[1])).toContain(path), { timeout: 20_000, interval: 10 });

/** Writes a file until its event arrives: watching a new folder starts a moment after it is created. */
async function expectWatched(path: string): Promise<void> {
  events.length = 0;
  await vi.waitFor(
    () => {
      writeFileSync(path, String(Math.random()));
      expect(events).toContain(`file ${path}`);
    },
    { timeout: 20_000, interval: 50 },
  );
}

beforeEach(() => {
  events = [];
  folder = join(mkdtempSync(join(temp, 'case-')), 'site');
  mkdirSync(join(folder, 'pages', 'deep'), { recursive: true });
});
afterEach(() => stop?.());

test('files that are written, created, replaced and deleted are reported by path', async () => {
  const file = join(folder, 'pages', 'deep', 'a.yaml');
  start();
  await expectWatched(file);
  writeFileSync(`${file}.new`, 'b');
  events.length = 0;
  renameSync(`${file}.new`, file);
  await seen(file);
  expect(events).toContain(`file ${file}`);
  events.length = 0;
  rmSync(file);
  await seen(file);
  expect(events).toContain(`other ${file}`);
});

test('a new folder is watched including its subfolders', async () => {
  start();
  mkdirSync(join(folder, 'a', 'b', 'c'), { recursive: true });
  await seen(join(folder, 'a'));
  await expectWatched(join(folder, 'a', 'b', 'c', 'x.yaml'));
});

test.each([
  ['the folder itself', '.'],
  ['a subfolder', 'pages'],
  ['its parent folder', '..'],
])('%s is still watched after it is renamed and renamed back, immediately or later', async (_, which) => {
  const path = join(folder, which);
  const file = join(folder, 'pages', 'deep', 'a.yaml');
  start();
  await expectWatched(file);
  renameSync(path, `${path}-away`);
  renameSync(`${path}-away`, path);
  await expectWatched(file);
  events.length = 0;
  renameSync(path, `${path}-away`);
  await seen(which === 'pages' ? path : folder);
  renameSync(`${path}-away`, path);
  await expectWatched(file);
});

test.each([
  ['the folder itself', '.'],
  ['a subfolder', 'pages'],
])('%s is watched after another folder replaces it', async (_, which) => {
  const path = join(folder, which);
  const file = join(folder, 'pages', 'deep', 'a.yaml');
  start();
  await expectWatched(file);
  for (let round = 0; round < 5; round += 1) {
    renameSync(path, `${path}-old`);
    mkdirSync(join(folder, 'pages', 'deep'), { recursive: true });
    rmSync(`${path}-old`, { recursive: true });
    await expectWatched(file);
    rmSync(path, { recursive: true });
    mkdirSync(join(folder, 'pages', 'deep'), { recursive: true });
    await expectWatched(file);
  }
});

test('a folder that does not exist is watched as soon as it is created', async () => {
  rmSync(folder, { recursive: true });
  start();
  mkdirSync(folder);
  await seen(folder);
  await expectWatched(join(folder, 'site.yaml'));
});

test('a symbolic link to the folder is followed, also after it changes its target', async () => {
  const other = `${folder}-other`;
  const link = `${folder}-link`;
  mkdirSync(other);
  symlinkSync(folder, link);
  start({ folder: link });
  await expectWatched(join(link, 'site.yaml'));
  rmSync(link);
  symlinkSync(other, link);
  await expectWatched(join(link, 'site.yaml'));
});

test('symbolic links inside the folder are not followed, and circular links cause no error', async () => {
  const elsewhere = `${folder}-elsewhere`;
  mkdirSync(elsewhere);
  symlinkSync('/', join(folder, 'pages', 'root'));
  symlinkSync('..', join(folder, 'pages', 'loop'));
  symlinkSync('self', join(folder, 'pages', 'self'));
  symlinkSync(elsewhere, join(folder, 'pages', 'elsewhere'));
  start();
  await expectWatched(join(folder, 'pages', 'a.yaml'));
  events.length = 0;
  writeFileSync(join(elsewhere, 'secret.yaml'), 'x');
  // The events of one process arrive in order, so one for the target of the link would arrive before this one.
  await expectWatched(join(folder, 'pages', 'a.yaml'));
  expect(events.filter((event) => event.includes('secret') || event.includes('elsewhere'))).toEqual([]);
});

test('an ignored folder is not watched', async () => {
  mkdirSync(join(folder, '.git'));
  start({ isIgnored: (path) => path.endsWith('.git') });
  await expectWatched(join(folder, 'a.yaml'));
  writeFileSync(join(folder, '.git', 'index'), 'x');
  await expectWatched(join(folder, 'a.yaml'));
  expect(events.join()).not.toContain('.git');
});

test('after stopping, nothing is reported', async () => {
  start();
  await expectWatched(join(folder, 'a.yaml'));
  stop?.();
  events.length = 0;
  writeFileSync(join(folder, 'a.yaml'), 'later');
  mkdirSync(join(folder, 'new'));
  start();
  await expectWatched(join(folder, 'b.yaml'));
  expect(events.filter((event) => event.endsWith('a.yaml') || event.endsWith('new'))).toEqual([]);
});
