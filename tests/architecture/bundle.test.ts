import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildClient } from '../../packages/engine/src/bundle/build-client.ts';
import { enhanceEntry, islandsEntry } from '../../packages/engine/src/bundle/entry-modules.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { islands } from '../../src/blocks/interactive.ts';
import { staticComponents } from '../../src/blocks/static.ts';
import site from '../../src/site.ts';
import { sharedCaches } from '../support/code-state.ts';
import { importsOf } from '../support/imports-of.ts';
import { sourceFiles } from '../support/source-files.ts';
import { interactiveTypesOfPages, type PageTypes } from './interactive-types.ts';
import { ownTexts } from './own-texts.ts';

type Chunk = { name: string; code: string; bytes: number };

/** The entry whose chunk has toasts and what all forms need. */
const formsEntry = 'packages/engine/src/react/toasts.tsx';
const routerEntry = 'packages/engine/src/client/router.tsx';

/** The key of the manifest for the chunk with the rest of the code of forms with fields for text. */
const textForms = (): string => Object.keys(manifest).find((key) => key.startsWith('_text-forms-')) ?? '';

const kibibytes = 1024;
const zipped = (code: string): number => gzipSync(code, { level: 9 }).length;

const temp = tempFolder('bundle');
const cachesInDevelopment = { ...sharedCaches(), root: join(temp, 'development') };
let chunks: Chunk[] = [];
let boot = '';
let routerFile = '';
let manifest: Record<string, { file: string; imports?: string[] }> = {};

beforeAll(async () => {
  const client = buildClient(site, sharedCaches());
  const folder = await client.folder;
  const assets = join(folder, 'assets');
  boot = await client.boot;
  chunks = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(assets, name), 'utf8') }))
    .map(({ name, code }) => ({ name, code, bytes: zipped(code) }));
  manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  routerFile = manifest[routerEntry]?.file.replace('assets/', '') ?? '';
}, 120_000);

const chunksWith = (text: string): string[] =>
  [...chunks, { name: 'boot', code: boot }].filter(({ code }) => code.includes(text)).map(({ name }) => name);

describe('the code for the browser', () => {
  test('consists of several chunks and a boot script', () => {
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
  ])('contains nothing of %s: no chunk has a text of %s, "%s"', (_, file, text) => {
    expect(readFileSync(inProject(file), 'utf8').includes(text)).toBe(true);
    expect(chunksWith(text)).toEqual([]);
  });

  test('imports the interactive blocks and no static one', () => {
    const reached = reachedFrom(['src/blocks/interactive.ts', 'src/blocks/enhance.ts']);
    const blocks = [...reached].filter((path) => /^src\/blocks\/[^/]+\.tsx$/.test(path)).sort();
    expect(blocks).toEqual(
      Object.keys(islands)
        .map((type) => `src/blocks/${type}.tsx`)
        .sort(),
    );
  });

  // The walk above is complete. This looks into the chunks themselves, for the blocks that have a text of their own.
  const texts = new Map([...Object.keys(staticComponents), ...Object.keys(islands)].map((type) => [type, ownTexts(type)]));
  const isSearchable = (type: string): boolean => (texts.get(type) ?? []).length > 0;

  test('can be searched for most blocks: few only combine ui parts', () => {
    expect([...texts.keys()].filter(isSearchable).length).toBeGreaterThan(texts.size * 0.8);
  });

  test.each(Object.keys(staticComponents).filter(isSearchable))('contains nothing of the static block %s', (type) => {
    for (const text of texts.get(type) ?? []) expect(chunksWith(text)).toEqual([]);
  });

  test('contains the interactive blocks, found by the same search', () => {
    const [text = 'no text of its own'] = ownTexts('testimonials');
    expect(chunksWith(text)).toHaveLength(1);
  });

  test.each(Object.keys(islands).filter(isSearchable))(
    'contains the interactive block %s in its own chunk or in one of the shared chunks',
    (type) => {
      const own = manifest[entryOf(type)];
      for (const text of texts.get(type) ?? []) expect(chunksWith(text).map((name) => `assets/${name}`)).toEqual([own?.file]);
    },
  );

  test.each([
    ['packages/engine/src/forms/shared/post-message.ts', 'Retry-After'],
    ['packages/engine/src/forms/shared/post-message.ts', 'too long'],
    ['packages/engine/src/react/toasts.tsx', 'data-leaving'],
    ['node_modules/react-hot-toast/headless/index.mjs', 'pauseDuration'],
    ['src/ui/form/length-hint.tsx', 'charactersTooMany'],
  ])('contains %s in the chunk of all forms only', (file, text) => {
    expect(readFileSync(inProject(file), 'utf8').includes(text)).toBe(true);
    expect(chunksWith(text).map((name) => `assets/${name}`)).toEqual([manifest[formsEntry]?.file]);
  });

  test.each([
    ['src/ui/form/sending-form.tsx', 'grid content-start gap-6 sm:flex sm:flex-wrap'],
    ['packages/core/src/model/compose-message.ts', 'fullName'],
  ])('contains %s in the chunk of forms with fields for text only', (file, text) => {
    expect(readFileSync(inProject(file), 'utf8').includes(text)).toBe(true);
    expect(chunksWith(text).map((name) => `assets/${name}`)).toEqual([manifest[textForms()]?.file]);
  });

  test('is loaded without the code of other forms by pages with the block form', () => {
    const files = withImports('src/blocks/form.tsx');
    expect(files).toContain(manifest[formsEntry]?.file);
    expect(files).not.toContain(manifest[textForms()]?.file);
  });

  test('is loaded without the chunk of forms and toasts by pages with islands and no form, and by the router', async () => {
    const pages = (await interactiveTypesOfPages()).filter(({ types }) => types.length > 0 && !types.some(isForm));
    expect(pages.map(({ path }) => path)).toContain('/about-us');
    const forms = manifest[formsEntry]?.file;
    for (const page of pages) expect(filesOf(page), page.path).not.toContain(forms);
    expect(withImports(routerEntry)).not.toContain(forms);
  });

  test('contains Swiper in the chunk of the testimonials only', () => {
    const swiperText = 'swiper-slide-active';
    expect(readFileSync(inProject('node_modules/swiper/shared/swiper-core.mjs'), 'utf8').includes(swiperText)).toBe(true);
    expect(chunksWith(swiperText).map((name) => `assets/${name}`)).toEqual([manifest['src/blocks/testimonials.tsx']?.file]);
    const importers = Object.entries(manifest).filter(([, { imports = [] }]) => imports.includes('src/blocks/testimonials.tsx'));
    expect(importers).toEqual([]);
  });

  test('contains no schema of the content', () => {
    const sentence = 'The number of visible slides for each window width.';
    expect(readFileSync(inProject('schemas/blocks/testimonials.ts'), 'utf8').includes(sentence)).toBe(true);
    expect(chunksWith(sentence)).toEqual([]);
  });
});

test('the code for the browser is production code, also when the build starts with another NODE_ENV', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const folder = await buildClient(site, cachesInDevelopment).folder.finally(() => vi.unstubAllEnvs());
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => !/\.(?:br|gz)$/.test(name));
  const total = scripts.reduce((sum, name) => sum + readFileSync(join(assets, name)).length, 0);
  expect(total).toBe(chunks.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0));
});

describe('the compressed size of the code for the browser', () => {
  test('the boot script has at most 4096 bytes', () => {
    expect(zipped(boot)).toBeLessThanOrEqual(4096);
  });

  test('the boot script contains no React', () => {
    const reactText = 'react.transitional.element';
    expect(chunksWith(reactText)).not.toEqual([]);
    expect(boot.includes(reactText)).toBe(false);
    expect(/\breact/i.test(boot)).toBe(false);
  });

  test.each(['enhance', 'counters.enhance', 'portfolio-tabs.enhance'])('%s needs no React', (name) => {
    const files = Object.entries(manifest).filter(([, { file }]) => file.startsWith(`assets/${name}-`));
    expect(files).toHaveLength(1);
    const loaded = files.flatMap(([entry]) => withImports(entry));
    expect(loaded.length).toBeLessThanOrEqual(3);
    for (const file of loaded) expect(chunksWith('react.transitional.element').map((chunk) => `assets/${chunk}`)).not.toContain(file);
  });

  test('the late module has at most 2.1 KiB, in one file', () => {
    const late = chunks.filter(({ name }) => isLate(name));
    expect(late).toHaveLength(1);
    expect(late.flatMap(({ bytes, code }) => [bytes <= 2.1 * kibibytes, /^import\b|\bfrom\b/.test(code)])).toEqual([true, false]);
  });

  test('the router has at most 32 KiB', () => {
    expect(chunks.find(({ name }) => name === routerFile)?.bytes).toBeLessThanOrEqual(32 * kibibytes);
  });

  test.each([
    ['of all pages', 105, () => true],
    ['of landing pages', 85, ({ layout }: PageTypes) => layout === 'landing'],
    ['of pages without React', 15, ({ types }: PageTypes) => types.length === 0],
  ])('the page with the most code %s, boot script included, has at most %d KiB', async (_, limit, isMeant) => {
    const pages = (await interactiveTypesOfPages()).filter(isMeant);
    expect(pages).not.toEqual([]);
    const bootBytes = zipped(boot);
    for (const page of pages) {
      const files = filesOf(page);
      const total = chunks.filter(({ name }) => files.includes(`assets/${name}`)).reduce((sum, { bytes }) => sum + bytes, bootBytes);
      expect(total, `${page.path}: ${files.join(', ')}`).toBeLessThanOrEqual(limit * kibibytes);
    }
  });
});

/** Returns the files of the site that files import, also through others. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const sources = new Map(sourceFiles('src').map((file) => [file.path, file]));
  const reached = new Set<string>(entries);
  for (const path of reached) {
    const file = sources.get(path);
    for (const { target, isTypeOnly } of file ? importsOf(file) : []) if (!isTypeOnly) reached.add(target);
  }
  return reached;
}

const isForm = (type: string): boolean => site.traitsOf(type).form !== undefined;

/** The entry of the manifest whose chunk has the component of a block type. */
function entryOf(type: string): string {
  const own = `src/blocks/${type}.tsx`;
  if (manifest[own]) return own;
  return isForm(type) ? textForms() : islandsEntry;
}

/** True for the module that the boot script loads after `load`. */
const isLate = (name: string): boolean => name.startsWith('late-');

/** Returns the file that every page loads after `load`, and those of all interactive blocks of a page. */
function filesOf({ types, enhanced }: PageTypes): string[] {
  const entries = [
    ...(types.length > 0 ? [islandsEntry] : []),
    ...types.map(entryOf),
    ...(enhanced.length > 0 ? [enhanceEntry] : []),
    ...enhanced.map((type) => `src/blocks/${type}.enhance.ts`),
  ];
  const late = chunks.flatMap(({ name }) => (isLate(name) ? [`assets/${name}`] : []));
  return [...new Set([...late, ...entries.flatMap(withImports)])];
}

/** Returns the file of an entry of the manifest and its static imports. */
function withImports(entry: string): string[] {
  const chunk = manifest[entry];
  if (!chunk) throw new Error(`The manifest has no entry "${entry}".`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap(withImports)];
}
