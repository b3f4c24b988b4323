import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { problemsOf, rename } from '../../../support/renaming.ts';
import { copySite, type SiteCopy } from '../../../support/site-copy.ts';

const temp = tempFolder('rename-languages');

test('another id of a record is that of its translations too, in a list and in a file of its own', async () => {
  const site = copySite('three-languages', temp);
  site.remove('collections/ar/faqs.yaml');
  site.write('collections/ar/faqs/card.yaml', 'question: هل أحتاج إلى بطاقة؟\nanswer: فقط لاستعارة الكتب.\n');
  const { exitCode } = await rename(site, 'record', 'faqs/card', 'library-card');
  expect(exitCode).toBe(0);
  expect(site.read('collections/faqs.yaml')).toContain('- id: library-card');
  expect(site.read('collections/de/faqs.yaml')).toContain('- id: library-card\n  translated:');
  expect(site.read('collections/ar/faqs/library-card.yaml')).toContain('هل أحتاج');
});

test('another path of a page is in the links of all languages', async () => {
  const site = copySite('three-languages', temp);
  const { exitCode } = await rename(site, 'page', '/about-us', '/the-library');
  expect(exitCode).toBe(0);
  expect(site.read('pages/de/home.yaml')).toContain('(/the-library#team)');
  expect(site.read('site.ar.yaml')).toContain('to: /the-library');
  expect(site.read('collections/de/posts.yaml')).toContain('(/the-library)');
  expect(site.read('pages/de/about-us.yaml')).toContain('path: /ueber-uns');
});

describe('redirects from published paths of all languages', () => {
  const redirectsOf = (site: SiteCopy): string[] =>
    [...site.read('site.yaml').matchAll(/- from: (\S+)\n +to: (\S+)/g)].map(([, from, to]) => `${from} -> ${to}`);
  const published = (site: SiteCopy, ...lines: string[]): void => site.write('.published-paths', lines.map((line) => `${line}\n`).join(''));

  test('a page that repeats the default language', async () => {
    const site = copySite('three-languages', temp);
    published(site, '/visit pages/visit.yaml', '/de/visit pages/visit.yaml@de');
    const { exitCode, output } = await rename(site, 'page', '/visit', '/opening-hours');
    expect({ exitCode, output }).toMatchObject({ exitCode: 0, output: expect.not.stringContaining('No redirect') });
    expect(redirectsOf(site)).toEqual(['/visit -> /opening-hours', '/de/visit -> /de/opening-hours']);
    expect((await problemsOf(site)).filter((problem) => problem.includes('redirect') || problem.includes('page-gone'))).toEqual([]);
  });

  test('a page with a path of its own in another language keeps it there', async () => {
    const site = copySite('three-languages', temp);
    published(site, '/about-us pages/about-us.yaml', '/de/ueber-uns pages/de/about-us.yaml');
    await rename(site, 'page', '/about-us', '/the-library');
    expect(redirectsOf(site)).toEqual(['/about-us -> /the-library']);
  });

  test('the page of a record, translated or not', async () => {
    const site = copySite('three-languages', temp);
    site.edit('pages/de/post.yaml', 'path: /aktuelles/{id}', 'path: /aktuelles/{title.slug}/{id}');
    published(site, '/news/1 pages/post.yaml#1', '/de/aktuelles/eine-lesung-bei-kerzenlicht/1 pages/de/post.yaml#1');
    published(site, ...site.read('.published-paths').trim().split('\n'), '/news/2 pages/post.yaml#2', '/de/news/2 pages/post.yaml@de#2');
    expect(await rename(site, 'record', 'posts/1', '11')).toMatchObject({ exitCode: 0 });
    expect(await rename(site, 'record', 'posts/2', '12')).toMatchObject({ exitCode: 0 });
    expect(redirectsOf(site)).toEqual([
      '/news/1 -> /news/11',
      '/de/aktuelles/eine-lesung-bei-kerzenlicht/1 -> /de/aktuelles/eine-lesung-bei-kerzenlicht/11',
      '/news/2 -> /news/12',
      '/de/news/2 -> /de/news/12',
    ]);
  });
});

test('--file renames the translations of a page with it, so that they stay its translations', async () => {
  const site = copySite('three-languages', temp);
  const { exitCode } = await rename(site, 'page', '/about-us', '/the-library', '--file');
  expect(exitCode).toBe(0);
  expect(site.read('pages/de/the-library.yaml')).toContain('path: /ueber-uns');
  expect(site.read('pages/ar/the-library.yaml')).toContain('path: /');
});
