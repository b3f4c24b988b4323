import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { linkedSite } from '../../../support/linked-site.ts';
import { changesOf, problemsOf, rename, textsOf } from '../../../support/renaming.ts';
import type { SiteCopy } from '../../../support/site-copy.ts';

const temp = tempFolder('rename');

/** A site whose release builds have published these paths. */
function publishedSite(...paths: string[]): SiteCopy {
  const site = linkedSite(temp);
  site.write('.published-paths', paths.map((path) => `${path} pages/some.yaml\n`).join(''));
  return site;
}

test('the site of the tests has no problem', async () => {
  expect(await problemsOf(linkedSite(temp))).toEqual([]);
});

describe('a page', () => {
  test('gets the new path; every link changes, and the old path redirects', async () => {
    const site = publishedSite('/asked');
    expect(await changesOf(site, 'page', '/asked', '/questions')).toEqual([
      'collections/posts.yaml: -     <p>It was a Monday. See <a href="/asked#faq">what is asked</a>,',
      'collections/posts.yaml: -     <a href=\'/asked\'>all of it</a> and <a href="/asked-not">nothing</a>.</p>',
      'collections/posts.yaml: +     <p>It was a Monday. See <a href="/questions#faq">what is asked</a>,',
      'collections/posts.yaml: +     <a href=\'/questions\'>all of it</a> and <a href="/asked-not">nothing</a>.</p>',
      'pages/asked.yaml: - path: /asked   # short',
      'pages/asked.yaml: + path: /questions   # short',
      "pages/many.yaml: -     button: { label: 'Ask, please', to: '/asked?from=many#faq' }",
      "pages/many.yaml: +     button: { label: 'Ask, please', to: '/questions?from=many#faq' }",
      'site.yaml: + redirects:',
      'site.yaml: +   - from: /asked',
      'site.yaml: +     to: /questions',
    ]);
  });

  const categoryWith = (line: string): string =>
    `- id: knots\n  title: Knots\n  ${line}\n  heading: All knots\n  paragraph: Two kinds.\n  serviceList: [{ id: reef, title: Reef, description: Flat. }]\n`;

  test('changes the reference of a record', async () => {
    const site = linkedSite(temp);
    site.write('collections/service-categories.yaml', categoryWith('page: /asked'));
    expect(await rename(site, 'page', '/asked', '/questions')).toMatchObject({ exitCode: 0 });
    expect(site.read('collections/service-categories.yaml')).toBe(categoryWith('page: /questions'));
    expect((await problemsOf(site)).filter((one) => !one.includes('unused-record'))).toEqual([]);
  });

  test('is not renamed while a record refers to it under an earlier field name', async () => {
    const site = linkedSite(temp);
    site.write('collections/service-categories.yaml', categoryWith('link: asked'));
    const before = textsOf(site);
    const { exitCode, output } = await rename(site, 'page', '/asked', '/questions');
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringContaining('Nothing was changed.') });
    expect(textsOf(site)).toEqual(before);
  });

  test('that moves twice has a direct redirect from both old paths; moving back removes the redirect from its own path', async () => {
    const site = publishedSite('/asked', '/questions', '/answers');
    await rename(site, 'page', '/asked', '/questions');
    expect(await changesOf(site, 'page', '/questions', '/answers')).toEqual(
      expect.arrayContaining(['site.yaml: +     to: /answers', 'site.yaml: +   - from: /questions', 'site.yaml: -     to: /questions']),
    );
    expect(site.read('site.yaml')).toMatch(
      /redirects:\n {2}- from: \/asked\n {4}to: \/answers\n {2}- from: \/questions\n {4}to: \/answers\n$/,
    );
    await rename(site, 'page', '/answers', '/asked');
    expect(site.read('site.yaml')).toMatch(
      /redirects:\n {2}- from: \/answers\n {4}to: \/asked\n {2}- from: \/questions\n {4}to: \/asked\n$/,
    );
    expect(await problemsOf(site)).toEqual([]);
  });

  test('moves its file with --file', async () => {
    const site = linkedSite(temp);
    await changesOf(site, 'page', '/asked', '/often/asked-for', '--file');
    expect(existsSync(join(site.dir, 'pages/asked.yaml'))).toBe(false);
    expect(site.read('pages/asked-for.yaml')).toContain('path: /often/asked-for   # short');
  });

  test('of a collection gets a new path pattern, and each of its pages a redirect', async () => {
    const site = publishedSite('/posts/1', '/posts/2');
    expect(await changesOf(site, 'page', '/posts/{id}', '/news/{id}')).toEqual([
      'collections/posts.yaml: -   content: "<p>Looks are not <a href=\\"/posts/1\\">everything</a>.</p>"',
      'collections/posts.yaml: +   content: "<p>Looks are not <a href=\\"/news/1\\">everything</a>.</p>"',
      'pages/posts.yaml: - path: /posts/{id}',
      'pages/posts.yaml: + path: /news/{id}',
      'site.yaml: + redirects:',
      'site.yaml: +   - from: /posts/1',
      'site.yaml: +     to: /news/1',
      'site.yaml: +   - from: /posts/2',
      'site.yaml: +     to: /news/2',
    ]);
  });

  test('of a collection redirects only the paths that were published, and names the others', async () => {
    const site = publishedSite('/posts/2');
    const { output } = await rename(site, 'page', '/posts/{id}', '/news/{id}');
    expect(site.read('site.yaml')).toMatch(/redirects:\n {2}- from: \/posts\/2\n {4}to: \/news\/2\n$/);
    expect(output).toMatch(/\nNo redirect from \/posts\/1: it was never published \(\.published-paths does not list it\)\.$/);
  });

  describe('that was never published', () => {
    const notice = 'No redirect from /asked: it was never published (.published-paths does not list it).';

    test.each([
      ['in a site without releases', () => linkedSite(temp)],
      ['in a site with releases', () => publishedSite('/many')],
    ])('gets no redirect, and rename says so, %s', async (_, siteOf) => {
      const site = siteOf();
      const { exitCode, output } = await rename(site, 'page', '/asked', '/questions');
      expect(exitCode).toBe(0);
      expect(output).toMatch(new RegExp(`\nThe page /asked is now at /questions\\.\n${notice.replaceAll(/[.()]/g, '\\$&')}$`));
      expect(site.read('site.yaml')).not.toContain('redirects:');
    });

    test('is said to get no redirect by --dry-run', async () => {
      const { output } = await rename(linkedSite(temp), 'page', '/asked', '/questions', '--dry-run');
      expect(output).toMatch(/\nNo redirect from \/asked: it was never published .*\n\nNothing was written\.$/);
    });

    test('with a redirect from its old path keeps that redirect', async () => {
      const site = publishedSite('/many');
      const redirects = '\nredirects:\n  - from: /asked\n    to: /many\n';
      site.write('site.yaml', `${site.read('site.yaml')}${redirects}`);
      site.edit('pages/asked.yaml', 'title:', 'draft: true\ntitle:');
      site.edit('pages/many.yaml', "to: '/asked?from=many#faq'", 'to: /');
      site.edit('collections/posts.yaml', '<a href="/asked#faq">what is asked</a>', 'what is asked');
      site.edit('collections/posts.yaml', "<a href='/asked'>all of it</a>", 'all of it');
      const { exitCode, output } = await rename(site, 'page', '/asked', '/questions');
      expect(exitCode, output).toBe(0);
      expect(site.read('site.yaml').endsWith(redirects)).toBe(true);
      expect(output).not.toContain('No redirect');
    });
  });

  describe('that moves back to its former path', () => {
    test('leaves site.yaml as it was when the path in between was never published', async () => {
      const site = publishedSite('/asked');
      const before = textsOf(site);
      await rename(site, 'page', '/asked', '/questions');
      expect(site.read('site.yaml')).toMatch(/redirects:\n {2}- from: \/asked\n {4}to: \/questions\n$/);
      await changesOf(site, 'page', '/questions', '/asked');
      expect(textsOf(site)).toEqual(before);
    });

    test('over several paths leaves no redirect', async () => {
      const site = publishedSite('/asked');
      const before = textsOf(site);
      await changesOf(site, 'page', '/asked', '/questions');
      await changesOf(site, 'page', '/questions', '/answers');
      expect(site.read('site.yaml')).toMatch(/redirects:\n {2}- from: \/asked\n {4}to: \/answers\n$/);
      await changesOf(site, 'page', '/answers', '/asked');
      expect(textsOf(site)).toEqual(before);
    });

    test('has a redirect from the path in between when that was published', async () => {
      const site = publishedSite('/asked', '/questions');
      await rename(site, 'page', '/asked', '/questions');
      await changesOf(site, 'page', '/questions', '/asked');
      expect(site.read('site.yaml')).toMatch(/redirects:\n {2}- from: \/questions\n {4}to: \/asked\n$/);
    });

    test('keeps the other redirects, and their comments', async () => {
      const site = publishedSite('/asked');
      const others = ['  - from: /old   # long ago\n    to: /many\n', '  # Of the workshop.\n  - from: /workshop\n    to: /many\n'];
      site.write('site.yaml', `${site.read('site.yaml')}\nredirects:\n${others[0]}  - from: /questions\n    to: /asked\n${others[1]}`);
      await changesOf(site, 'page', '/asked', '/faq');
      expect(site.read('site.yaml')).toContain('- from: /questions\n    to: /faq\n');
      await changesOf(site, 'page', '/faq', '/questions');
      expect(site.read('site.yaml').endsWith(`redirects:\n${others.join('')}  - from: /asked\n    to: /questions\n`)).toBe(true);
    });
  });

  test('is not renamed while the published paths cannot be read', async () => {
    const site = linkedSite(temp);
    mkdirSync(join(site.dir, '.published-paths'));
    const before = textsOf(site);
    const { exitCode, output } = await rename(site, 'page', '/asked', '/questions');
    expect({ exitCode, output }).toEqual({
      exitCode: 1,
      output: '.published-paths cannot be read, so the published paths are unknown. Fix it first: npm run check',
    });
    expect(textsOf(site)).toEqual(before);
  });

  test.each([
    [['/asked', '/many'], /^There is a page at \/many already: pages\/many\.yaml\. Choose another path\.$/],
    [['/asked', '/Fragen & Antworten'], /^"\/Fragen & Antworten" cannot be the path of a page\. .*: \/fragen-antworten$/],
    [['/asked', '/media/asked'], /^No page can be at \/media\/asked: \/media contains .*\.$/],
    [['/asked', '/health'], /^No page can be at \/health: \/health belongs to the mail service, .*\.$/],
    [['/asked', '/outbox/asked'], /^No page can be at \/outbox\/asked: \/outbox belongs to the mail service, .*\.$/],
    [['/posts/{id}', '/outbox/{id}'], /^No page can be at \/outbox\/1: \/outbox belongs to the mail service, .*\.$/],
    [['/aksed', '/questions'], /^There is no page at \/aksed\. Did you mean \/asked\?$/],
    [
      ['/posts/1', '/posts/one'],
      /^The page \/posts\/1 is made from the record posts\/1; its path is \/posts\/\{id\} in pages\/posts\.yaml\./,
    ],
    [['/posts/{id}', '/posts'], /^\/posts would be the path of 2 pages\./],
    [['/asked', '/asked'], /^The page is at \/asked already\.$/],
    [['/', '/home'], /^The page \/ is the home page and cannot move/],
  ])('stays unchanged when it cannot be renamed: %j', async (names, reason) => {
    const site = linkedSite(temp);
    const before = textsOf(site);
    const { exitCode, output } = await rename(site, 'page', ...names);
    expect(exitCode).toBe(1);
    expect(output).toMatch(reason);
    expect(textsOf(site)).toEqual(before);
  });
});
