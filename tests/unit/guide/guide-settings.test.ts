import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readGuideSettings, writeOneBlockPages } from '../../../packages/engine/src/docs/one-block-pages.ts';
import { writePresetPages } from '../../../packages/engine/src/docs/render-pictures.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { blocks } from '../../../schemas/blocks/index.ts';
import siteCode from '../../../src/site.ts';

const temp = tempFolder('guide-settings');

async function projectWith(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const root = join(temp, name);
  for (const [path, text] of Object.entries({ 'site/site.yaml': 'x: 1\n', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } });
  mkdirSync(join(root, 'site.config', 'media'), { recursive: true });
  mkdirSync(join(root, 'site', 'media'), { recursive: true });
  await picture
    .clone()
    .webp({ lossless: true })
    .toFile(join(root, 'site.config', 'media', 'red.webp'));
  return root;
}

describe('tests/guide/guide.yaml', () => {
  test('may be missing: examples then refer to site.config', () => {
    const root = join(temp, 'none');
    expect(readGuideSettings(root)).toMatchObject({ siteDir: join(root, 'site.config'), media: {} });
  });

  test('with a mistake is reported with its place', async () => {
    const root = await projectWith('wrong', { 'tests/guide/guide.yaml': 'sites: x\n' });
    expect(() => readGuideSettings(root)).toThrow(/guide\.yaml is invalid:[\s\S]*sites/);
  });
});

describe('the site for the pictures of blocks', () => {
  test('is the one named, with the overlay, the replaced media, and a page for each type that shows hidden blocks', async () => {
    const root = await projectWith('whole', {
      'tests/guide/guide.yaml': 'site: site\nmedia:\n  a.png: red.webp\n',
      'tests/guide/site/pages/more.yaml': 'path: /more\n',
      'tests/blocks/quote/full.yaml': 'type: quote\nhidden: true\ntext: |\n  One\n',
    });
    const siteDir = join(root, 'out');
    await writeOneBlockPages(root, siteDir, ['quote']);
    const read = (path: string): string => readFileSync(join(siteDir, path), 'utf8');
    expect(read('site.yaml')).toBe('x: 1\n');
    expect(read('pages/more.yaml')).toBe('path: /more\n');
    expect(read('pages/blocks/quote.yaml')).toContain('path: /blocks/quote\n');
    expect(read('pages/blocks/quote.yaml')).toContain('blocks:\n  - type: quote\n    hidden: false\n    text: |\n      One\n');
    const { format } = await sharp(join(siteDir, 'media', 'a.png')).metadata();
    expect(format).toBe('png');
  });

  test('needs every file that replaces another', async () => {
    const root = await projectWith('gone', { 'tests/guide/guide.yaml': 'site: site\nmedia: { a.png: blue.webp }\n' });
    await expect(writeOneBlockPages(root, join(root, 'out'), [])).rejects.toThrow(/there is no file .*blue\.webp/);
    expect(existsSync(join(root, 'out', 'media', 'a.png'))).toBe(false);
  });

  test('has no error in this project', async () => {
    const siteDir = join(temp, 'shipped');
    await writeOneBlockPages(projectRoot, siteDir, Object.keys(blocks));
    const site = await createSiteLoader(siteDir, siteCode)();
    expect(site.findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('the site for the pictures of presets', () => {
  test('has a page from each preset, and no error in this project', async () => {
    const siteDir = join(temp, 'presets');
    const names = readdirSync(join(projectRoot, 'site.config', 'presets')).map((file) => file.replace('.yaml', ''));
    await writePresetPages(join(projectRoot, 'site.config'), siteDir, names);
    const site = await createSiteLoader(siteDir, siteCode)();
    expect(site.findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
    const paths = site.pages.map(({ page }) => page.fields?.path);
    expect(paths).toEqual(expect.arrayContaining(names.map((name) => `/pages-from-presets/${name}`)));
  });
});
