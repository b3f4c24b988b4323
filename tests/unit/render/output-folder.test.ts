import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildMark, ForeignFolderError, OutputFolder } from '../../../src/render/output-folder.ts';
import { tempFolder } from '../../support/temp-folder.ts';

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

/** A folder in which a build has left two files, each made from the state named. */
async function builtFolder(name: string): Promise<string> {
  const folder = join(temp, name);
  const output = await open(folder);
  await output.write('index.html', 'home');
  output.record('home 1', ['index.html']);
  await output.write('inner/about.html', 'about');
  output.record('about 1', ['inner/about.html']);
  await output.finish('one');
  return folder;
}

describe('the folder that a build goes to', () => {
  test('is made when it is not there, with those above it', async () => {
    const folder = join(temp, 'new', 'deep');
    await open(folder);
    expect(filesIn(folder)).toEqual([buildMark]);
  });

  test('is emptied when an unknown build lies in it', async () => {
    const folder = folderWith('earlier', { [buildMark]: '{}', 'index.html': 'old', 'inner/a.html': 'old' });
    await open(folder);
    expect(readdirSync(folder)).toEqual([buildMark]);
  });

  test('is refused when it holds anything else, and keeps it', async () => {
    const folder = folderWith('foreign', { 'thesis.txt': 'ten years', 'inner/photo.txt': 'a summer' });
    await expect(open(folder)).rejects.toThrow(ForeignFolderError);
    await expect(open(folder)).rejects.toThrow(/Nothing was removed.*--out DIR/);
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('ten years');
    expect(readFileSync(join(folder, 'inner/photo.txt'), 'utf8')).toBe('a summer');
  });

  test('loses a link in it, not what the link leads to', async () => {
    const treasure = folderWith('treasure', { 'gold.txt': 'gold' });
    const folder = folderWith('with-link', { [buildMark]: '{}' });
    symlinkSync(treasure, join(folder, 'link'), 'dir');
    symlinkSync(join(treasure, 'gold.txt'), join(folder, 'index.html'));
    await open(folder);
    expect(readdirSync(folder)).toEqual([buildMark]);
    expect(readFileSync(join(treasure, 'gold.txt'), 'utf8')).toBe('gold');
  });
});

describe('what an earlier build left', () => {
  test('stays when it was made from the same, and goes when it is no longer made', async () => {
    const folder = await builtFolder('kept');
    const output = await open(folder);
    expect(output.keeps('home 1', ['index.html'])).toBe(true);
    await output.finish('two');
    expect(filesIn(folder)).toEqual([buildMark, 'index.html']);
    expect(existsSync(join(folder, 'inner'))).toBe(false);
  });

  test('is not kept for what is made from something else, or for more files than there are', async () => {
    const output = await open(await builtFolder('changed'));
    expect(output.keeps('home 2', ['index.html'])).toBe(false);
    expect(output.keeps('home 1', ['index.html', 'index.html.br'])).toBe(false);
  });

  test.each([
    ['written since', (file: string) => writeFileSync(file, 'hom3')],
    ['touched since', (file: string) => utimesSync(file, 1, 1)],
  ])('is taken out when it was %s', async (what, touch) => {
    const folder = await builtFolder(what);
    touch(join(folder, 'index.html'));
    const output = await open(folder);
    expect(existsSync(join(folder, 'index.html'))).toBe(false);
    expect(output.keeps('home 1', ['index.html'])).toBe(false);
    expect(output.keeps('about 1', ['inner/about.html'])).toBe(true);
  });

  test('and what somebody has laid beside it is taken out', async () => {
    const folder = await builtFolder('beside');
    writeFileSync(join(folder, 'inner', 'note.txt'), 'mine');
    await open(folder);
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
    expect(output.keeps('home 1', ['index.html'])).toBe(false);
    expect(output.keeps('home 2', ['index.html'])).toBe(false);
    expect(readdirSync(folder)).toEqual([buildMark]);
  });

  test('by a build that was broken off is made anew', async () => {
    const folder = await builtFolder('broken-off');
    const broken = await open(folder);
    await broken.write('index.html', 'half');
    const output = await open(folder);
    expect(output.keeps('home 1', ['index.html'])).toBe(false);
    expect(output.keeps('about 1', ['inner/about.html'])).toBe(true);
  });
});
