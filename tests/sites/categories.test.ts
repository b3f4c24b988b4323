import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { type BuildHere, buildHere } from '../support/build-here.ts';
import { linkedSite } from '../support/linked-site.ts';
import type { SiteCopy } from '../support/site-copy.ts';

const temp = tempFolder('categories');

let site: SiteCopy;
let build: BuildHere;

const post = (category: string, index: number): string => `- id: ${index + 1}
  title: Post ${index + 1} of the site
  excerpt: What there is to say about this, in a sentence that is long enough for everybody.
  category: "${category}"
  date: March 3, 2025
  published: "2025-03-03"
  image: { src: /media/pictures/poster.png, decorative: true }
  content: Words.
`;

beforeEach(() => {
  site = linkedSite(temp);
  for (const path of ['pages/asked.yaml', 'pages/asked-not.yaml', 'collections/portfolio.yaml', 'collections/faqs.yaml', 'shared'])
    site.remove(path);
  site.write(
    'pages/many.yaml',
    'path: /many\ntitle: Many\ndescription: The page to which each post leads back, and on which there is little else.\nblocks:\n  - type: page-header\n    heading: Many\n',
  );
  site.write('site.yaml', `${site.read('site.yaml')}\nfeed: { perCategory: true }\n`);
  site.write(
    'pages/topics.yaml',
    'path: /topics/{slug}\ncollection: posts\nper: category\ntitle: "Posts: {value}"\ndescription: "All posts about {value}, each with its first sentence, the newest one first."\nblocks:\n  - type: post-list\n    heading: "About {value}"\n    posts: "{records}"\n',
  );
  build = buildHere(site.dir, temp);
});

const write = (categories: readonly string[]): void => site.write('collections/posts.yaml', categories.map(post).join(''));

/** Returns the heading of each page of a category, and the title of its feed, by its slug. */
const builtTopics = (): Record<string, string[]> =>
  Object.fromEntries(
    readdirSync(join(build.out, 'topics')).map((slug) => [
      slug,
      [
        /<h1[^>]*>About ([^<]*)/.exec(build.read(`topics/${slug}/index.html`))?.[1] ?? '',
        /<title>Minimal: ([^<]*)/.exec(build.read(`feed/${slug}.xml`))?.[1] ?? '',
      ],
    ]),
  );

test('categories that differ in signs have a page and a feed each, whose addresses stay when one more is added', async () => {
  const both = (name: string): string[] => [name, name];
  write(['C++', '.NET', 'A+']);
  expect(await build.checkAndBuild()).toEqual([]);
  const few = { 'c-plus-plus': both('C++'), 'dot-net': both('.NET'), 'a-plus': both('A+') };
  expect(builtTopics()).toEqual(few);
  write(['C++', '.NET', 'A+', 'C', 'C#', 'Net', 'A']);
  expect(await build.checkAndBuild()).toEqual([]);
  expect(builtTopics()).toEqual({ ...few, c: both('C'), 'c-sharp': both('C#'), net: both('Net'), a: both('A') });
});

test('categories with the same address are an error whose way out works', async () => {
  write(['Rock!', 'Rock']);
  const [error = '', ...others] = await build.checkAndBuild();
  expect(others).toEqual([]);
  expect(error).toContain('Two pages use the path /topics/rock');
  write(['Rock now', 'Rock']);
  expect(await build.checkAndBuild()).toEqual([]);
});
