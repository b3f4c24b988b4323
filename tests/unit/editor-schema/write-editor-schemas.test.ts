import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editorFolder, writeEditorSchemas } from '../../../packages/engine/src/editor-schema/write-editor-schemas.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite, copyWithoutTypes, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('editor-schemas');

/** A project with a site, and the function that `npm run dev` calls after every edit. */
function openProject(site = copySite('blocks', temp)): { site: SiteCopy; folder: string; write: () => Promise<string[]> } {
  const load = createSiteLoader(site.dir, siteCode);
  const write = async (): Promise<string[]> => writeEditorSchemas({ root: temp, siteDir: site.dir, site: await load() });
  return { site, folder: editorFolder(temp, site.dir), write };
}

describe('writeEditorSchemas', () => {
  test('writes a file for every kind of content, and nothing again without changes', async () => {
    const { folder, write } = openProject();
    expect(await write()).toEqual(expect.arrayContaining(['page.json', 'shared-block.json', 'site.json', 'collections/faqs.json']));
    const before = statSync(join(folder, 'page.json')).mtimeMs;
    expect(await write()).toEqual([]);
    expect(statSync(join(folder, 'page.json')).mtimeMs).toBe(before);
  });

  test('writes exactly the files that a new page, picture or record changes', async () => {
    const { site, folder, write } = openProject();
    await write();
    site.write('pages/new.yaml', 'path: /brand-new\ntitle: New\ndescription: New.\nblocks:\n  - type: page-header\n    heading: New\n');
    const afterPage = await write();
    expect(afterPage).toContain('page.json');
    expect(afterPage).not.toContain('collections/faqs.json');
    expect(readFileSync(join(folder, 'page.json'), 'utf8')).toContain('/brand-new');
    writeFileSync(join(site.dir, 'media', 'own.png'), readFileSync(join(site.dir, 'media', 'pictures', 'bench.png')));
    expect(await write()).toContain('page.json');
    expect(readFileSync(join(folder, 'page.json'), 'utf8')).toContain('/media/own.png');
  });

  test('ignores a site outside the project, unless the preview edits it', async () => {
    const { dir } = copySite('minimal', temp);
    const edited = { code: siteCode, root: join(temp, 'project'), siteDir: dir, site: await createSiteLoader(dir, siteCode)() };
    expect(await writeEditorSchemas(edited)).toEqual([]);
    expect(existsSync(join(dir, '.editor'))).toBe(false);
    expect(await writeEditorSchemas({ ...edited, isBeingEdited: true })).toContain('page.json');
    expect((await createSiteLoader(dir, siteCode)()).findProblems()).toEqual([]);
  });

  test('adds the schemas of a type to the settings of the editor, and removes them with it', async () => {
    const { site, folder, write } = openProject(copyWithoutTypes(temp));
    const [schemas, content] = [`./${relative(temp, folder)}`, relative(temp, site.dir)];
    const settings = `{\n  // Here.\n  "yaml.schemas": {\n    "${schemas}/type.json": ["${content}/types/*.yaml"]\n  }\n}\n`;
    mkdirSync(join(temp, '.vscode'), { recursive: true });
    writeFileSync(join(temp, '.vscode', 'settings.json'), settings);
    const read = (): string => readFileSync(join(temp, '.vscode', 'settings.json'), 'utf8');
    await write();
    expect(read()).toBe(settings);
    site.write('types/boats.yaml', 'one: boat\nmany: boats\nfields:\n  name: { kind: text }\n');
    expect(await write()).toEqual(expect.arrayContaining(['collections/boats.json', 'records/boats.json', 'types/boats.json']));
    const mapped = settings.replace(
      /^ {4}/m,
      `    "${schemas}/types/boats.json": ["${content}/types/*/boats.yaml"],
    "${schemas}/collections/boats.json": ["${content}/collections/boats.yaml"],
    "${schemas}/records/boats.json": ["${content}/collections/boats/*.yaml"],
    `,
    );
    expect(read()).toBe(mapped);
    site.remove('types/boats.yaml');
    await write();
    expect(read()).toBe(settings);
    rmSync(join(temp, '.vscode'), { recursive: true });
  });

  test('leaves no temporary file', async () => {
    const { folder, write } = openProject();
    await Promise.all([write(), write(), write()]);
    expect(
      readdirSync(folder, { recursive: true }).filter((name) => !/\.(?:json|txt)$|^(?:collections|records|types)$/.test(String(name))),
    ).toEqual([]);
  });

  test('writes a schema again after it and its stamp were removed', async () => {
    const { folder, write } = openProject();
    await write();
    rmSync(folder, { recursive: true });
    expect(await write()).toContain('page.json');
    expect(existsSync(join(folder, 'page.json'))).toBe(true);
  });

  test('requires no names of pages and records while some files cannot be read', async () => {
    const { site, folder, write } = openProject();
    const pattern = (): unknown => JSON.parse(readFileSync(join(folder, 'page.json'), 'utf8')).definitions.page.pattern;
    const records = (): string => JSON.stringify(JSON.parse(readFileSync(join(folder, 'page.json'), 'utf8')).definitions['record-faqs']);
    await write();
    expect(pattern()).toEqual(expect.stringContaining('questions'));
    expect(records()).toContain('pattern');
    site.write('pages/questions.yaml', 'path: /questions\ntitle: "Questions\n');
    await write();
    expect(pattern()).toBeUndefined();
    site.write('collections/faqs.yaml', '- id: what-costs\n');
    await write();
    expect(records()).not.toContain('pattern');
  });
});

describe('editorFolder', () => {
  test('creates a folder for each site, named after its path', () => {
    expect(editorFolder('/project', '/project/site.config')).toBe(join('/project', '.cache', 'editor', 'site.config'));
    expect(editorFolder('/project', '/project/sites/second')).toBe(join('/project', '.cache', 'editor', 'sites', 'second'));
    expect(editorFolder('/project', '/elsewhere/site')).toBe(join('/elsewhere', 'site', '.editor'));
  });
});
