import { expect, test } from 'vitest';
import { plainAddresses } from '../../../core/src/model/address.ts';
import type { FileDigests } from '../../src/render/output/file-digests.ts';
import { compareOutputs } from '../../src/render/output/manifest.ts';

/** A build with these files. The value stands for the content. */
const built = (files: Record<string, string>): FileDigests =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [path, { sha256: content, bytes: content.length }]));

const site = { _headers: 'h', 'build.json': 'b', 'index.html': 'home', 'data.json': 'home', '404.html': 'gone', 'docs/404.html': 'gone' };

test('lists files that were added, changed and removed, and the URLs of each as visitors request them', () => {
  const before = built({ ...site, 'old/index.html': 'old', 'media/a b.png': 'a', 'feed.xml': 'f' });
  const after = built({ ...site, 'index.html': 'new home', 'build.json': 'c', 'new/index.html': 'new', 'feed.xml': 'f' });
  expect(compareOutputs(before, after, plainAddresses)).toEqual({
    added: ['new/index.html'],
    changed: ['build.json', 'index.html'],
    removed: ['media/a b.png', 'old/index.html'],
    urls: ['/', '/media/a%20b.png', '/new', '/old'],
  });
});

test('a URL stands for its file and the compressed copies of it', () => {
  const copies = (content: string) => ({ 'a/index.html': 'a', 'a/index.html.br': content, 'a/index.html.gz': content, 'logo.gz': content });
  const { changed, urls } = compareOutputs(built({ ...site, ...copies('1') }), built({ ...site, ...copies('2') }), plainAddresses);
  expect(changed).toEqual(['a/index.html.br', 'a/index.html.gz', 'logo.gz']);
  // A file that is not a copy of another one has its own URL.
  expect(urls).toEqual(['/a', '/logo.gz']);
});

test('other headers change every URL, and a not-found page has none', () => {
  expect(compareOutputs(built(site), built({ ...site, _headers: 'i' }), plainAddresses)).toMatchObject({
    changed: ['_headers'],
    urls: ['/', '/data.json'],
  });
  expect(compareOutputs(built(site), built({ ...site, 'docs/404.html': 'lost' }), plainAddresses)).toMatchObject({
    changed: ['docs/404.html'],
    urls: [],
  });
});

test('the URLs are those of the site: with its path, and with a slash at the end of pages', () => {
  const site = { url: 'https://site.example/loaf', trailingSlash: 'always' } as const;
  const after = built({ 'index.html': 'home', 'about/index.html': 'about', 'about/islands.json': 'about', 'feed.xml': 'f' });
  expect(compareOutputs({}, after, site).urls).toEqual(['/loaf/', '/loaf/about/', '/loaf/about/islands.json', '/loaf/feed.xml']);
});
