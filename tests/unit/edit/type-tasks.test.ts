import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { placeInFile } from '../../../packages/engine/src/edit/place-in-file.ts';
import type { EditResult, SiteTask } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { usesOfRecord } from '../../../packages/engine/src/edit/uses-of-record.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('type-tasks');
let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp);
});

beforeEach(() => opened.restore());

const run = async (task: SiteTask): Promise<EditResult> => {
  const result = await opened.editing.run(task);
  await opened.reload();
  return result;
};

const dishes: SiteTask = {
  kind: 'create-type',
  name: 'dishes',
  type: {
    one: 'dish',
    many: 'dishes',
    fields: {
      name: { required: true },
      price: { label: 'Price', kind: 'money', currency: 'EUR', required: true },
      photo: { kind: 'image' },
      diet: { kind: 'choices', options: ['vegetarian', { value: 'vegan', label: 'No animals' }] },
    },
  },
};

test('a collection and a field cannot have a name that every object has', async () => {
  const reason = '"constructor" cannot be the name of a collection: the code of every website uses it itself. Choose another name.';
  expect(await run({ ...dishes, name: 'constructor' })).toEqual({ outcome: 'impossible', reason });
  const fields = { name: { required: true }, constructor: { kind: 'text' } };
  expect(await run({ ...dishes, type: { one: 'dish', many: 'dishes', fields } })).toMatchObject({ outcome: 'refused' });
});

const keys = async (): Promise<string[]> => (await opened.editing.records('dishes')).map(({ key }) => key);

describe('a collection', () => {
  test('is made with its fields, gets records with ids from their titles, and undo takes all of it back', async () => {
    writtenVersion(await run(dishes));
    expect(opened.copy.read('types/dishes.yaml')).toMatch(/^one: dish\nmany: dishes\nfields:\n {2}name:\n {4}required: true\n/);
    const [offered] = opened.editing.outline().collections;
    expect(offered).toMatchObject({
      one: 'dish',
      many: 'dishes',
      typeFile: 'types/dishes.yaml',
      isUsed: true,
      roles: { title: 'name', picture: 'photo' },
    });
    expect(offered?.fields.find(({ name }) => name === 'diet')).toMatchObject({ control: 'choices', labels: { vegan: 'No animals' } });
    const add = (name: string, price?: number): Promise<EditResult> =>
      run({ kind: 'create-record', collection: 'dishes', fields: { name, ...(price !== undefined && { price }) } });
    writtenVersion(await add('Crème brûlée', 6.5));
    writtenVersion(await add('Crème brûlée', 7));
    writtenVersion(await add('東京', 8));
    expect(opened.copy.read('collections/dishes.yaml')).toBe(
      '- id: creme-brulee\n  name: Crème brûlée\n  price: 6.5\n- id: creme-brulee-2\n  name: Crème brûlée\n  price: 7\n- id: new\n  name: 東京\n  price: 8\n',
    );
    expect(await add('Without a price')).toMatchObject({ outcome: 'refused', caused: [{ message: expect.stringContaining('"price"') }] });
    while ((await opened.editing.undo()).outcome === 'written');
    expect(existsSync(join(opened.copy.dir, 'types', 'dishes.yaml'))).toBe(false);
  });

  test('without records that code declares is offered last, as one that the site does not use', async () => {
    const offered = () => opened.editing.outline().collections;
    const used = offered().filter(({ isUsed }) => isUsed);
    const last = used.findLast(({ typeFile }) => typeFile === undefined)?.name ?? expect.fail('The site uses a collection of the code.');
    rmSync(join(opened.copy.dir, 'collections', `${last}.yaml`));
    await opened.reload();
    expect(offered().find(({ name }) => name === last)).toMatchObject({ isUsed: false });
    expect(offered().findIndex(({ isUsed }) => !isUsed)).toBe(used.length - 1);
  });

  test('needs a name of its own', async () => {
    for (const name of ['looms', 'posts', 'Our dishes', ''])
      expect(await run({ ...dishes, name })).toMatchObject({ outcome: 'impossible', reason: expect.stringContaining(name) });
  });

  test('has its records in another order, and none before the first', async () => {
    writtenVersion(await run(dishes));
    for (const name of ['A', 'B', 'C'])
      writtenVersion(await run({ kind: 'create-record', collection: 'dishes', fields: { name, price: 1 } }));
    writtenVersion(await run({ kind: 'move-record', collection: 'dishes', key: 'c', by: -1 }));
    expect(await keys()).toEqual(['a', 'c', 'b']);
    expect(await run({ kind: 'move-record', collection: 'dishes', key: 'a', by: -1 })).toEqual({ outcome: 'nothing' });
  });

  test('has a field renamed in its type and its records, but not to a name that is taken', async () => {
    writtenVersion(await run(dishes));
    writtenVersion(await run({ kind: 'create-record', collection: 'dishes', fields: { name: 'Soup', price: 4 } }));
    expect(await run({ kind: 'rename-field', type: 'dishes', from: 'price', to: 'name' })).toMatchObject({
      outcome: 'impossible',
      reason: expect.stringContaining('dishes.name'),
    });
    writtenVersion(await run({ kind: 'rename-field', type: 'dishes', from: 'price', to: 'cost' }));
    expect(opened.copy.read('collections/dishes.yaml')).toContain('cost: 4');
    expect(opened.copy.read('types/dishes.yaml')).toContain('  cost:\n');
    expect(
      opened.editing
        .outline()
        .collections.find(({ name }) => name === 'dishes')
        ?.fields.map(({ name }) => name),
    ).toContain('cost');
  });

  test('says what breaks when a field of its type is removed', async () => {
    const { version = '' } = (await opened.editing.readFile('types/looms.yaml')) ?? {};
    const result = await opened.editing.apply({
      file: 'types/looms.yaml',
      version,
      changes: [{ kind: 'delete', path: ['fields', 'width'] }],
    });
    expect(result).toMatchObject({ outcome: 'refused' });
    expect(JSON.stringify(result)).toContain('width');
  });
});

test('a record says where it is named, and every value where it stands', async () => {
  opened.copy.write(
    'pages/one-loom.yaml',
    'path: /one-loom\ntitle: A loom\ndescription: A page with one loom.\nblocks:\n  - type: page-header\n    heading: A\n  - type: record-facts\n    record: { of: looms, id: table-loom }\n',
  );
  await opened.reload();
  expect(await usesOfRecord(opened.editing, 'looms', 'table-loom')).toContainEqual({
    file: 'pages/one-loom.yaml',
    line: 8,
    block: 'record-facts',
  });
  expect(await placeInFile(opened.editing, 'pages/one-loom.yaml', ['blocks', 0, 'heading'])).toMatchObject({ line: 6, column: 5 });
  expect(await placeInFile(opened.editing, 'collections/looms.yaml', [0, 'nothing'])).toMatchObject({ column: expect.any(Number) });
  for (const file of ['../package.json', 'media/brand/mark.svg', 'pages/none.yaml'])
    expect(await placeInFile(opened.editing, file, [])).toBeUndefined();
});
