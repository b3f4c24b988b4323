import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { modelAt } from '../support/page-models.ts';
import { page, plantLibrary, plants } from '../support/plant-library.ts';
import type { LoadedCopy } from '../support/shared-site.ts';

const temp = tempFolder('record-pictures');

let site: LoadedCopy;

beforeEach(() => {
  site = plantLibrary(temp);
  site.write(
    'pages/plants.yaml',
    `${page.slice(0, page.indexOf('  - type'))}  - type: record\n    record: { of: plants, id: "{id}", show: [tips] }\n`,
  );
});

const photo = '{ src: /media/brand/mark.svg, alt: A leaf }';

test.each([
  ['image: { kind: image, required: true }', `image: ${photo}`, [{ image: { alt: 'A leaf' } }]],
  [
    'photo: { kind: image, required: true }, caption: { kind: text }',
    `photo: ${photo}, caption: In May`,
    [{ image: { alt: 'A leaf' }, caption: 'In May' }],
  ],
  // A step, which may have a picture.
  ['text: { kind: text, required: true }, photo: { kind: image }', `text: Sow it, photo: ${photo}`, undefined],
  ['photo: { kind: image, required: true }, text: { kind: markdown }', `photo: ${photo}, text: Sow it`, undefined],
  ['photo: { kind: image, required: true }, price: { kind: money, currency: EUR }', `photo: ${photo}, price: 2`, undefined],
  ['title: { kind: text }', 'title: Net it', undefined],
])('a list of pictures, each with at most a text, is a gallery: %s', async (fields, entry, pictures) => {
  site.write('types/plants.yaml', `${plants.slice(0, plants.indexOf('  tips:'))}  tips: { kind: list, fields: { ${fields} } }\n`);
  site.edit('collections/plants.yaml', 'title: Net it', `{ ${entry} }`);
  const block = modelAt(await site.load(), '/plants/kale')?.blocks[0];
  const value = pictures ? { kind: 'pictures', pictures } : { kind: 'list', values: [{ kind: 'group' }] };
  expect(block).toMatchObject({ props: { record: { entries: [{ value }] } } });
});
