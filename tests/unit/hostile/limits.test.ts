import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { errorsAfter } from '../../support/load-problems.ts';
import { modelAt } from '../../support/page-models.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('hostile-limits');

const codesAfter = async (change: (site: SiteCopy) => void): Promise<string[]> =>
  (await errorsAfter(temp, change)).map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);

/** Writes HTML into the first post of the fixture site. */
const withPost = (html: string) => (site: SiteCopy) =>
  site.write('collections/posts.yaml', site.read('collections/posts.yaml').replace(/content: .*\n(?: {4}.*\n)*/, `content: '${html}'\n`));

describe('C-9 HTML that is costly to parse', () => {
  test.each([
    ['tables in tables', '<table><tr><td>'.repeat(400)],
    ['elements that stay open', '<b>'.repeat(5000)],
    ['emphasis that every paragraph repeats', Array.from({ length: 3000 }, (_, index) => `<p><b class=a${index}></p>`).join('')],
    ['items without end', '<li>'.repeat(20_000)],
    ['templates in templates', '<template>'.repeat(3000)],
  ])(
    'of %s is reported at its record',
    async (_, html) => {
      const codes = await codesAfter(withPost(html));
      expect(codes).toHaveLength(1);
      expect(codes[0]).toMatch(/^collections\/posts\.yaml:\d+:\d+ html-not-allowed$/);
    },
    30_000,
  );

  test('does not change pages that do not show the post', async () => {
    const site = copySite('blocks', temp);
    const load = createSiteLoader(site.dir, siteCode);
    const before = (await load()).pages.filter(({ isRenderable }) => isRenderable).map(({ page }) => page.key);
    withPost('<table><tr><td>'.repeat(400))(site);
    const after = (await load()).pages.filter(({ isRenderable }) => isRenderable).map(({ page }) => page.key);
    expect(after).toContain('pages/home.yaml');
    expect(before.filter((key) => !after.includes(key))).toEqual(expect.arrayContaining(['pages/post.yaml#1']));
    site.edit('pages/home.yaml', 'Plain words only', 'Other words');
    expect(JSON.stringify(modelAt(await load(), '/'))).toContain('Other words');
  });

  test('does not include a table of 100 rows in a quote', async () => {
    const rows = '<tr><td>1</td><td>2</td><td>3</td></tr>'.repeat(100);
    expect(await codesAfter(withPost(`<blockquote><table><tbody>${rows}</tbody></table></blockquote>`))).toEqual([]);
  });
});

test('a text of 100,000 brackets is checked normally', async () => {
  const heading = `path: /b\ntitle: B\ndescription: A page of brackets, which no rule may look at again and again.\nblocks:\n  - type: page-header\n    heading: '${'[a'.repeat(50_000)}'\n`;
  expect(await codesAfter((site) => site.write('pages/hostile.yaml', heading))).toEqual([]);
}, 30_000);

describe('C-3 a file of 3 GB is rejected before it is read', () => {
  const huge = (site: SiteCopy, path: string): void => {
    mkdirSync(join(site.dir, path, '..'), { recursive: true });
    writeFileSync(join(site.dir, path), '', { flag: 'a' });
    truncateSync(join(site.dir, path), 3 * 1024 ** 3);
  };

  test.each([
    ['pages/huge.yaml', 'file-too-large'],
    ['collections/app-types.yaml', 'file-too-large'],
    ['shared/huge.yaml', 'file-too-large'],
    ['presets/huge.yaml', 'file-too-large'],
    ['site.yaml', 'file-too-large'],
    ['.published-paths', 'file-too-large'],
    ['media/pictures/bench.png', 'media-too-large'],
    ['media/films/loop.mp4', 'media-too-large'],
  ])('%s', async (path, code) => {
    expect(await codesAfter((site) => huge(site, path))).toEqual([`${path}:1:1 ${code}`]);
  });
});

describe('C-12 only files are opened', () => {
  const pipe = (site: SiteCopy, path: string): void => {
    mkdirSync(join(site.dir, path, '..'), { recursive: true });
    execFileSync('bash', ['-c', 'rm -f "$1" && mkfifo "$1"', 'bash', join(site.dir, path)]);
  };

  test.each([
    'pages/pipe.yaml',
    'collections/app-types.yaml',
    'shared/pipe.yaml',
    'presets/pipe.yaml',
    '.published-paths',
    'media/pictures/bench.png',
    'site.yaml',
  ])('a named pipe at %s is reported', async (path) => {
    expect(await codesAfter((site) => pipe(site, path))).toEqual([`${path}:1:1 unreadable-file`]);
  });

  test.each(['pages/folder.yaml', 'shared/folder.yaml', 'collections/faqs.yaml'])('a folder at %s is reported', async (path) => {
    const codes = await codesAfter((site) => {
      execFileSync('rm', ['-f', join(site.dir, path)]);
      mkdirSync(join(site.dir, path), { recursive: true });
    });
    expect(codes).toEqual([`${path}:1:1 unreadable-file`]);
  });

  test('a symbolic link as site.yaml is not followed', async () => {
    const codes = await codesAfter((site) => {
      writeFileSync(join(temp, 'elsewhere.yaml'), site.read('site.yaml'));
      site.remove('site.yaml');
      symlinkSync(join(temp, 'elsewhere.yaml'), join(site.dir, 'site.yaml'));
    });
    expect(codes).toEqual(['site.yaml:1:1 symbolic-link']);
  });

  test('circular links and links to the root of the disk are reported and not followed', async () => {
    const codes = await codesAfter((site) => {
      symlinkSync('/', join(site.dir, 'media/x'));
      symlinkSync('..', join(site.dir, 'pages/up'));
      symlinkSync('self', join(site.dir, 'pages/self'));
    });
    expect(codes).toEqual(['media/x:1:1 symbolic-link', 'pages/self:1:1 symbolic-link', 'pages/up:1:1 symbolic-link']);
  });

  test('very deep folders are reported, also when their paths are too long for the system', async () => {
    const nest = (name: string) => (site: SiteCopy) =>
      execFileSync('bash', ['-c', `for i in $(seq 60); do mkdir ${name} && cd ${name} || exit 1; done`], { cwd: join(site.dir, 'pages') });
    const [shallow = '', ...others] = await codesAfter(nest('d'));
    expect(others).toEqual([]);
    expect(shallow).toMatch(/^pages(?:\/d){32}:1:1 unreadable-file$/);
    let dir = '';
    const codes = await codesAfter((site) => {
      nest('d'.repeat(200))(site);
      ({ dir } = site);
    });
    expect(codes).toHaveLength(1);
    // Node cannot remove paths of this length.
    execFileSync('rm', ['-rf', join(dir, 'pages')]);
  });
});
