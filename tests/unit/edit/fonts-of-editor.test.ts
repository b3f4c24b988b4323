import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { themeCss } from '../../../packages/engine/src/render/stylesheet/theme-css.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { EditedSite } from '../../support/edited-site.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('fonts-of-editor');
const serif = inProject('tests', 'sites', 'second-theme', 'media', 'fonts', 'young-serif.woff2');
let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp);
});

async function* whole(content: Buffer): AsyncIterable<Uint8Array> {
  yield content;
}

const add = (name: string, content: Buffer, endings: string[]) =>
  opened.editing.choices.addMedia({ name, beside: '/media/fonts/display.woff2', endings, content: whole(content) });

test('a font is added by an upload, and its four numbers are those of its file', async () => {
  const { version = '' } = (await opened.editing.readFile('site.yaml')) ?? {};
  expect(opened.copy.read('site.yaml')).toMatch(/sizeAdjust: 102\.1\n/);
  const added = await add('Young Serif.woff2', readFileSync(serif), ['.woff2']);
  expect(added).toEqual({ outcome: 'added', path: '/media/fonts/Young-Serif.woff2' });
  await opened.reload();
  const path = ['theme', 'fonts', 'display', 'file'];
  const changes = [{ kind: 'put', path, value: '/media/fonts/Young-Serif.woff2' } as const];
  writtenVersion(await opened.editing.apply({ file: 'site.yaml', version, changes }));
  expect(opened.copy.read('site.yaml')).not.toMatch(/sizeAdjust: 102\.1\n/);
  expect(opened.copy.read('site.yaml')).toMatch(/sizeAdjust: 101\.28\n/);
  mkdirSync(join(temp, 'again'));
  const site = await EditedSite.open(join(temp, 'again'));
  cpSync(serif, join(site.copy.dir, 'media', 'fonts', 'Young-Serif.woff2'));
  site.copy.write('site.yaml', opened.copy.read('site.yaml'));
  await site.reload();
  const model = site.site.settings;
  expect(model?.theme.fonts.display.fallback).toEqual({ sizeAdjust: 105.86, ascent: 98.81, descent: 34.57, lineGap: 0 });
  if (model) expect(themeCss(model, siteCode.theme)).toContain('ascent-override: 98.81%;');
});

test('a file that a field does not take is not written, whatever its name says', async () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
  const before = opened.bytes();
  for (const [name, content] of [
    ['font.woff2', Buffer.from('wOF2, but nothing else')],
    ['font.woff2', Buffer.from('OTTO')],
    ['font.pdf', Buffer.from('%PDF-1.4')],
  ] as const)
    expect(await add(name, content, ['.woff2'])).toMatchObject({ outcome: 'refused', message: expect.stringContaining(name) });
  expect(await add('card.png', jpeg, ['.png'])).toMatchObject({ outcome: 'refused' });
  expect(opened.bytes()).toEqual(before);
  expect(existsSync(join(opened.copy.dir, 'media', 'card.jpg'))).toBe(false);
});
