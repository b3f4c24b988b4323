import { beforeEach, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { feedsOf, idsByTitle, release } from '../../support/feeds-of.ts';
import { linkedSite } from '../../support/linked-site.ts';
import { changesOf } from '../../support/renaming.ts';
import type { SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('feeds');
let site: SiteCopy;
beforeEach(() => {
  site = linkedSite(temp);
});

/** Replaces the posts by one for each number, with a category and a content. */
function writePosts(numbers: readonly number[], postOf: (number: number) => { category: string; content: string }): void {
  const posts = numbers.map((number) => {
    const { category, content } = postOf(number);
    return [
      `- id: ${number}`,
      `  title: Post ${number}`,
      '  excerpt: A post of the tests.',
      `  category: ${JSON.stringify(category)}`,
      '  date: March 3, 2025',
      '  published: "2025-03-03"',
      '  image: { src: /media/pictures/poster.png, decorative: true }',
      `  content: ${JSON.stringify(content)}`,
    ].join('\n');
  });
  site.write('collections/posts.yaml', `${posts.join('\n')}\n`);
}

const setFeed = (settings: string): void => site.write('site.yaml', `${site.read('site.yaml')}\nfeed: ${settings}\n`);
const entriesOf = (feed: string | undefined): string[] => [...(feed ?? '').matchAll(/<title>Post (\d+)/g)].map(([, number = '']) => number);

/** Returns every URL in the contents of a feed. */
const urlsIn = (feed: string | undefined): string[] =>
  [...(feed ?? '').matchAll(/ (?:href|src|srcset)=(?:"|&quot;)(.*?)(?:"|&quot;)/g)].flatMap(([, value = '']) =>
    value.split(/,\s+/).map((url) => url.replace(/ \d+w$/, '')),
  );

describe('every URL in the content of an entry is absolute', () => {
  const content = [
    'See [our page](/many), [below](#details), [the second](/posts/2#more), [elsewhere](https://other.example) and [mail](mailto:a@b.example).[^1]',
    '',
    '![A bench](/media/pictures/bench.png)',
    '',
    '[^1]: Without tax.',
  ].join('\n');

  test('in every feed', async () => {
    setFeed('{ perCategory: true }');
    writePosts([1, 2], () => ({ category: 'Knots', content }));
    const feeds = await feedsOf(site);
    expect(Object.keys(feeds)).toEqual(['/feed.xml', '/feed/knots.xml']);
    for (const feed of Object.values(feeds)) expect(urlsIn(feed).filter((url) => !/^(?:https:\/\/|mailto:)/.test(url))).toEqual([]);
    expect(urlsIn(feeds['/feed.xml'])).toEqual(
      expect.arrayContaining([
        ...['https://minimal.example/many', 'https://minimal.example/posts/1#details', 'https://minimal.example/posts/2#more'],
        ...['https://other.example', 'mailto:a@b.example'],
        expect.stringMatching(/^https:\/\/minimal\.example\/media\/bench-[\w-]+\.webp$/),
        expect.stringMatching(/^https:\/\/minimal\.example\/media\/bench-[\w-]+-320\.avif$/),
      ]),
    );
  });

  test('with the anchors of footnotes that the page has', async () => {
    writePosts([1], () => ({ category: 'Knots', content }));
    const feed = (await feedsOf(site))['/feed.xml'];
    const [, noteId] = /\sid=(?:"|&quot;)(article-1-note-[\da-f]{8}-1)/.exec(feed ?? '') ?? [];
    expect(urlsIn(feed)).toContain(`https://minimal.example/posts/1#${noteId}`);
  });
});

describe('a feed has the newest entries', () => {
  const numbers = Array.from({ length: 25 }, (_, index) => index + 1);

  test('at most 20 of them', async () => {
    writePosts(numbers, () => ({ category: 'Knots', content: 'A text.' }));
    expect(entriesOf((await feedsOf(site))['/feed.xml'])).toEqual(numbers.slice(0, 20).map(String));
  });

  test('as many as feed.limit allows, also in those of categories', async () => {
    setFeed('{ perCategory: true, limit: 2 }');
    writePosts(numbers, (number) => ({ category: number % 2 ? 'Odd' : 'Even', content: 'A text.' }));
    const feeds = await feedsOf(site);
    expect(Object.entries(feeds).map(([path, feed]) => [path, entriesOf(feed)])).toEqual([
      ['/feed.xml', ['1', '2']],
      ['/feed/odd.xml', ['1', '3']],
      ['/feed/even.xml', ['2', '4']],
    ]);
  });
});

test('a day of publication begins in the time zone of the site', async () => {
  site.write('site.yaml', `${site.read('site.yaml')}\ntimeZone: Pacific/Auckland\n`);
  writePosts([1], () => ({ category: 'Knots', content: 'A text.' }));
  expect((await feedsOf(site))['/feed.xml']).toContain('<updated>2025-03-03T00:00:00+13:00</updated>');
});

describe('the id of an entry stays the same', () => {
  const first = {
    'A knot that holds': 'https://minimal.example/posts/1',
    'A knot that did not': 'https://minimal.example/posts/2',
  };
  const ids = async (): Promise<Record<string, string>> => idsByTitle((await feedsOf(site))['/feed.xml']);

  test('when records are renamed, also twice, and when another post gets the old path', async () => {
    await release(site);
    expect(await ids()).toEqual(first);
    await changesOf(site, 'record', 'posts/1', '9');
    expect(await ids()).toEqual(first);
    await release(site);
    await changesOf(site, 'record', 'posts/9', '10');
    expect(await ids()).toEqual(first);
    await release(site);
    expect(await ids()).toEqual(first);
    // A new post has the number of the first one.
    await changesOf(site, 'record', 'posts/2', '1');
    expect(await ids()).toEqual({ ...first, 'A knot that did not': 'https://minimal.example/posts/1#2' });
  });

  test('when their page file gets another path, twice', async () => {
    await release(site);
    for (const [from, to] of [
      ['/posts/{id}', '/news/{id}'],
      ['/news/{id}', '/articles/{id}'],
    ] as const) {
      await changesOf(site, 'page', from, to);
      expect(await ids()).toEqual(first);
      await release(site);
      expect(await ids()).toEqual(first);
    }
    expect(site.read('.published-paths')).toMatch(/^\/articles\/1 \/posts\/1 pages\/posts\.yaml#1$/m);
  });

  test('when an author changes the path by hand, without a redirect', async () => {
    await release(site);
    site.edit('pages/posts.yaml', 'path: /posts/{id}', 'path: /news/{id}');
    expect(await ids()).toEqual(first);
  });

  test('when the site moves to another domain', async () => {
    await release(site);
    site.edit('site.yaml', 'https://minimal.example', 'https://new.example');
    await release(site);
    expect(await ids()).toEqual(first);
    const feed = (await feedsOf(site))['/feed.xml'];
    expect(feed).toContain('<id>https://minimal.example/</id>');
    expect(feed).toContain('<link href="https://new.example/posts/1"/>');
  });

  test('when its addresses get a slash and a path, while a redirect names the page that replaces an old one', async () => {
    await release(site);
    site.edit('site.yaml', 'url: https://minimal.example', 'url: https://minimal.example/loaf\ntrailingSlash: always');
    expect(await ids()).toEqual(first);
    site.write('pages/articles.yaml', site.read('pages/posts.yaml').replace('path: /posts/{id}', 'path: /articles/{id}'));
    site.remove('pages/posts.yaml');
    const redirects = [1, 2].map((id) => `\n  - { from: /posts/${id}, to: /articles/${id} }`).join('');
    site.write('site.yaml', `${site.read('site.yaml')}\nredirects:${redirects}\n`);
    expect(await ids()).toEqual(first);
    const feed = (await feedsOf(site))['/feed.xml'];
    expect(feed).toContain('<link href="https://minimal.example/loaf/articles/1/"/>');
    expect(feed).toContain('<link href="https://minimal.example/loaf/feed.xml" rel="self"/>');
  });
});
