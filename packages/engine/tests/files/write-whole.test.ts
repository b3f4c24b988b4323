import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillFolder, writeWhole } from '../../src/files/write-whole.ts';
import { tempFolder } from '../support/temp-folder.ts';

const temp = tempFolder('write-whole');

test('a file is written with its folder, and replaces an earlier one', async () => {
  const file = join(temp, 'deep', 'note.txt');
  await writeWhole(file, 'one');
  await writeWhole(file, Buffer.from('two'));
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(join(temp, 'deep'))).toEqual(['note.txt']);
});

test('a folder appears when it is filled, with the result of the work', async () => {
  const folder = join(temp, 'icons', 'set');
  const result = await fillFolder(folder, async (unfinished) => {
    await writeFile(join(unfinished, 'a.png'), 'a');
    return existsSync(folder);
  });
  expect([result, readdirSync(folder), readdirSync(join(temp, 'icons'))]).toEqual([false, ['a.png'], ['set']]);
});

test('a folder that another process created in the meantime stays', async () => {
  const folder = join(temp, 'shared', 'set');
  const fill = async (unfinished: string): Promise<string> => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'theirs'), '');
    await writeFile(join(unfinished, 'ours'), '');
    return 'done';
  };
  expect(await fillFolder(folder, fill)).toBe('done');
  expect([readdirSync(folder), readdirSync(join(temp, 'shared'))]).toEqual([['theirs'], ['set']]);
});

test('after a failure, nothing is left', async () => {
  const fail = async (unfinished: string): Promise<void> => {
    await writeFile(join(unfinished, 'a.png'), 'a');
    throw new Error('The disk is full.');
  };
  await expect(fillFolder(join(temp, 'failed', 'set'), fail)).rejects.toThrow('The disk is full.');
  expect(readdirSync(join(temp, 'failed'))).toEqual([]);
});
