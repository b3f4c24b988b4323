import { describe, expect, test } from 'vitest';
import { publishedFiles, resolvePicture, resolveVideo } from '../../../packages/core/src/media/published-media.ts';
import { readMediaFacts } from '../../../packages/engine/src/media/read-media-facts.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';

const toAddress = (path: string): string => path;

const factsOf = (path: string) => readMediaFacts(inProject('tests', 'sites', 'blocks', 'media', ...path.split('/')));

describe('a bitmap', () => {
  const facts = factsOf('pictures/bench.png');
  const picture = resolvePicture(facts, toAddress);

  test('has its size, a WebP and AVIF sources', () => {
    expect(picture).toMatchObject({ width: 720, height: 480 });
    expect(picture.src).toMatch(/^\/media\/bench-[0-9a-f]{10}-720\.webp$/);
    expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif']);
    expect(picture.sources[0]?.srcSet).toMatch(/^\/media\/bench-[0-9a-f]{10}-320\.avif 320w, .*-480\.avif 480w, .*-720\.avif 720w$/);
  });

  test('refers to exactly the published files', () => {
    const published = publishedFiles(facts).map(({ name }) => `/media/${name}`);
    const named = [picture.src, ...picture.sources.flatMap(({ srcSet }) => srcSet.split(', ').map((one) => one.split(' ')[0] ?? ''))];
    expect(named.sort()).toEqual(published.sort());
  });
});

describe('an SVG', () => {
  const facts = factsOf('clients/harbourline.svg');

  test('is used unchanged, in its own size', () => {
    const { src, width, height, sources } = resolvePicture(facts, toAddress);
    expect(src).toMatch(/^\/media\/harbourline-[0-9a-f]{10}\.svg$/);
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
    expect(sources).toEqual([]);
  });

  test('is published as a copy', () => {
    expect(publishedFiles(facts)).toEqual([{ name: facts.publishedName, copyOf: facts.absolute }]);
  });
});

test('a video has its files in the given order, each with its type', () => {
  const video = factsOf('films/loop.mp4');
  const files = ['loop-1.webm', 'loop-2.mp4'].map((publishedName) => ({ ...video, publishedName }));
  const { sources } = resolveVideo(files, toAddress);
  expect(sources).toEqual([
    { src: '/media/loop-1.webm', type: 'video/webm' },
    { src: '/media/loop-2.mp4', type: 'video/mp4' },
  ]);
});

test('the published name depends on the content', () => {
  const names = ['brand/mark.svg', 'brand/favicon.svg', 'clients/harbourline.svg'].map((path) => factsOf(path).publishedName);
  expect(new Set(names).size).toBe(names.length);
  expect(factsOf('brand/mark.svg').publishedName).toBe(names[0]);
});
