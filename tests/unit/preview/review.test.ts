import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reasonOf } from '../../../packages/engine/src/edit/reason-of-error.ts';
import { createReview } from '../../../packages/engine/src/preview/review/create-review.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { openEditing } from '../edit/open-editing.ts';

const pageWith = (...pictures: string[]): string => `path: /review
title: Review
description: A page whose pictures change.
blocks:
${pictures.map((name) => `  - type: text-image\n    heading: A picture\n    paragraphs: [Text.]\n    image: { src: /media/pictures/${name}, alt: A picture }\n`).join('')}`;

test('a picture that was replaced under its own name, and one that was deleted, are in the review as they were and as they are', async () => {
  const { copy, editing, reload, readLoader } = await openEditing(tempFolder('review'));
  const paint = async (path: string, background: string): Promise<void> => {
    await sharp({ create: { width: 800, height: 400, channels: 3, background } }).toFile(join(copy.dir, path));
  };
  await paint('media/pictures/bench.png', '#ff0000');
  await paint('media/pictures/old.png', '#00ff00');
  copy.write('pages/review.yaml', pageWith('bench.png', 'old.png'));
  await reload();
  await editing.versions.publish({ message: 'First', author: { name: 'Ada', email: 'ada@loom.test' }, sends: false });
  await paint('media/pictures/bench.png', '#0000ff');
  copy.remove('media/pictures/old.png');
  copy.write('pages/review.yaml', pageWith('bench.png', 'poster.png'));
  await reload();

  const parts = { root: copy.dir, siteDir: copy.dir, readCode: () => siteCode, readLoader };
  const { folder, write } = createReview(parts, editing.versions);
  const page = (await write(() => '')).find(({ path }) => path === '/review');
  /** The pictures with a name in one of the files, by their colour. */
  const coloursIn = async (file: string | undefined, name: string): Promise<string[]> => {
    const html = readFileSync(join(folder, file ?? ''), 'utf8');
    const names = [...new Set([...html.matchAll(/\.\.\/media\/([^"'(),\s]+)/g)].map(([, one = '']) => one))];
    const found = names.filter((one) => one.startsWith(`${name}-`) && /\.(?:png|webp)$/.test(one));
    return Promise.all(
      found.map(async (one) => {
        const { dominant } = await sharp(join(folder, 'media', one)).stats();
        return Object.entries(dominant).sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
      }),
    );
  };
  expect(new Set(await coloursIn(page?.before, 'bench'))).toEqual(new Set(['r']));
  expect(new Set(await coloursIn(page?.after, 'bench'))).toEqual(new Set(['b']));
  expect(new Set(await coloursIn(page?.before, 'old'))).toEqual(new Set(['g']));
  expect(await coloursIn(page?.after, 'old')).toEqual([]);
  // It can be given to somebody: nothing else is in it.
  expect(readdirSync(folder).sort()).toEqual(['after', 'before', 'index.html', 'media']);
});

test('two reviews at once are both whole, each site has a folder of its own, and a text with a broken address ends none', async () => {
  const { copy, editing, reload, readLoader } = await openEditing(tempFolder('review-twice'));
  copy.write('pages/review.yaml', pageWith('bench.png').replace('[Text.]', '["Files lie in /media/%zz here."]'));
  await reload();
  await editing.versions.publish({ message: 'First', author: { name: 'Ada', email: 'ada@loom.test' }, sends: false });
  copy.write('pages/review.yaml', pageWith('bench.png').replace('[Text.]', '["Files lie in /media/%zz here."]').replace('Review', 'Seen'));
  await reload();
  const parts = { root: copy.dir, siteDir: copy.dir, readCode: () => siteCode, readLoader };
  const { folder, write } = createReview(parts, editing.versions);
  expect(createReview({ ...parts, siteDir: `${copy.dir}/other` }, editing.versions).folder).not.toBe(folder);
  const [first, second] = await Promise.all([write(() => 'first'), write(() => 'second')]);
  expect(first).toEqual(second);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('second');
  for (const file of [first[0]?.before, first[0]?.after])
    expect(readFileSync(join(folder, file ?? ''), 'utf8')).toContain('Files lie in /media/%zz here.');
  expect(readdirSync(join(folder, 'media')).some((name) => name.startsWith('bench-'))).toBe(true);
  expect(readdirSync(dirname(folder))).toHaveLength(1);
});

test('before the first version, a review says in words that there is nothing to compare with', async () => {
  const { copy, editing, readLoader } = await openEditing(tempFolder('review-first'));
  const { write } = createReview({ root: copy.dir, siteDir: copy.dir, readCode: () => siteCode, readLoader }, editing.versions);
  const error: unknown = await write(() => '').catch((reason) => reason);
  expect(reasonOf(error)).toMatchObject({ kind: 'said', message: expect.stringMatching(/^There is no earlier version to compare with\./) });
});
