import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import siteCode from '../../src/site.ts';
import { schemasOfSite } from '../support/editor-schemas.ts';
import { editorSettings } from '../support/editor-settings.ts';
import { type Editor, openEditor } from '../support/language-server.ts';

const settings = editorSettings();
const mapping = Object.entries(settings['yaml.schemas'] ?? {}).flatMap(([schema, globs]: [string, unknown]) =>
  Array.isArray(globs)
    ? globs.map((glob: unknown) => ({ schema: schema.replace('./.cache/editor/site.config/', ''), glob: String(glob) }))
    : [],
);

/** The schema files that the settings give to a file of the shipped site. */
const schemasFor = (path: string): string[] =>
  mapping.flatMap(({ schema, glob }) => (matchesGlob(`site.config/${path}`, glob) ? [schema] : []));

const yamlFiles = (siteDir: string): string[] =>
  readdirSync(siteDir, { recursive: true })
    .map((path) => String(path).replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.yaml'))
    .sort();

const sites = ['site.config', 'tests/sites/blocks', 'tests/sites/minimal'];

describe.each(sites)('%s', (site) => {
  const siteDir = inProject(site);
  const schemas = schemasOfSite(siteDir);

  test.each(representatives(yamlFiles(siteDir)))('%s has no mark', async (path) => {
    const [schema, ...others] = schemasFor(path);
    expect(others, 'schemas besides the first').toEqual([]);
    // The settings get the records of a type from the command that works on its site.
    const editor = openEditor((await schemas)(schema ?? path.replace('.yaml', '.json')), path);
    expect(await editor.marks(readFileSync(join(siteDir, path), 'utf8'))).toEqual([]);
  });
});

describe('the examples of block types', () => {
  const cases = Object.keys(blocks).flatMap((type) => ['minimal', 'full'].map((size) => ({ type, size })));
  const schemas = schemasOfSite(inProject('tests', 'sites', 'blocks'));
  const open = async (name: string): Promise<Editor> => openEditor((await schemas)(name));

  test.each(representatives(cases, 2))('$type, $size, has no mark in a page', async ({ type, size }) => {
    const block = readFileSync(inProject('tests', 'blocks', type, `${size}.yaml`), 'utf8')
      .trimEnd()
      .split('\n')
      .join('\n    ');
    const page = `path: /one\ntitle: One block\ndescription: A page with one block.\nblocks:\n  - ${block}\n`;
    expect(await (await open('page.json')).marks(page)).toEqual([]);
  });

  test.each(representatives(cases))('$type, $size, has no mark as a shared block', async ({ type, size }) => {
    const block = readFileSync(inProject('tests', 'blocks', type, `${size}.yaml`), 'utf8');
    expect(await (await open('shared-block.json')).marks(block)).toEqual([]);
  });
});

describe('the settings of the editor', () => {
  test('give a schema to every kind of file, and no file to a schema that is not written', async () => {
    const site = inProject('site.config');
    const schemas = await schemasOfSite(site);
    for (const { schema } of mapping) expect(schemas(schema)).toHaveProperty('$schema');
    const { editorSchemas } = await import('../../packages/engine/src/editor-schema/write-editor-schemas.ts');
    const { collectTargets } = await import('../../packages/engine/src/editor-schema/collect-targets.ts');
    const { createSiteLoader } = await import('../../packages/engine/src/site/load-site.ts');
    const written = Object.keys(
      editorSchemas({ root: inProject(), schemas: siteCode }, collectTargets(await createSiteLoader(site, siteCode)(), siteCode)),
    );
    expect([...new Set(mapping.map(({ schema }) => schema))].sort()).toEqual(written.sort());
  });

  test('keep the editor from changing what was not meant: no formatting, no foreign schemas', () => {
    expect(settings['yaml.format.enable']).toBe(false);
    expect(settings['yaml.schemaStore.enable']).toBe(false);
    expect(settings['[yaml]']).toMatchObject({ 'editor.insertSpaces': true, 'editor.formatOnSave': false });
  });

  test('recommend the extension that reads them', () => {
    expect(JSON.parse(readFileSync(inProject('.vscode', 'extensions.json'), 'utf8'))).toEqual({ recommendations: ['redhat.vscode-yaml'] });
  });
});
