import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildClient } from '../../packages/engine/src/bundle/build-client.ts';
import { islandsEntry } from '../../packages/engine/src/bundle/entry-modules.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { islands } from '../../src/blocks/interactive.ts';
import { staticComponents } from '../../src/blocks/static.ts';
import site from '../../src/site.ts';
import { inProject } from '../support/project-root.ts';
import { tempFolder } from '../support/temp-folder.ts';

type Chunk = { name: string; code: string; bytes: number };

const kibibytes = 1024;
const zipped = (code: string): number => gzipSync(code, { level: 9 }).length;

const temp = tempFolder('bundle');
const caches = { root: join(temp, 'production'), fingerprint: 'bundle-test' };
const cachesInDevelopment = { root: join(temp, 'development'), fingerprint: 'bundle-test' };
let chunks: Chunk[] = [];
let boot = '';
let routerFile = '';
let manifest: Record<string, { file: string; imports?: string[] }> = {};

beforeAll(async () => {
  // As the commands do, unlike the test runner.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await buildClient(site, caches);
  vi.unstubAllEnvs();
  const assets = join(built.folder, 'assets');
  boot = built.boot;
  chunks = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))
    .map(({ name, code }) => ({ name, code, bytes: zipped(code) }));
  manifest = JSON.parse(readFileSync(join(built.folder, '.vite', 'manifest.json'), 'utf8'));
  routerFile = manifest['packages/engine/src/client/router.tsx']?.file.replace('assets/', '') ?? '';
}, 120_000);

const holding = (text: string): string[] =>
  [...chunks, { name: 'boot', code: boot }].filter(({ code }) => code.includes(text)).map(({ name }) => name);

describe('what the browser gets', () => {
  test('is several chunks and a boot script', () => {
    expect(chunks.length).toBeGreaterThan(4);
    expect(boot.length).toBeGreaterThan(500);
    expect(chunks.map(({ name }) => name)).toContain(routerFile);
  });

  test.each([
    ['zod', 'node_modules/zod/v4/core/schemas.js', 'invalid_type'],
    ['zod', 'node_modules/zod/v4/core/schemas.js', 'unrecognized_keys'],
    ['zod', 'node_modules/zod/v4/core/core.js', '_zod'],
    ['yaml', 'node_modules/yaml/browser/dist/compose/composer.js', 'Unsupported token'],
    ['yaml', 'node_modules/yaml/browser/dist/compose/resolve-block-map.js', 'Map keys must be unique'],
    ['yaml', 'node_modules/yaml/browser/dist/nodes/identity.js', 'yaml.map'],
  ])('holds nothing of %s: %s says "%s", no chunk does', (_, file, tellTale) => {
    expect(readFileSync(inProject(file), 'utf8').includes(tellTale)).toBe(true);
    expect(holding(tellTale)).toEqual([]);
  });

  const types = Object.keys(staticComponents);
  // A block that only puts parts of ui together has no text of its own to be found by.
  const recognisable = types.filter((type) => ownTexts(type).length > 0);

  test('can be searched for most static blocks', () => {
    expect(recognisable.length).toBeGreaterThan(types.length / 2);
  });

  test.each(recognisable)('holds nothing of the static block %s', (type) => {
    for (const text of ownTexts(type)) expect(holding(text)).toEqual([]);
  });

  test('does hold the interactive blocks, by the same signs', () => {
    const [text = 'no sign'] = ownTexts('testimonials');
    expect(holding(text)).toHaveLength(1);
  });

  test.each(Object.keys(islands))('has the interactive block %s in a chunk of its own or in that of the islands', (type) => {
    const own = manifest[`src/blocks/${type}.tsx`] ?? manifest[islandsEntry];
    const [text = 'no sign'] = ownTexts(type);
    expect(holding(text).map((name) => `assets/${name}`)).toEqual([own?.file]);
  });

  test('fetches Swiper for the testimonials alone', () => {
    const sign = 'swiper-slide-active';
    expect(readFileSync(inProject('node_modules/swiper/shared/swiper-core.mjs'), 'utf8').includes(sign)).toBe(true);
    expect(holding(sign).map((name) => `assets/${name}`)).toEqual([manifest['src/blocks/testimonials.tsx']?.file]);
    const importers = Object.entries(manifest).filter(([, { imports = [] }]) => imports.includes('src/blocks/testimonials.tsx'));
    expect(importers).toEqual([]);
  });

  test('has no schema of the content in it', () => {
    const sentence = 'The number of visible slides for each window width.';
    expect(readFileSync(inProject('schemas/blocks/testimonials.ts'), 'utf8').includes(sentence)).toBe(true);
    expect(holding(sentence)).toEqual([]);
  });
});

test('is production code, whatever NODE_ENV the build is started with', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const { folder } = await buildClient(site, cachesInDevelopment).finally(() => vi.unstubAllEnvs());
  const assets = join(folder, 'assets');
  const total = readdirSync(assets).reduce((sum, name) => sum + readFileSync(join(assets, name)).length, 0);
  expect(total).toBe(chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0));
});

describe('how much the browser gets, compressed', () => {
  test('the boot script has 4096 bytes at most', () => {
    expect(zipped(boot)).toBeLessThanOrEqual(4096);
  });

  test('the boot script holds no React', () => {
    const reactSign = 'react.transitional.element';
    expect(holding(reactSign)).not.toEqual([]);
    expect(boot.includes(reactSign)).toBe(false);
    expect(/\breact/i.test(boot)).toBe(false);
  });

  test('the router has 32 KiB at most', () => {
    expect(chunks.find(({ name }) => name === routerFile)?.bytes).toBeLessThanOrEqual(32 * kibibytes);
  });

  test.each([
    ['of all pages', 99, () => true],
    ['of landing pages', 80, ({ layout }: PageTypes) => layout === 'landing'],
  ])('the page with the most code %s, boot script included, has %d KiB at most', async (_, limit, isMeant) => {
    const pages = (await interactiveTypesOfPages()).filter(isMeant);
    expect(pages).not.toEqual([]);
    for (const { path, types } of pages) {
      const entries = [islandsEntry, ...types.map((type) => `src/blocks/${type}.tsx`)];
      const files = new Set(entries.flatMap((entry) => withImports(entry)));
      const total = chunks.filter(({ name }) => files.has(`assets/${name}`)).reduce((sum, { bytes }) => sum + bytes, zipped(boot));
      expect(total, `${path}: ${[...files].join(', ')}`).toBeLessThanOrEqual(limit * kibibytes);
    }
  });
});

/** The files that an entry of the manifest needs at once, its own included; none for a block that lies in the islands' chunk. */
function withImports(entry: string): string[] {
  const chunk = manifest[entry];
  return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(withImports)] : [];
}

type PageTypes = { path: string; layout: string; types: string[] };

/** The interactive block types of each page of the shipped site, those of shared blocks among them. */
async function interactiveTypesOfPages(): Promise<PageTypes[]> {
  const { pages } = await createSiteLoader(inProject('site.config'), site)();
  return pages.flatMap(({ model }) => {
    if (!model) return [];
    const types = new Set(model.blocks.map(({ type }) => type));
    return { path: model.path, layout: model.layout, types: [...types].filter((type) => Object.hasOwn(islands, type)) };
  });
}

/** Long texts (class lists above all) that stand in a component and in no other file that the browser may get. */
function ownTexts(type: string): string[] {
  const others = ['src/ui', 'src/blocks', 'packages/engine/src/client', 'packages/engine/src/forms', 'packages/engine/src/react'].flatMap(
    (folder) =>
      readdirSync(inProject(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== `${type}.tsx`)
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );
  const source = readFileSync(inProject('src', 'blocks', `${type}.tsx`), 'utf8');
  const texts = [...source.matchAll(/"([^"\n]{16,})"/g)].map(([, text = '']) => text);
  return texts.filter((text) => !others.some((other) => other.includes(text)));
}
