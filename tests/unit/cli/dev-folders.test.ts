import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { RunningPreview } from '../../support/running-preview.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

/** The site is in a folder that a test may rename, and the path to it has a symbolic link. */
const temp = tempFolder('dev-folders');
const parent = join(temp, 'parent');
const elsewhere = join(temp, 'elsewhere');
const port = 4295;
let site: SiteCopy;
let preview: RunningPreview;
let edits = 0;

beforeAll(async () => {
  mkdirSync(parent);
  for (const name of ['one', 'two', 'three']) mkdirSync(join(elsewhere, name), { recursive: true });
  site = copySite('blocks', parent);
  symlinkSync(elsewhere, join(site.dir, 'media', 'elsewhere'));
  symlinkSync('..', join(site.dir, 'media', 'loop'));
  const link = join(temp, 'link');
  symlinkSync(site.dir, link);
  preview = await RunningPreview.start(link, port);
}, 60_000);
afterAll(() => preview.stop());

/** Saves the page with another heading and waits until the preview shows it. */
async function expectFollowed(): Promise<void> {
  edits += 1;
  const heading = `Heading number ${edits} of this run`;
  const file = join(site.dir, 'pages', 'workshop.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/heading: .*/, `heading: ${heading}`));
  await preview.shows('/workshop', heading);
}

/** Renames, and waits until the preview has reported it. Returns a function that undoes the rename. */
async function takeAway(path: string, report: string): Promise<() => void> {
  const start = preview.output.length;
  renameSync(path, `${path}-away`);
  await preview.until(() => preview.output.slice(start).includes(report), `"${report}" was not reported.`);
  return () => renameSync(`${path}-away`, path);
}

test('changes behind a symbolic link to the site folder are shown', expectFollowed);

describe('after a rename away and back, the preview reports it, shows the last state, and shows new changes', () => {
  test.each([
    ['the site folder', '', 'site folder'],
    ['the folder above it', '..', 'site folder'],
    ['pages/', 'pages', 'The folder pages/ is missing'],
    ['media/', 'media', 'The folder media/ is missing'],
    ['site.yaml', 'site.yaml', 'site.yaml is missing'],
  ])('%s', async (_, path, report) => {
    await expectFollowed();
    const putBack = await takeAway(join(site.dir, path), report);
    expect((await preview.ask('/workshop')).text).toContain(`Heading number ${edits} of this run`);
    const length = preview.output.length;
    putBack();
    await preview.until(() => preview.output.slice(length).includes('can be read again'), 'The end was not reported.');
    await expectFollowed();
    await expectFollowed();
  });
});

describe('after a replacement by another folder, changes are shown', () => {
  /** Replaces a folder by a copy, with two renames. Without `.editor`, into which the preview may be writing. */
  const replace = (path: string): void => {
    cpSync(path, `${path}-copy`, { recursive: true, filter: (source) => !source.includes('.editor') });
    renameSync(path, `${path}-old`);
    renameSync(`${path}-copy`, path);
  };

  test.each([
    ['the site folder', ''],
    ['pages/', 'pages'],
    ['the folder above', '..'],
  ])('%s', async (_, path) => {
    replace(join(site.dir, path));
    await expectFollowed();
    rmSync(`${join(site.dir, path)}-old`, { recursive: true });
    await expectFollowed();
  });

  test('pages/, deleted before the new one exists', async () => {
    const pages = join(site.dir, 'pages');
    cpSync(pages, `${pages}-copy`, { recursive: true });
    rmSync(pages, { recursive: true });
    renameSync(`${pages}-copy`, pages);
    await expectFollowed();
    await expectFollowed();
  });
});

test('changes of a file that each save replaces are shown', async () => {
  const file = join(site.dir, 'pages', 'workshop.yaml');
  for (let save = 0; save < 5; save += 1) {
    writeFileSync(`${file}.new`, readFileSync(file, 'utf8').replace(/heading: .*/, `heading: Replaced ${save}`));
    renameSync(`${file}.new`, file);
    await preview.shows('/workshop', `Replaced ${save}`);
  }
});

test('hundreds of files that change at once are all shown, as in a git checkout', async () => {
  const page = readFileSync(join(site.dir, 'pages', 'workshop.yaml'), 'utf8').replace(/heading: .*/, 'heading: First branch');
  const write = (index: number, text: string): void => {
    const own = text.replace('path: /workshop', `path: /many-${index}`).replaceAll(/^(title|description): /gm, `$1: Number ${index}, `);
    writeFileSync(join(site.dir, 'pages', 'many', `page-${index}.yaml`), own);
  };
  mkdirSync(join(site.dir, 'pages', 'many'));
  for (let index = 0; index < 200; index += 1) write(index, page);
  for (const index of [0, 100, 199]) await preview.shows(`/many-${index}`, 'First branch');
  for (let index = 0; index < 200; index += 1) {
    rmSync(join(site.dir, 'pages', 'many', `page-${index}.yaml`));
    write(index, page.replace('First branch', 'Second branch'));
  }
  for (const index of [0, 100, 199]) await preview.shows(`/many-${index}`, 'Second branch');
  rmSync(join(site.dir, 'pages', 'many'), { recursive: true });
  await preview.until(async () => (await preview.ask('/many-199')).status === 404, 'A deleted page is still shown.');
});

test.skipIf(process.platform !== 'linux')('no folder behind a symbolic link is watched, nor is one reported as content', async () => {
  const link = join(site.dir, 'media', 'later');
  symlinkSync(elsewhere, link);
  await expectFollowed();
  await preview.shows('/never', 'media/later:1:1');
  expect(existsSync(join(site.dir, 'media', 'loop', 'media'))).toBe(true);
  const watched = watchedInodes(preview.pid);
  expect(watched.size).toBeGreaterThan(0);
  expect(watched).toContain(statSync(join(site.dir, 'pages')).ino);
  for (const name of ['.', 'one', 'two', 'three']) expect(watched).not.toContain(statSync(join(elsewhere, name)).ino);
});

/** The inodes that a process watches. */
function watchedInodes(pid: number): Set<number> {
  const folder = `/proc/${pid}/fdinfo`;
  const texts = readdirSync(folder).map((name) => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch {
      // A connection that has been closed meanwhile.
      return '';
    }
  });
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^inotify wd:\S+ ino:([0-9a-f]+)/gm)].map(([, ino = '']) => Number.parseInt(ino, 16))),
  );
}
