import { beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing } from './open-editing.ts';

const temp = tempFolder('wrong-records');

const jars = `- { id: heather, name: Heather honey, picture: { src: /media/pictures/bench.png, alt: A jar } }
- { id: clover, name: Clover honey, picture: { src: /media/pictures/bench.png } }
- { id: lime, name: Lime honey, picture: { src: /media/pictures/bench.png, alt: A jar } }
- { id: heather, name: Another heather, picture: { src: /media/pictures/bench.png, alt: A jar } }
- { name: No id }
`;

const files = {
  'types/honeys.yaml': 'one: honey\nmany: honeys\nfields:\n  name: { required: true }\n  picture: { kind: image }\n',
  'collections/honeys.yaml': jars,
};

let opened: OpenedSite;

beforeEach(async () => {
  opened = await openEditing(temp, files);
});

const listed = async (): Promise<unknown[]> => (await opened.editing.records('honeys')).map(({ key, value }) => [key, Object(value).name]);

test('a record with a mistake is listed at its place: nobody could correct or delete it otherwise', async () => {
  expect(await listed()).toEqual([
    ['heather', 'Heather honey'],
    ['clover', 'Clover honey'],
    ['lime', 'Lime honey'],
    ['heather', 'Another heather'],
    ['5', 'No id'],
  ]);
});

test('a record with a mistake can be deleted and moved, and its id is taken', async () => {
  const { editing, copy } = opened;
  expect(await editing.run({ kind: 'create-record', collection: 'honeys', fields: { name: 'Clover' } })).toMatchObject({
    outcome: 'written',
  });
  expect(copy.read('collections/honeys.yaml')).toContain('id: clover-2');
  expect(await editing.run({ kind: 'move-record', collection: 'honeys', key: 'clover', by: -1 })).toMatchObject({ outcome: 'written' });
  expect(copy.read('collections/honeys.yaml')).toMatch(/^- \{ id: clover/);
  expect(await editing.run({ kind: 'delete-record', collection: 'honeys', key: 'clover' })).toMatchObject({ outcome: 'written' });
  expect(copy.read('collections/honeys.yaml')).not.toContain('Clover honey');
});
