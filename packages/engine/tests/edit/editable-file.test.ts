import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editableFile } from '../../src/edit/editable-file.ts';
import { tempFolder } from '../support/temp-folder.ts';

const folder = tempFolder('editable-file');
const site = join(folder, 'site');
for (const name of ['pages', '.cache', 'node_modules', 'outside'])
  mkdirSync(join(name === 'outside' ? folder : site, name), { recursive: true });
for (const path of ['pages/home.yaml', 'site.yaml', 'pages/note.txt', '.cache/a.yaml', 'node_modules/a.yaml', '../outside/a.yaml'])
  writeFileSync(join(site, path), 'a: 1\n');
symlinkSync(join(folder, 'outside', 'a.yaml'), join(site, 'pages', 'link.yaml'));
symlinkSync(join(folder, 'outside'), join(site, 'pages', 'links'));

test.each(['pages/home.yaml', 'site.yaml'])('%s may be edited', (path) => {
  expect(editableFile(site, path)).toBe(join(site, path));
});

test.each([
  '',
  'pages',
  'pages/../site.yaml',
  './site.yaml',
  'pages/none.yaml',
  'pages/note.txt',
  '.cache/a.yaml',
  'node_modules/a.yaml',
  '../outside/a.yaml',
  'pages/../../outside/a.yaml',
  join(folder, 'outside', 'a.yaml'),
  'pages/link.yaml',
  'pages/links/a.yaml',
  'pages/home.yaml\0.yaml',
])('%j may not be edited', (path) => {
  expect(editableFile(site, path)).toBeUndefined();
});
