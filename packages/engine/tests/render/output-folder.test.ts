import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildRecordFile, parseBuildRecord } from '../../../core/src/output/build-record.ts';
import { ForeignFolderError, OutputFolder } from '../../src/render/output/output-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';

const temp = tempFolder('output-folder');
const cache = join(temp, 'cache');
const open = (folder: string): Promise<OutputFolder> => OutputFolder.open(folder, cache);
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(temp, name);
  mkdirSync(join(folder, 'inner'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

/** Creates a folder in which a build has written two files, each with its key. */
async function builtFolder(name: string): Promise<string> {
  const folder = join(temp, name);
  const output = await open(folder);
  await output.write('index.html', 'home');
  output.record('home 1', ['index.html']);
  await output.write('inner/about.html', 'about');
  output.record('about 1', ['inner/about.html']);
  await output.finish({ build: 'one' });
  return folder;
}

describe('the output folder', () => {
  test('is created with its parents', async () => {
    const folder = join(temp, 'new', 'deep');
    await open(folder);
    expect(filesIn(folder)).toEqual([buildRecordFile]);
  });

  test('has every file of a build in new folders, in folders that exist, and among files that are written last', async () => {
    const folder = await builtFolder('folders');
    const output = await open(folder);
    output.isUpToDate('about 1', ['inner/about.html']);
    for (const path of ['new/a.html', 'new/deep/b.html', 'inner/c.html', 'inner/new/d.html', 'late/e.html']) await output.write(path, path);
    await output.writeLast('late/list.json', 'last');
    await output.finish({ build: 'two' });
    expect(filesIn(folder)).toEqual(['a.html', 'about.html', 'b.html', buildRecordFile, 'c.html', 'd.html', 'e.html', 'list.json']);
    expect(readFileSync(join(folder, 'inner/new/d.html'), 'utf8')).toBe('inner/new/d.html');
    expect(existsSync(join(folder, '.staging'))).toBe(false);
    const again = await open(folder);
    expect(again.isUpToDate('', ['new/a.html', 'new/deep/b.html', 'inner/new/d.html', 'late/e.html', 'late/list.json'])).toBe(true);
  });

  test('removes the files of an unknown build at the end, not before', async () => {
    const folder = folderWith('earlier', { [buildRecordFile]: '{}', 'index.html': 'old', 'inner/a.html': 'old' });
    const output = await open(folder);
    await output.write('new.html', 'new');
    expect(filesIn(folder)).toEqual(['a.html', buildRecordFile, 'index.html', 'new.html']);
    expect(existsSync(join(folder, 'new.html'))).toBe(false);
    await output.finish({ build: 'one' });
    expect(readdirSync(folder).sort()).toEqual([buildRecordFile, 'new.html']);
  });

  test('rejects other files and keeps them', async () => {
    const folder = folderWith('foreign', { 'thesis.txt': 'ten years', 'inner/photo.txt': 'a summer' });
    await expect(open(folder)).rejects.toThrow(ForeignFolderError);
    await expect(open(folder)).rejects.toThrow(/Nothing was removed.*--out DIR/);
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('ten years');
    expect(readFileSync(join(folder, 'inner/photo.txt'), 'utf8')).toBe('a summer');
  });

  test('removes a symbolic link, not its target', async () => {
    const treasure = folderWith('treasure', { 'gold.txt': 'gold' });
    const folder = folderWith('with-link', { [buildRecordFile]: '{}' });
    symlinkSync(treasure, join(folder, 'link'), 'dir');
    symlinkSync(join(treasure, 'gold.txt'), join(folder, 'index.html'));
    await (await open(folder)).finish({ build: 'one' });
    expect(readdirSync(folder)).toEqual([buildRecordFile]);
    expect(readFileSync(join(treasure, 'gold.txt'), 'utf8')).toBe('gold');
  });
});

describe('a file of the previous build', () => {
  test('stays when its key is the same, and is removed when the build no longer writes it', async () => {
    const folder = await builtFolder('kept');
    const output = await open(folder);
    expect(output.isUpToDate('home 1', ['index.html'])).toBe(true);
    await output.finish({ build: 'two' });
    expect(filesIn(folder)).toEqual([buildRecordFile, 'index.html']);
    expect(existsSync(join(folder, 'inner'))).toBe(false);
  });

  test('is written again for another key, or when a file is missing', async () => {
    const output = await open(await builtFolder('changed'));
    expect(output.isUpToDate('home 2', ['index.html'])).toBe(false);
    expect(output.isUpToDate('home 1', ['index.html', 'index.html.br'])).toBe(false);
  });

  test.each([
    ['written since', (file: string) => writeFileSync(file, 'hom3')],
    ['touched since', (file: string) => utimesSync(file, 1, 1)],
  ])('is taken out when it was %s', async (what, touch) => {
    const folder = await builtFolder(what);
    touch(join(folder, 'index.html'));
    const output = await open(folder);
    expect(output.isUpToDate('home 1', ['index.html'])).toBe(false);
    expect(output.isUpToDate('about 1', ['inner/about.html'])).toBe(true);
    await output.finish({ build: 'two' });
    expect(existsSync(join(folder, 'index.html'))).toBe(false);
  });

  test('stays, and files that somebody added are removed', async () => {
    const folder = await builtFolder('beside');
    writeFileSync(join(folder, 'inner', 'note.txt'), 'mine');
    await (await open(folder)).finish({ build: 'two' });
    expect(existsSync(join(folder, 'inner', 'note.txt'))).toBe(false);
  });

  test.each([
    ['damaged', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace('home 1', 'home 2'))],
    ['cut short', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, 90))],
    ['of another form', (file: string) => writeFileSync(file, 'null')],
  ])('is made anew when what is remembered of it is %s', async (what, damage) => {
    const folder = await builtFolder(what);
    for (const name of readdirSync(cache)) damage(join(cache, name));
    const output = await open(folder);
    expect(output.isUpToDate('home 1', ['index.html'])).toBe(false);
    expect(output.isUpToDate('home 2', ['index.html'])).toBe(false);
    await output.finish({ build: 'two' });
    expect(readdirSync(folder)).toEqual([buildRecordFile]);
  });

  test('stays when the next build is aborted', async () => {
    const folder = await builtFolder('broken-off');
    const broken = await open(folder);
    await broken.write('index.html', 'half');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('home');
    const output = await open(folder);
    expect(output.isUpToDate('home 1', ['index.html'])).toBe(true);
    expect(output.isUpToDate('about 1', ['inner/about.html'])).toBe(true);
    await output.finish({ build: 'two' });
    expect(filesIn(folder)).toEqual(['about.html', buildRecordFile, 'index.html']);
  });
});

describe('a finished build', () => {
  test('lists its files and contains no others', async () => {
    const folder = await builtFolder('listed');
    expect(parseBuildRecord(readFileSync(join(folder, buildRecordFile), 'utf8'))).toEqual({
      build: 'one',
      files: [buildRecordFile, 'index.html', 'inner/about.html'],
    });
    expect(readdirSync(folder).sort()).toEqual([buildRecordFile, 'index.html', 'inner']);
  });

  test('replaces files and never changes one that is being read', async () => {
    const folder = await builtFolder('replaced');
    const reader = openSync(join(folder, 'index.html'), 'r');
    const output = await open(folder);
    await output.write('index.html', 'another home');
    await output.finish({ build: 'two' });
    expect([readFileSync(reader, 'utf8'), readFileSync(join(folder, 'index.html'), 'utf8')]).toEqual(['home', 'another home']);
    closeSync(reader);
  });

  test('replaces a file by a folder, and a folder by a file', async () => {
    const folder = await builtFolder('types');
    const output = await open(folder);
    await output.write('inner', 'now a file');
    await output.write('index.html/deep/a.html', 'now a folder');
    await output.finish({ build: 'two' });
    expect(readFileSync(join(folder, 'inner'), 'utf8')).toBe('now a file');
    expect(readFileSync(join(folder, 'index.html', 'deep', 'a.html'), 'utf8')).toBe('now a folder');
  });

  test('ignores an invalid file record', () => {
    for (const text of ['', '{}', 'null', '[1]', '{"build":"a","files":"b"}', '{"build":']) expect(parseBuildRecord(text)).toBeUndefined();
  });
});
