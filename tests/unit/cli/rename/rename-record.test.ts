import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { linkedSite } from '../../../support/linked-site.ts';
import { changesOf, rename, textsOf } from '../../../support/renaming.ts';

const temp = tempFolder('rename');

describe('a record', () => {
  test('gets the new id, and every reference changes', async () => {
    expect(await changesOf(linkedSite(temp), 'record', 'faqs/how-long', 'duration')).toEqual([
      'collections/faqs.yaml: - - id: how-long   # the one most asked',
      'collections/faqs.yaml: + - id: duration   # the one most asked',
      'pages/asked.yaml: -     questions: [ how-long,   who-owns ]',
      'pages/asked.yaml: +     questions: [ duration,   who-owns ]',
    ]);
  });

  test('in a file of its own moves the file', async () => {
    const site = linkedSite(temp);
    const text = 'question: Which bread?\nanswer: Rye.\n';
    site.remove('collections/faqs.yaml');
    for (const id of ['how-long', 'who-owns']) site.write(`collections/faqs/${id}.yaml`, text);
    const { exitCode, output } = await rename(site, 'record', 'faqs/how-long', 'duration');
    expect({ exitCode, output }).toMatchObject({ exitCode: 0, output: expect.stringContaining('is now faqs/duration') });
    expect(site.read('collections/faqs/duration.yaml')).toBe(text);
    expect(site.read('pages/asked.yaml')).toContain('[ duration,   who-owns ]');
  });

  test('is renamed in lists of ids and of records that are written there', async () => {
    const site = linkedSite(temp);
    site.edit('pages/asked.yaml', '[ how-long,   who-owns ]', '[ { question: Why?, answer: Because. }, how-long ]');
    expect(await changesOf(site, 'record', 'faqs/how-long', 'duration')).toEqual([
      'collections/faqs.yaml: - - id: how-long   # the one most asked',
      'collections/faqs.yaml: + - id: duration   # the one most asked',
      'pages/asked.yaml: -     questions: [ { question: Why?, answer: Because. }, how-long ]',
      'pages/asked.yaml: +     questions: [ { question: Why?, answer: Because. }, duration ]',
    ]);
  });

  test('of a list is renamed in its list and in no other', async () => {
    expect(await changesOf(linkedSite(temp), 'record', 'app/acme', 'app/acme-pocket')).toEqual([
      'collections/portfolio.yaml: -   - { id: acme, img: /media/pictures/poster.png, title: Acme pocket, link: "" }',
      'collections/portfolio.yaml: +   - { id: acme-pocket, img: /media/pictures/poster.png, title: Acme pocket, link: "" }',
      'pages/many.yaml: -       - "app/acme"   # the small one',
      'pages/many.yaml: +       - "app/acme-pocket"   # the small one',
    ]);
  });

  test('with a page that was never published gets no redirect, and rename says so', async () => {
    const site = linkedSite(temp);
    const { exitCode, output } = await rename(site, 'record', 'posts/1', '7');
    expect(exitCode).toBe(0);
    expect(output).toMatch(/\nThe record posts\/1 is now posts\/7\.\nNo redirect from \/posts\/1: it was never published \(.+\)\.$/);
    expect(site.read('site.yaml')).not.toContain('redirects:');
  });

  test('with a page of its own moves the page', async () => {
    const site = linkedSite(temp);
    site.write('.published-paths', '/posts/1 posts/1\n');
    expect(await changesOf(site, 'record', 'posts/1', '7')).toEqual([
      'collections/posts.yaml: - - id: 1',
      'collections/posts.yaml: -   content: "<p>Looks are not <a href=\\"/posts/1\\">everything</a>.</p>"',
      'collections/posts.yaml: + - id: 7',
      'collections/posts.yaml: +   content: "<p>Looks are not <a href=\\"/posts/7\\">everything</a>.</p>"',
      'site.yaml: + redirects:',
      'site.yaml: +   - from: /posts/1',
      'site.yaml: +     to: /posts/7',
    ]);
  });

  test.each([
    [['faqs/how-long', 'who-owns'], /^There is a record faqs\/who-owns already\. Choose another id\.$/],
    [['faqs/how-lnog', 'x'], /^There is no record "faqs\/how-lnog"\. Did you mean "faqs\/how-long"\?/],
    [['faqs/how-long', 'How long?'], /: how-long$/],
    [['posts/1', 'one'], /^"one" cannot be the id of a record of posts\. Ids of this collection are whole numbers, such as 7\.$/],
  ])('stays unchanged when it cannot be renamed: %j', async (names, reason) => {
    const site = linkedSite(temp);
    const before = textsOf(site);
    const { exitCode, output } = await rename(site, 'record', ...names);
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: expect.stringMatching(reason) });
    expect(textsOf(site)).toEqual(before);
  });
});
