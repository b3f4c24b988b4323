import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { problemsAfter } from '../../../support/load-problems.ts';
import { copySite, type SiteCopy } from '../../../support/site-copy.ts';

const temp = tempFolder('root-files');

/** Returns the problems of a site with a text at each of the paths in `root/`. */
const problemsWith = (paths: readonly string[], change: (site: SiteCopy) => void = () => {}) =>
  problemsAfter(temp, (site) => {
    for (const path of paths) site.write(`root/${path}`, 'A text.\n');
    change(site);
  });

const linkTo = (to: string) => (site: SiteCopy) =>
  site.edit(
    'pages/contact.yaml',
    'blocks:',
    `blocks:\n  - type: call-to-action\n    heading: Next\n    button: { label: Read it, to: ${to} }`,
  );

describe('a file in root/', () => {
  test('that services want has no problem, whatever its name', async () => {
    const paths = [
      'ads.txt',
      'google0123456789abcdef.html',
      '.well-known/security.txt',
      'CNAME',
      '.nojekyll',
      'openapi.yaml',
      'app/data.yml',
    ];
    const icons = ['favicon.ico', 'apple-touch-icon.png'];
    expect(await problemsWith([...paths, ...icons, '_worker.js', '.DS_Store', '.gitkeep', 'Thumbs.db'])).toEqual(await problemsWith([]));
  });

  test.each([
    ['contact.html', '/contact.html is at the address of the page /contact (pages/contact.yaml:1). Only one of them can be there.'],
    [
      'Contact/index.html',
      '/Contact/index.html is at the address of the page /contact (pages/contact.yaml:1). Only one of them can be there.',
    ],
    ['contact', '/contact is at the address of the page /contact (pages/contact.yaml:1). Only one of them can be there.'],
    [
      'contact/islands.json',
      '/contact/islands.json is at the address of the page /contact (pages/contact.yaml:1). Only one of them can be there.',
    ],
    [
      'contact/index.html.br',
      '/contact/index.html is at the address of the page /contact (pages/contact.yaml:1). Only one of them can be there.',
    ],
    ['posts', '/posts is at the address of the page /posts/1 (pages/post.yaml:1). Only one of them can be there.'],
    ['index.html', '/index.html is at the address of the page / (pages/home.yaml:1). Only one of them can be there.'],
    ['feed.xml', '/feed.xml is a file that the site has itself.'],
    ['Sitemap.xml', '/Sitemap.xml is a file that the site has itself.'],
    ['Favicon.ico', '/Favicon.ico is a file that the site has itself.'],
    ['_redirects', '/_redirects is a file that the site has itself.'],
    ['build.json', '/build.json is a file that the site has itself.'],
    ['assets/app.js', 'No file can be at /assets/app.js: /assets contains the code and styles of the site.'],
    ['media/menu.pdf', 'No file can be at /media/menu.pdf: /media contains the images, videos and fonts of the site.'],
    ['health', 'No file can be at /health: /health belongs to the mail service, which tells monitoring whether the service works.'],
  ])('at the place of something else is an error that names both: %s', async (path, message) => {
    const found = (await problemsWith([path])).filter(({ file }) => file === `root/${path}`);
    expect(found).toMatchObject([{ code: 'root-file-conflict', severity: 'error', message }]);
  });

  test.each(['old.html', 'old/index.html', 'old', 'OLD.html'])('at the old path of a redirect is an error: %s', async (path) => {
    const found = await problemsWith([path], (site) =>
      site.write('site.yaml', `${site.read('site.yaml')}redirects:\n  - from: /old\n    to: /contact\n`),
    );
    const conflict = found.find(({ code }) => code === 'root-file-conflict');
    expect(conflict?.message).toMatch(/^\/\S+ is at the address of the redirect from \/old \(site\.yaml:\d+\)/);
  });

  test.each([
    [['docs/a.txt', 'Docs/b.txt'], 'root/Docs and root/docs differ only in capital letters, so many computers see one.'],
    [['con.txt'], 'The name "con.txt" is reserved on Windows.'],
    [['a:b.txt'], 'A name with ":" does not work on Windows or in a URL: "a:b.txt".'],
    [['price #1.txt'], 'A name with "#" does not work on Windows or in a URL: "price #1.txt".'],
    [['list.csv', 'list.csv.gz'], 'list.csv.gz has the name of a compressed copy of list.csv, so servers send it in place of that file.'],
  ])('with a name that does not work everywhere is an error: %j', async (paths, message) => {
    const found = (await problemsWith(paths)).filter(({ file }) => file.startsWith('root/'));
    expect(found.map((problem) => [problem.severity, problem.message])).toEqual([['error', message]]);
  });

  test('is no symbolic link, also in a hidden folder, and no empty page', async () => {
    const found = await problemsWith([], (site) => {
      mkdirSync(join(site.dir, 'root', '.well-known'), { recursive: true });
      symlinkSync('/etc/hostname', join(site.dir, 'root', '.well-known', 'name.txt'));
      site.write('root/empty.html', '');
      site.write('root/empty.txt', '');
    });
    expect(found.filter(({ file }) => file.startsWith('root/')).map(({ file, code }) => [file, code])).toEqual([
      ['root/.well-known/name.txt', 'symbolic-link'],
      ['root/empty.html', 'empty-file'],
    ]);
  });
});

describe('a link to a file in root/', () => {
  test.each(['/.well-known/security.txt', '/ads.txt', '/ads.txt?a=b#c', '/shop', '/shop/index.html'])('is not broken: %s', async (to) => {
    const paths = ['ads.txt', '.well-known/security.txt', 'shop/index.html'];
    expect((await problemsWith(paths, linkTo(to))).filter(({ code }) => code === 'broken-link')).toEqual([]);
  });

  test('that does not exist is an error that names the nearest file, or where to put it', async () => {
    const wrong = await problemsWith(['ads.txt'], linkTo('/adds.txt'));
    expect(wrong.find(({ code }) => code === 'broken-link')).toMatchObject({
      message: 'This links to /adds.txt, but there is no such page or file. Did you mean /ads.txt?',
    });
    const missing = await problemsWith([], linkTo('/price-list.pdf'));
    expect(missing.find(({ code }) => code === 'broken-link')).toMatchObject({
      message: 'This links to /price-list.pdf, but there is no such page or file.',
      hint: 'Put the file into media/ and write its path, such as /media/price-list.pdf. For a file at exactly this address, put it into root/: root/price-list.pdf.',
    });
  });

  test('is an error where a block shows the title of a page', async () => {
    const site = copySite('blocks', temp);
    site.write('root/ads.txt', 'ads.example, 1, DIRECT\n');
    site.edit(
      'pages/contact.yaml',
      'blocks:',
      'blocks:\n  - type: related-pages\n    heading: More\n    pages: [{ to: /ads.txt }, { to: / }]',
    );
    const problems = (await createSiteLoader(site.dir, siteCode)()).findProblems();
    expect(problems.filter(({ code }) => code === 'broken-link').map(({ message }) => message)).toEqual([
      'This links to /ads.txt, but this page does not exist.',
    ]);
  });
});
