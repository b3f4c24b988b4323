import { beforeAll, expect, test } from 'vitest';
import { describeSource } from '../../../packages/engine/src/edit/describe-source.ts';
import type { PageMap } from '../../../packages/engine/src/edit/page-map/map-page.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing } from './open-editing.ts';

const temp = tempFolder('page-map-records');

const page = `path: /records
title: Records
description: Records of several collections.
blocks:
  - type: faq
    heading: Asked before
    questions: [what-costs, { id: own, question: Written here?, answer: Yes. }]
  - type: list
    heading: The looms
    records: { of: looms, only: [table-loom], show: [note, rent, pros] }
  - use: offer
`;

const files = {
  'pages/records.yaml': page,
  'shared/offer.yaml': 'type: notice\nheading: Shared heading\ntext: Shared text\nbutton: { label: Call us, to: /workshop }\n',
};

let opened: OpenedSite;
let map: PageMap;

beforeAll(async () => {
  opened = await openEditing(temp, files);
  map = (await opened.editing.map('/records')) ?? {};
});

/** Returns where a text of the page is written, as `file path start`, with a mark when it can be edited there. */
function placeOf(shown: string): string[] {
  const nodes = Object.values(map).flat();
  return nodes
    .filter(({ text }) => text?.includes(shown))
    .flatMap(({ fields }) => fields.map(({ file, path, start, text }) => `${file} ${path.join('.')} ${start}${text ? ' text' : ''}`));
}

test.each([
  ['What does it cost?', 'collections/faqs.yaml 2.question 1 text'],
  ['Less than a year', 'collections/faqs.yaml 2.answer 1 text'],
  ['Written here?', 'pages/records.yaml blocks.0.questions.1.question 2 text'],
  ['Table loom', 'collections/looms.yaml 0.name 1 text'],
  ['For samples', 'collections/looms.yaml 0.note 1 text'],
  ['24', 'collections/looms.yaml 0.rent 1'],
  ['Eight shafts', 'collections/looms.yaml 0.pros.1 1 text'],
  ['Shared heading', 'shared/offer.yaml heading 0 text'],
  ['+91 20 5550 0142', 'site.yaml company.phone 1 text'],
])('"%s" leads to its file', (shown, place) => {
  expect(placeOf(shown)).toContain(place);
});

test('a form says what it edits, and which pages show it', async () => {
  const read = (file: string, path: (string | number)[]) => opened.editing.readSite((site) => describeSource(file, path, site));
  expect(await read('collections/faqs.yaml', [2])).toEqual({
    kind: 'record',
    name: 'what-costs',
    collection: 'faqs',
    pages: expect.arrayContaining(['Records']),
  });
  expect(await read('shared/offer.yaml', [])).toEqual({ kind: 'shared', name: 'offer', pages: ['Records'] });
  expect(await read('site.yaml', ['footer'])).toEqual({ kind: 'settings', name: 'footer' });
  expect(await read('pages/records.yaml', [])).toBeUndefined();
  expect((await opened.editing.read('/records'))?.blocks[2]).toMatchObject({ shared: { file: 'shared/offer.yaml', type: 'notice' } });
});
