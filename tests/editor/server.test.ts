import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeEditorSchemas } from '../../packages/engine/src/editor-schema/write-editor-schemas.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../src/site.ts';
import { editorSettings } from '../support/editor-settings.ts';
import { StdioServer } from '../support/stdio-server.ts';

const workspace = tempFolder('workspace');
const page = (link: string): string =>
  `path: /new\ntitle: New\ndescription: New.\nblocks:\n  - type: call-to-action\n    heading: New?\n    button:\n      label: Go on\n      to: ${link}\n`;
const misspelt = 'path: /new\ntitle: New\ndescription: New.\nblocks:\n  - type: page-heeder\n    heading: New\n';

let server: StdioServer;

/** What dev, check and build do for the editor. */
async function writeFor(siteDir: string): Promise<void> {
  await writeEditorSchemas({ root: workspace, siteDir, site: await createSiteLoader(siteDir, siteCode)() });
}

beforeAll(async () => {
  mkdirSync(join(workspace, 'tests'));
  symlinkSync(inProject('tests', 'blocks'), join(workspace, 'tests', 'blocks'), 'dir');
  for (const site of ['site.config', 'second']) cpSync(inProject('tests', 'sites', 'blocks'), join(workspace, site), { recursive: true });
  rmSync(join(workspace, 'second', 'pages', 'questions.yaml'));
  await writeFor(join(workspace, 'site.config'));
  await writeFor(join(workspace, 'second'));
  server = new StdioServer(workspace, editorSettings());
});
afterAll(() => server.close());

describe('the language server, with the settings of the project', () => {
  test('knows the files of the shipped site by where they lie', async () => {
    const marks = await server.open(join(workspace, 'site.config', 'pages', 'new', 'deep.yaml'), misspelt);
    expect(marks).toEqual([expect.stringMatching(/^There is no block type with this name\. Types: article, /)]);
    expect(await server.open(join(workspace, 'site.config', 'site.yaml'), 'url: http://wrong\n')).toEqual(
      expect.arrayContaining([expect.stringContaining('Write the URL of the site')]),
    );
    expect(await server.open(join(workspace, 'site.config', 'collections', 'faqs.yaml'), '- id: a\n  question: b\n')).toEqual([
      '"answer" is missing. The answer, in plain text.',
    ]);
    expect(await server.open(join(workspace, 'site.config', 'shared', 'one.yaml'), 'type: page-header\nheading: One\n')).toEqual([]);
  });

  test('leaves other YAML alone', async () => {
    expect(await server.open(join(workspace, 'second', 'pages', 'unnamed.yaml'), misspelt)).toEqual([]);
  });

  test('reads the schema that the first line of a file names, for a site in another folder', async () => {
    const line = '# yaml-language-server: $schema=../../.cache/editor/second/page.json\n';
    expect(await server.open(join(workspace, 'second', 'pages', 'one.yaml'), line + page('/workshop'))).toEqual([]);
    expect(await server.open(join(workspace, 'second', 'pages', 'two.yaml'), line + page('/questions'))).toEqual([
      expect.stringContaining('This page or file does not exist, or the page has no block'),
    ]);
  });

  test('follows what the site has: a link is right as soon as its page is there', async () => {
    const path = join(workspace, 'site.config', 'pages', 'link.yaml');
    expect(await server.open(path, page('/arrived'))).toHaveLength(1);
    writeFileSync(
      join(workspace, 'site.config', 'pages', 'arrived.yaml'),
      misspelt.replace('/new', '/arrived').replace('heeder', 'header'),
    );
    await writeFor(join(workspace, 'site.config'));
    const schema = join(workspace, '.cache', 'editor', 'site.config', 'page.json');
    expect(await server.afterChange(schema, path, (marks) => marks.length === 0)).toEqual([]);
  });
});
