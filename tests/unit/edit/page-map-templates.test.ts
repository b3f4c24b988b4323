import { beforeAll, expect, test } from 'vitest';
import type { PageMap } from '../../../packages/engine/src/edit/page-map/map-page.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('page-map-templates');

const template = `path: /looms/{id}
collection: looms
title: "{name}"
description: "What the workshop says about one of its looms, in a few plain words: {name}."
blocks:
  - type: page-header
    heading: "{name}"
  - type: record
    record: looms/{id}
  - type: notice
    heading: Ask for {name}
    text: We are there all day.
    button: { label: Call us, to: /workshop }
`;

let opened: OpenedSite;
let map: PageMap;

beforeAll(async () => {
  opened = await openEditing(temp, { 'pages/loom.yaml': template });
  map = (await opened.editing.map('/looms/table-loom')) ?? {};
});

/** Returns where the texts of the page with some words are written. */
const placesOf = (words: string): string[] =>
  Object.values(map)
    .flat()
    .filter(({ text }) => text?.includes(words))
    .flatMap(({ fields }) => fields.map(({ file, path, text }) => `${file} ${path.join('.')}${text ? ' text' : ''}`));

test('a text of a page that is made from a record leads to the record or to the template', () => {
  expect(placesOf('Table loom')).toEqual(expect.arrayContaining(['collections/looms.yaml 0.name text']));
  expect(placesOf('For samples')).toEqual(['collections/looms.yaml 0.note text']);
  expect(placesOf('We are there all day')).toEqual(['pages/loom.yaml blocks.2.text text']);
  // The template has {name} there: its field shows that, and not the page.
  expect(placesOf('Ask for')).toEqual(['pages/loom.yaml blocks.2.heading']);
});

test('it is read with the blocks of its template, and says which record it is made from', async () => {
  const page = await opened.page('/looms/table-loom');
  expect(page.blocks.map(({ type }) => type)).toEqual(['page-header', 'record', 'notice']);
  expect(page).toMatchObject({
    file: 'pages/loom.yaml',
    title: 'Table loom',
    template: { collection: 'looms', pages: 5, record: { file: 'collections/looms.yaml', at: [0] } },
  });
  expect((await opened.page('/workshop')).template).toBeUndefined();
});

test('its blocks are changed for all pages of the template, but it is not copied alone, and goes with all of them', async () => {
  const { file, version } = await opened.page('/looms/table-loom');
  writtenVersion(await opened.editing.apply({ file, version, changes: [{ kind: 'put', path: ['blocks', 2, 'text'], value: 'Come in.' }] }));
  expect((await opened.page('/looms/table-loom')).blocks[2]?.value).toMatchObject({ text: 'Come in.' });
  const { version: changed } = await opened.page('/looms/table-loom');
  const place = { path: '/looms/table-loom', index: 2, version: changed };
  expect((await opened.editing.readBlock(place))?.text).toContain('Come in.');
  writtenVersion(await opened.editing.run({ kind: 'delete-block', ...place }));
  const copy = { kind: 'copy-page', from: '/looms/table-loom', path: '/copied', title: 'Copied' } as const;
  expect(await opened.editing.run(copy)).toMatchObject({ outcome: 'impossible' });
  const deleted = await opened.editing.run({ kind: 'delete-page', path: '/looms/table-loom' });
  expect(deleted).toMatchObject({ outcome: 'written', file: 'pages/loom.yaml' });
});
