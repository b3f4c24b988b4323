import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { runMainIn } from '../../../support/run-main.ts';

const temp = tempFolder('collection-from-type');

const type = `one: dish
many: dishes
help: What we cook.
summary: note
schema: { type: MenuItem, price: cost }
fields:
  name: { kind: text, required: true }
  note: { label: The "note", help: one sentence }
  cost: { kind: money, currency: EUR, required: true }
  level: { kind: choice, options: [mild, { value: hot, label: It's hot }] }
  sold: { kind: choice, options: [{ value: yes-please, label: On the menu }, { value: sold-out, label: Sold out, closed: true }] }
  sizes: { label: Sizes, kind: list, fields: { name: { required: true }, litres: { kind: number, unit: l } } }
`;

const code = `import { defineCollection, idSchema, recordField } from 'pagewright/schema';
import { z } from 'zod';

/** The records of \`collections/house-dishes.yaml\`. */
export const houseDishesCollection = defineCollection(
  z.strictObject({
    id: idSchema.describe('The id of the record. Pages refer to it by this id.'),
    name: recordField('text'),
    note: recordField('text', { label: 'The "note"', help: 'one sentence' }).optional(),
    cost: recordField('money', { currency: 'EUR' }),
    level: recordField('choice', { options: ['mild', { value: 'hot', label: "It's hot" }] }).optional(),
    sold: recordField('choice', {
      options: [
        { value: 'yes-please', label: 'On the menu' },
        { value: 'sold-out', label: 'Sold out', closed: true },
      ],
    }).optional(),
    sizes: recordField('list', {
      label: 'Sizes',
      fields: {
        name: recordField('text'),
        litres: recordField('number', { unit: 'l' }).optional(),
      },
    }).optional(),
  }),
  { one: 'dish', many: 'dishes', help: 'What we cook.', summary: 'note', schema: { type: 'MenuItem', price: 'cost' } },
);
`;

/** Creates a project whose site has the type. */
function open(name: string): string {
  const root = join(temp, name);
  cpSync(inProject('tests', 'sites', 'minimal'), join(root, 'site.config'), { recursive: true });
  cpSync(inProject('schemas/collections'), join(root, 'schemas/collections'), { recursive: true });
  cpSync(inProject('package.json'), join(root, 'package.json'));
  mkdirSync(join(root, 'site.config/types/de'), { recursive: true });
  writeFileSync(join(root, 'site.config/types/house-dishes.yaml'), type);
  writeFileSync(join(root, 'site.config/types/de/house-dishes.yaml'), 'one: Gericht\n');
  return root;
}

const inRoot = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

test('a type becomes code that stands in the list of collections; its file is removed, its labels in other languages stay', async () => {
  const root = open('restaurant');
  const { exitCode, stdout, stderr } = await runMainIn(root, 'new', 'collection', '--from-type', 'house-dishes');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toMatch(
    /^Wrote\n.*schemas\/collections\/house-dishes\.ts\n.*schemas\/collections\/index\.ts\nRemoved\n.*types\/house-dishes\.yaml\n\nNext:\n/,
  );
  expect(inRoot(root, 'schemas/collections/house-dishes.ts')).toBe(code);
  const list = inRoot(root, 'schemas/collections/index.ts');
  expect(list).toContain("import { houseDishesCollection } from './house-dishes.ts';\n");
  expect(list).toContain("\n  'house-dishes': houseDishesCollection,\n");
  expect(existsSync(join(root, 'site.config/types/house-dishes.yaml'))).toBe(false);
  expect(inRoot(root, 'site.config/types/de/house-dishes.yaml')).toBe('one: Gericht\n');
});

test.each([
  [['--from-type', 'hous-dishes'], /^There is no type "hous-dishes" in .*types\. Did you mean "house-dishes"\?\n$/],
  [['--from-type', 'cars'], /^There is no type "cars" in .*types\. There are: house-dishes, wrong\.\n$/],
  [['--from-type', 'posts'], /^The code declares the collection "posts" already\.\n$/],
  [['--from-type', 'wrong'], /types\/wrong\.yaml has a mistake\. Fix it first: npm run check\n$/],
  [['--from-type', 'house-dishes', '--site', 'nowhere'], /^There is no site\.yaml in .*nowhere\./],
  [['--from-type', 'house-dishes', 'team'], /needs no name/],
  [['--from-type', 'house-dishes', '--page'], /no --page/],
  [[], /^"new collection" needs NAME \(the name of the collection\), such as: npm run new -- collection team\n$/],
])('an error message explains why there is nothing to write: %j', async (args, message) => {
  const root = open(`refused-${args.join('')}`);
  writeFileSync(join(root, 'site.config/types/wrong.yaml'), 'one: car\nmany: cars\nfields:\n  price: { kind: monney }\n');
  const { exitCode, stdout, stderr } = await runMainIn(root, 'new', 'collection', ...args);
  expect({ isFailure: exitCode !== 0, stdout, stderr }).toEqual({ isFailure: true, stdout: '', stderr: expect.stringMatching(message) });
  expect(inRoot(root, 'site.config/types/house-dishes.yaml')).toBe(type);
});

test('a project without collections in code says what to do instead', async () => {
  const root = open('without-code');
  rmSync(join(root, 'schemas'), { recursive: true });
  const { exitCode, stderr } = await runMainIn(root, 'new', 'collection', '--from-type', 'house-dishes');
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^There is no .*schemas\/collections\/index\.ts: this project has no collections in code\./);
  expect(inRoot(root, 'site.config/types/house-dishes.yaml')).toBe(type);
});
