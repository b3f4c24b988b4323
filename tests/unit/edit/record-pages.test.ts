import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { EditResult, OfferedCollection, SiteTask } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('record-pages');
const type =
  'one: exhibition\nmany: exhibitions\nsummary: about\nfields:\n  name: { required: true }\n  about: { kind: text, required: true }\n';
const record = (id: string): string =>
  `- id: ${id}\n  name: The ${id}\n  about: All about the ${id}, from the first day to the last one, told in many pictures.\n`;
const plain =
  'path: /exhibition\ntitle: Exhibition\ndescription: A page that is to be one for each of the exhibitions of the museum.\nblocks:\n  - type: page-header\n    heading: A\n';

let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp, {
    'types/exhibitions.yaml': type,
    'collections/exhibitions.yaml': record('sea') + record('sky'),
    'pages/exhibition.yaml': plain,
  });
});

beforeEach(() => opened.restore());

const run = async (task: SiteTask, isForced = false): Promise<EditResult> => {
  const result = await opened.editing.run(task, isForced);
  await opened.reload();
  return result;
};

const offered = (name: string): OfferedCollection | undefined => opened.editing.outline().collections.find((one) => one.name === name);
const paths = (): string[] => opened.editing.outline().pages.flatMap(({ path }) => (path.startsWith('/exhibition') ? [path] : []));

test('a page for each record is one task, which leads to the first of them, and undo takes it back', async () => {
  const before = opened.bytes();
  expect(offered('exhibitions')).toMatchObject({ mayHavePages: true, recordPage: undefined });
  const made = await run({ kind: 'create-record-page', collection: 'exhibitions' });
  expect(made).toMatchObject({ outcome: 'written', page: '/exhibitions/sea', file: 'pages/exhibitions-page.yaml' });
  expect(opened.copy.read('pages/exhibitions-page.yaml')).toBe(
    'path: /exhibitions/{id}\ntitle: "{name}"\ndescription: "{about}"\ncollection: exhibitions\ndraft: true\nblocks:\n  - type: record\n    record: exhibitions/{id}\n',
  );
  expect(paths()).toEqual(['/exhibition', '/exhibitions/sea', '/exhibitions/sky']);
  expect(offered('exhibitions')?.recordPage).toBe('/exhibitions/sea');
  expect((await opened.page('/exhibitions/sea')).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(await run({ kind: 'create-record-page', collection: 'exhibitions', path: '/shows/{id}' })).toMatchObject({
    outcome: 'impossible',
    reason: 'Each record of exhibitions has a page already, such as /exhibitions/sea.',
  });
  await opened.editing.undo();
  expect(opened.bytes()).toEqual(before);
});

test('a collection of code and one without records get pages too, where the site has a block for them', async () => {
  await run({ kind: 'create-record-page', collection: 'exhibitions', path: '/shows/of/{id}' }).then(writtenVersion);
  expect(paths()).toEqual(['/exhibition']);
  expect(opened.copy.read('pages/shows-of-page.yaml')).toContain('path: /shows/of/{id}\n');
  opened.copy.write('types/rooms.yaml', type.replaceAll('exhibition', 'room'));
  await opened.reload();
  expect(await run({ kind: 'create-record-page', collection: 'rooms' })).toMatchObject({ outcome: 'written', page: undefined });
  expect(offered('values')?.mayHavePages).toBe(true);
  expect(offered('portfolio')?.mayHavePages).toBe(false);
  expect(await run({ kind: 'create-record-page', collection: 'values', path: '/values/{name}' })).toMatchObject({
    outcome: 'impossible',
    reason: expect.stringContaining('{id} once'),
  });
});

test('the description of pages without a summary names the records, and no company', async () => {
  opened.copy.write('types/exhibitions.yaml', type.replace('summary: about\n', ''));
  await opened.reload();
  await run({ kind: 'create-record-page', collection: 'exhibitions' }).then(writtenVersion);
  expect(opened.copy.read('pages/exhibitions-page.yaml')).toContain('description: "{name} – exhibitions"\n');
});

test('a file whose pages have one path gets another path or is deleted, though the site has errors', async () => {
  const { version } = await opened.page('/exhibition');
  const put = { file: 'pages/exhibition.yaml', version, changes: [{ kind: 'put', path: ['collection'], value: 'exhibitions' } as const] };
  expect(await opened.editing.apply(put)).toMatchObject({ outcome: 'refused' });
  writtenVersion(await opened.editing.apply({ ...put, isForced: true }));
  await opened.reload();
  expect(paths()).toEqual(['/exhibition', '/exhibition']);
  const wrong = opened.bytes();
  const page = await opened.page('/exhibition');
  expect(page).toMatchObject({ template: { pages: 2 }, value: { path: '/exhibition' } });
  expect(page.problems.map(({ path }) => path)).toContainEqual(['path']);
  const move = { kind: 'rename-page', from: '/exhibition', to: '/exhibitions/{id}', redirects: false, movesFile: false } as const;
  expect(await run(move)).toMatchObject({ outcome: 'written', page: '/exhibitions/sea' });
  expect(paths()).toEqual(['/exhibitions/sea', '/exhibitions/sky']);
  await run({ ...move, from: '/exhibitions/{id}', to: '/shows/{id}' }).then(writtenVersion);
  await opened.editing.undo();
  await opened.editing.undo();
  expect(opened.bytes()).toEqual(wrong);
  await opened.reload();
  writtenVersion(await run({ kind: 'delete-page', path: '/exhibition' }));
  expect(existsSync(join(opened.copy.dir, 'pages', 'exhibition.yaml'))).toBe(false);
});
