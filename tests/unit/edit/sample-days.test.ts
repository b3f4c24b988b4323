import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startOf } from '../../../packages/engine/src/client/fields/values.ts';
import { outlineOf } from '../../../packages/engine/src/edit/outline-site.ts';
import type { Field } from '../../../packages/engine/src/editor-schema/controls.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('sample-days');
const { types, siteFields, pageFields, collections } = outlineOf(undefined, siteCode);

/** Returns a field with the fields in it. */
function withInner(field: Field): Field[] {
  if (field.control === 'group') return [field, ...field.fields.flatMap(withInner)];
  if (field.control === 'list') return [field, ...withInner(field.item)];
  if (field.control === 'record') return [field, ...withInner(field.values)];
  return field.control === 'options' ? [field, ...field.options.flatMap(withInner)] : [field];
}

const fields = [...types, ...collections].flatMap((one) => one.fields).concat(siteFields, pageFields);

/** Returns the days in a value. */
const daysIn = (value: unknown): string[] => JSON.stringify(value)?.match(/\b\d{4}-\d\d-\d\d\b/g) ?? [];

test('no day of a value that a field starts with is past', () => {
  const now = new Date('2041-07-15T12:00:00Z');
  const days = fields.flatMap(withInner).flatMap((field) => daysIn(startOf(field, now)));
  expect(days.length).toBeGreaterThan(20);
  expect(days.filter((day) => day < '2041-07-15')).toEqual([]);
});

test('no day of a new record is past', async () => {
  const type = 'one: walk\nmany: walks\nfields:\n  name: { required: true }\n  day: { kind: date, required: true }\n';
  const { editing, copy } = await openEditing(temp, { 'types/walks.yaml': type }, 'minimal', '2041-07-15');
  writtenVersion(await editing.run({ kind: 'create-record', collection: 'walks' }));
  const [record]: unknown[] = parse(copy.read('collections/walks.yaml'));
  expect(daysIn(record).filter((day) => day < '2041-07-15')).toEqual([]);
  expect(daysIn(record)).toHaveLength(1);
});
