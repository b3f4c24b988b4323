import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '../../../../packages/engine/tests/support/project-root.ts';
import { describeMedia } from '../../compare/peer-content.ts';
import { astro, eleventy, peersDir } from '../../compare/peers.ts';
import { generatePage } from '../../generate/generate-page.ts';
import { readPageSource } from '../../generate/page-source.ts';

const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

const packages = z.object({ dependencies: z.record(z.string(), z.string()) });

describe('the site builders to compare with', () => {
  test('each has a project', () => {
    expect([eleventy, astro].filter(({ folder }) => !existsSync(join(peersDir, folder, 'package.json')))).toEqual([]);
  });

  test('are installed in exact versions, with the same zod as the project', () => {
    const { dependencies } = packages.parse(read(peersDir, 'package.json'));
    const { dependencies: ours } = packages.parse(read(projectRoot, 'package.json'));
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(dependencies.zod).toBe(ours.zod);
  });

  test('have a lockfile with a checksum of each package and no host', () => {
    const entry = z.strictObject({ version: z.string(), integrity: z.string() }).partial().loose();
    const { packages: locked } = z.object({ packages: z.record(z.string(), entry) }).parse(read(peersDir, 'package-lock.json'));
    const { '': own, ...others } = locked;
    expect(packages.parse(own)).toEqual(packages.parse(read(peersDir, 'package.json')));
    expect(Object.values(others).filter((one) => !one.integrity || 'resolved' in one)).toEqual([]);
  });

  test('preload fonts and nothing else, and know both files of a video', async () => {
    const entry = z.object({ src: z.string(), font: z.boolean(), sources: z.array(z.object({ type: z.string() })) }).partial();
    const media = z.record(z.string(), entry).parse(await describeMedia(join(projectRoot, 'site.config', 'media')));
    const fonts = Object.entries(media).filter(([, { font }]) => font);
    expect(fonts.map(([path]) => path).filter((path) => !path.endsWith('.woff2'))).toEqual([]);
    expect(fonts).toHaveLength(2);
    const videos = Object.entries(media).filter(([path]) => /\.(mp4|webm)$/.test(path));
    expect(videos.length).toBeGreaterThan(0);
    for (const [, { sources }] of videos) expect(sources?.map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  });

  test('have schemas for all generated pages', async () => {
    const schemas: unknown = await import(join(peersDir, 'shared', 'schemas.js'));
    const { pageSchema } = z.object({ pageSchema: z.instanceof(z.ZodType) }).parse(schemas);
    const source = readPageSource(projectRoot, { pages: 100, seed: 1 });
    const pages = Array.from({ length: 40 }, (_, index) => generatePage(source, { number: index + 1, seed: 1 }));
    for (const page of [...pages, ...source.recordPages.values()]) expect(pageSchema.safeParse(parse(page)).error).toBeUndefined();
  });
});
