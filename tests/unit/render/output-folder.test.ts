import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildMark, ForeignFolderError, prepareOutput } from '../../../src/render/output-folder.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('output-folder');

function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(temp, name);
  mkdirSync(join(folder, 'inner'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

describe('the folder that a build goes to', () => {
  test('is made when it is not there, with those above it', async () => {
    const folder = join(temp, 'new', 'deep');
    await prepareOutput(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is emptied when an earlier build lies in it', async () => {
    const folder = folderWith('earlier', { [buildMark]: '{}', 'index.html': 'old', 'inner/a.html': 'old' });
    await prepareOutput(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is refused when it holds anything else, and keeps it', async () => {
    const folder = folderWith('foreign', { 'thesis.txt': 'ten years', 'inner/photo.txt': 'a summer' });
    await expect(prepareOutput(folder)).rejects.toThrow(ForeignFolderError);
    await expect(prepareOutput(folder)).rejects.toThrow(/Nothing was removed.*--out DIR/);
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('ten years');
    expect(readFileSync(join(folder, 'inner/photo.txt'), 'utf8')).toBe('a summer');
  });

  test('loses a link in it, not what the link leads to', async () => {
    const treasure = folderWith('treasure', { 'gold.txt': 'gold' });
    const folder = folderWith('with-link', { [buildMark]: '{}' });
    symlinkSync(treasure, join(folder, 'link'), 'dir');
    await prepareOutput(folder);
    expect(readdirSync(folder)).toEqual([]);
    expect(readFileSync(join(treasure, 'gold.txt'), 'utf8')).toBe('gold');
  });
});
