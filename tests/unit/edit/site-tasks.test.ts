import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EditResult, SiteTask } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('site-tasks');
const preset =
  '# A page for an offer.\n\npath: /new-page\ntitle: A title\ndescription: A description.\nblocks:\n  - type: page-header\n    heading: A heading\n';
const linking =
  'path: /linking\ntitle: Linking\ndescription: A page with a link.\nblocks:\n  - type: notice\n    heading: A\n    text: B\n    button: { label: C, to: /workshop }\n  - type: page-header\n    heading: D\n';

let opened: OpenedSite;
let before: Map<string, string>;

beforeAll(async () => {
  opened = await openEditing(temp, { 'presets/offer.yaml': preset, 'pages/linking.yaml': linking });
});

beforeEach(async () => {
  await opened.restore();
  before = opened.bytes();
});

const written = async (task: SiteTask): Promise<EditResult> => {
  const result = await opened.editing.run(task);
  writtenVersion(result);
  await opened.reload();
  return result;
};

const create: SiteTask = {
  kind: 'create-page',
  path: '/offers/spring',
  title: 'Spring: an offer',
  description: 'All offers.',
  preset: 'offer',
  label: 'Offers',
};

describe('a page', () => {
  test('is made from a preset as a draft, with its entry in the navigation, in one change', async () => {
    expect(opened.editing.outline().presets).toEqual([{ name: 'offer', description: 'A page for an offer.', blockTypes: ['page-header'] }]);
    expect(await written(create)).toMatchObject({ page: '/offers/spring', file: 'pages/offers/spring.yaml' });
    expect(opened.copy.read('pages/offers/spring.yaml')).toBe(
      'path: /offers/spring\ntitle: "Spring: an offer"\ndescription: All offers.\ndraft: true\nblocks:\n  - type: page-header\n    heading: A heading\n',
    );
    expect(opened.copy.read('site.yaml')).toContain('  - label: Offers\n    to: /offers/spring\n');
    expect(opened.editing.outline().pages.find(({ path }) => path === '/offers/spring')).toMatchObject({
      title: 'Spring: an offer',
      absence: { reason: 'draft' },
    });
    expect(await opened.editing.undo()).toMatchObject({ outcome: 'written' });
    expect(opened.bytes()).toEqual(before);
    await opened.editing.redo();
    expect(opened.copy.read('pages/offers/spring.yaml')).toContain('draft: true');
  });

  test('is not made where there is one already, or nowhere', async () => {
    for (const path of ['/workshop', 'Spring Offer', '/media/a'])
      expect(await opened.editing.run({ ...create, path })).toMatchObject({ outcome: 'impossible', reason: expect.stringContaining(path) });
    expect(opened.bytes()).toEqual(before);
  });

  test('is copied with its own path and title', async () => {
    await written({ kind: 'copy-page', from: '/linking', path: '/copied', title: 'Copied' });
    expect(opened.copy.read('pages/copied.yaml')).toBe(
      linking.replace('/linking', '/copied').replace('title: Linking', 'title: Copied').replace('link.\n', 'link.\ndraft: true\n'),
    );
  });

  test('gets another path with its file, every link to it and a redirect, and undo gives the bytes before', async () => {
    writeFileSync(
      join(opened.copy.dir, 'pages', 'workshop.yaml'),
      `\uFEFF${opened.copy.read('pages/workshop.yaml').replaceAll('\n', '\r\n')}`,
    );
    await opened.reload();
    before = opened.bytes();
    await written({ kind: 'rename-page', from: '/workshop', to: '/atelier', redirects: true, movesFile: true });
    expect(existsSync(join(opened.copy.dir, 'pages', 'workshop.yaml'))).toBe(false);
    expect(opened.copy.read('pages/atelier.yaml')).toMatch(/^\uFEFFpath: \/atelier\r\n/);
    expect(opened.copy.read('pages/linking.yaml')).toContain('to: /atelier }');
    expect(opened.copy.read('site.yaml')).toMatch(/redirects:[\s\S]*- from: \/workshop\n +to: \/atelier\n/);
    await opened.editing.undo();
    expect(opened.bytes()).toEqual(before);
    await opened.editing.redo();
    await opened.reload();
    await written({ kind: 'rename-page', from: '/atelier', to: '/bench', redirects: false, movesFile: false });
    expect(opened.copy.read('pages/atelier.yaml')).toMatch(/^\uFEFFpath: \/bench\r\n/);
    expect(opened.copy.read('site.yaml')).not.toContain('from: /atelier');
  });

  test('gets another path while errors name a page whose path begins with its own', async () => {
    const link = (to: string): string => linking.replace('/linking', `/linking-${to.length}`).replace('/workshop', to);
    opened.copy.write('pages/linking-a.yaml', link('/workshop-photos'));
    opened.copy.write('pages/linking-b.yaml', link('/workshop/none'));
    await opened.reload();
    await written({ kind: 'rename-page', from: '/workshop', to: '/atelier', redirects: false, movesFile: true });
    expect(opened.copy.read('pages/linking.yaml')).toContain('to: /atelier }');
  });

  test.each(['/worksho', '/workshops'])(
    'gets another path, and is deleted, while a link to the missing %s suggests it',
    async (missing) => {
      const text = `Links to [one](${missing}), [itself](/workshop) and [photos](/workshop-photos).`;
      const misspelt = `${linking.replace('/linking', '/misspelt')}  - type: rich-text\n    heading: E\n    content: ${text}\n`;
      opened.copy.write('pages/misspelt.yaml', misspelt);
      opened.copy.write('pages/linking-b.yaml', linking.replace('/linking', '/linking-b').replace('to: /workshop', `to: ${missing}`));
      await opened.reload();
      await written({ kind: 'rename-page', from: '/workshop', to: '/atelier', redirects: false, movesFile: true });
      expect(opened.copy.read('pages/misspelt.yaml')).toContain(`[one](${missing}), [itself](/atelier)`);
      opened.copy.write('pages/linking.yaml', linking.replace('to: /workshop', 'to: /atelie'));
      opened.copy.write('pages/misspelt.yaml', misspelt.replaceAll('/workshop)', '/ateliers)').replace('to: /workshop', 'to: /ateliers'));
      await opened.reload();
      await written({ kind: 'delete-page', path: '/atelier' });
    },
  );

  test('that others link to is deleted only by force', async () => {
    const task: SiteTask = { kind: 'delete-page', path: '/workshop' };
    expect(await opened.editing.linksTo('/workshop')).toContainEqual({
      file: 'pages/linking.yaml',
      line: 8,
      block: 'notice',
    });
    for (const isTrial of [true, false])
      expect(await opened.editing.run(task, false, undefined, isTrial)).toMatchObject({
        outcome: 'refused',
        caused: [expect.objectContaining({ place: 'linking.yaml:8:29' })],
      });
    const before = opened.bytes();
    expect(await opened.editing.run(task, true, undefined, true)).toEqual({ outcome: 'nothing' });
    expect(opened.bytes()).toEqual(before);
    expect(opened.bytes()).toEqual(before);
    writtenVersion(await opened.editing.run(task, true));
    expect(existsSync(join(opened.copy.dir, 'pages', 'workshop.yaml'))).toBe(false);
    await opened.editing.undo();
    expect(opened.bytes()).toEqual(before);
  });
});

describe('a record', () => {
  test('is made at the end of its list, copied and deleted', async () => {
    const keys = async (): Promise<string[]> => (await opened.editing.records('looms')).map(({ key }) => key);
    const first = await keys();
    await written({ kind: 'create-record', collection: 'looms', list: undefined, from: 'inkle-loom' });
    expect(await keys()).toEqual([...first, 'new']);
    expect(opened.copy.read('collections/looms.yaml')).toMatch(/- id: new\n {2}name: Inkle loom for belts and bands\n/);
    await written({ kind: 'create-record', collection: 'faqs', list: undefined, from: undefined });
    await written({ kind: 'delete-record', collection: 'looms', key: 'new' });
    expect(await keys()).toEqual(first);
    while ((await opened.editing.undo()).outcome === 'written');
    expect(opened.bytes()).toEqual(before);
  });

  test('is not copied from one that does not exist, nor made in a collection that does not exist', async () => {
    const task = { kind: 'create-record', list: undefined } as const;
    for (const [collection, from] of [
      ['looms', 'no-loom'],
      ['looms', 'constructor'],
      ['constructor', undefined],
    ] as const)
      expect(await opened.editing.run({ ...task, collection, from }, true)).toEqual({
        outcome: 'impossible',
        reason: from === undefined ? `There is no collection ${collection}.` : `There is no record ${collection}/${from}.`,
      });
    expect(opened.bytes()).toEqual(before);
  });

  test.each(['clients', 'faqs', 'looms', 'posts', 'services', 'values'])('of %s starts with values that are valid', async (collection) => {
    await written({ kind: 'create-record', collection, list: undefined, from: undefined });
  });
});

test('new fields of a page, of site.yaml and of a record stand where their schema has them', async () => {
  const put = async (file: string, path: (string | number)[], value: unknown): Promise<void> => {
    const { version = '' } = (await opened.editing.readFile(file)) ?? {};
    writtenVersion(await opened.editing.apply({ file, version, changes: [{ kind: 'put', path, value }] }));
  };
  await put('pages/linking.yaml', ['draft'], true);
  expect(opened.copy.read('pages/linking.yaml')).toBe(linking.replace('link.\n', 'link.\ndraft: true\n'));
  await put('site.yaml', ['trailingSlash'], 'always');
  expect(opened.copy.read('site.yaml')).toMatch(/^url: .*\ntrailingSlash: always\nlanguage: en\n/);
  const [record] = await opened.editing.records('faqs');
  await put('collections/faqs.yaml', record?.path.map((step) => Number(step)) ?? [], { ...Object(record?.value), draft: true });
  expect(opened.copy.read('collections/faqs.yaml')).toContain('draft: true');
});

test('a change is taken back alone, where nothing later needs it, also after a restart', async () => {
  const { copy, editing } = opened;
  const put = async (path: (string | number)[], value: unknown): Promise<void> => {
    const { version = '' } = (await editing.readFile('pages/linking.yaml')) ?? {};
    writtenVersion(await editing.apply({ file: 'pages/linking.yaml', version, changes: [{ kind: 'put', path, value }] }));
  };
  await put(['blocks', 0, 'text'], 'First');
  await put(['title'], 'Second');
  await put(['blocks', 1, 'heading'], 'Third');
  await written({ kind: 'copy-page', from: '/workshop', path: '/copied', title: 'Copied' });
  const again = await opened.restart();
  expect(again.changes().map(({ what: { deed, name } }) => `${deed} ${name}`)).toEqual([
    'page-copied /copied',
    'field page-header › heading',
    'field title',
    'field notice › text',
  ]);
  const [copied = 0, , title = 0, text = 0] = again.changes().map(({ id }) => id);
  writtenVersion(await again.revert(title));
  expect(copy.read('pages/linking.yaml')).toBe(linking.replace('text: B', 'text: First').replace('heading: D', 'heading: Third'));
  expect(again.changes()[0]).toMatchObject({ what: { deed: 'taken-back', of: 'field', name: 'title' }, isDone: true });
  await put(['blocks', 0, 'text'], 'Fourth');
  expect(await again.revert(text)).toEqual({ outcome: 'conflict', file: 'pages/linking.yaml' });
  copy.edit('pages/copied.yaml', 'title: ', 'title: New, ');
  expect(await again.revert(copied)).toEqual({ outcome: 'conflict', file: 'pages/copied.yaml' });
});
