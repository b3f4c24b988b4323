import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('page-metadata');

const page = (path: string, title: string): string => `path: ${path}
title: ${title}
description: A page of the test, which lies below others or above them.
blocks:
  - type: page-header
    heading: ${title}
`;

const lists = z.object({
  '@graph': z.array(
    z.looseObject({
      '@type': z.string(),
      itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })).optional(),
    }),
  ),
});

/** Returns the breadcrumbs of a built page, such as `1 Shop https://host/shop`. */
function breadcrumbsIn(file: string): string[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  const list = lists.parse(JSON.parse(json))['@graph'].find((thing) => thing['@type'] === 'BreadcrumbList');
  return (list?.itemListElement ?? []).map(({ position, name, item }) => `${position} ${name} ${item}`);
}

const site = copySite('blocks', temp);
const out = join(temp, 'out');
const build = () => runMain('build', '--site', site.dir, '--out', out);
const built = (path: string): string => join(out, path, 'index.html');

beforeAll(async () => {
  site.write('pages/shop.yaml', page('/shop', 'Shop'));
  site.write('pages/saw.yaml', page('/shop/tools/saw', 'Saw'));
  site.write('pages/plain.yaml', page('/blogs/about', 'About this blog'));
  site.write('pages/post.yaml', site.read('pages/post.yaml').replace(/^path: .*$/m, 'path: /reading/{id}'));
  expect(await build()).toMatchObject({ exitCode: 0 });
}, 60_000);

test('breadcrumbs name the pages above a page that exist, with their titles at each build', { timeout: 60_000 }, async () => {
  const [home, ...others] = breadcrumbsIn(built('shop/tools/saw'));
  expect(home).toMatch(/^1 .+ https:\/\/[^/]+\/$/);
  expect(others).toEqual([expect.stringMatching(/^2 Shop https:.*\/shop$/), expect.stringMatching(/^3 Saw https:.*\/shop\/tools\/saw$/)]);

  site.write('pages/shop.yaml', page('/shop', 'Workshop'));
  expect(await build()).toMatchObject({ exitCode: 0 });
  expect(breadcrumbsIn(built('shop/tools/saw'))[1]).toMatch(/^2 Workshop /);
});

test('og:type follows the article on a page, not its path', () => {
  const typeOf = (path: string) => /<meta property="og:type" content="([^"]*)"/.exec(readFileSync(built(path), 'utf8'))?.[1];
  expect(typeOf('reading/1')).toBe('article');
  expect(typeOf('blogs/about')).toBe('website');
});

test('the feed follows its posts and the settings from build to build', { timeout: 60_000 }, async () => {
  const feed = (): string => readFileSync(join(out, 'feed.xml'), 'utf8');
  const before = feed();
  expect(await build()).toMatchObject({ exitCode: 0 });
  expect(feed()).toBe(before);
  expect(before).toContain('Looks are not everything.');

  site.edit('collections/posts.yaml', 'Looks are not everything.', 'Looks are nothing.');
  expect(await build()).toMatchObject({ exitCode: 0 });
  expect(feed()).toBe(before.replace('Looks are not everything.', 'Looks are nothing.'));

  site.edit('site.yaml', 'tagline: Software, woven well.', 'tagline: Ropes and knots.');
  expect(await build()).toMatchObject({ exitCode: 0 });
  expect(feed()).toContain('<subtitle>Ropes and knots.</subtitle>');
});
