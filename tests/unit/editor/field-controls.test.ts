import { defineFieldKind, hrefSchema, iconSchema, textSchema } from 'pagewright/schema';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { planOf } from '../../../packages/core/src/schema/compile-plan.ts';
import type { FieldKindName } from '../../../packages/core/src/schema/fields/field-kinds.ts';
import { recordField } from '../../../packages/core/src/schema/types/type-collection.ts';
import type { Control, Field } from '../../../packages/engine/src/editor-schema/controls.ts';
import { fieldOf, fieldsOf } from '../../../packages/engine/src/editor-schema/field-controls.ts';
import siteCode from '../../../src/site.ts';
import { kindSamples } from '../../support/kind-samples.ts';

/** The control of each field kind, with the names that it offers. */
const expected = {
  image: 'group',
  video: 'line videos',
  media: 'line pictures',
  file: 'line files',
  download: 'line files',
  icon: 'line icons',
  href: 'line pages',
  page: 'line pages',
  records: 'options',
  record: 'line records service-categories',
  anyRecords: 'options',
  recordOptions: 'options',
  anyRecord: 'options',
  neighbours: 'options',
  focus: 'line',
  block: 'options',
  rich: 'text',
  text: 'text',
  name: 'line',
  path: 'line',
  colour: 'colour',
  date: 'line',
  time: 'line',
  recipient: 'line',
  webhook: 'line',
  formTarget: 'line',
  upload: 'choice',
  mailText: 'text',
  custom: 'line',
} satisfies Record<FieldKindName, string>;

test.each(Object.entries(expected))('a field of the kind %s has a control', (kind, control) => {
  const { schema } = Object.entries(kindSamples).find(([name]) => name === kind)?.[1] ?? {};
  const field: Control = fieldOf('field', planOf(schema ?? expect.fail(`There is no sample of the kind ${kind}.`)));
  expect(['control' in field && field.control, 'names' in field && field.names].filter(Boolean).join(' ')).toBe(control);
});

test.each([
  ['of icons', iconSchema, { control: 'line', names: 'icons' }],
  ['of links', hrefSchema, { control: 'line', names: 'pages' }],
  ['of long texts', textSchema, { control: 'text', isRich: false }],
])('a field kind of a site has the control of its schema: %s', (_, schema, control) => {
  const kind = defineFieldKind({ schema, resolve: String, editor: 'by-schema', docs: 'a value', sample: 'star' });
  expect(fieldOf('field', planOf(kind.optional()))).toMatchObject({ ...control, isOptional: true });
});

test.each([
  ['text', { control: 'text', isRich: false }],
  ['colour', { control: 'colour' }],
  ['line', { control: 'line' }],
  ['duration', { control: 'line', format: 'duration' }],
  [{ module: '/site/src/stars.ts' }, { control: 'module', src: '/@fs/site/src/stars.ts' }],
] as const)('a field kind of a site chooses a control: %j', (control, expected) => {
  const schema = z.union([z.string(), z.number()]);
  const kind = defineFieldKind({ schema, resolve: String, editor: 'by-schema', control, docs: 'a value', sample: 'star' });
  expect(fieldOf('field', planOf(kind))).toMatchObject(expected);
});

/** Returns fields with all fields inside of them. */
const withInner = (fields: readonly Field[]): Field[] => fields.flatMap((field) => [field, ...withInner(innerOf(field))]);

function innerOf(field: Field): readonly Field[] {
  if (field.control === 'group') return field.fields;
  if (field.control === 'list') return [field.item];
  if (field.control === 'record') return [field.values];
  return field.control === 'options' ? field.options : [];
}

test('every field of every block type has a control of its own, and the base fields are last', () => {
  for (const type of siteCode.blockTypes) {
    const fields = fieldsOf(planOf(siteCode.blockSchema(type)));
    expect(fields.map(({ name }) => name).slice(-2)).toEqual(['id', 'hidden']);
    expect(
      withInner(fields)
        .filter(({ control }) => control === 'any')
        .map(({ name }) => `${type}: ${name}`),
    ).toEqual([]);
  }
});

test('options of a block field are named by the type of the block', () => {
  const field = fieldOf('block', planOf(kindSamples.block.schema));
  expect(field.control === 'options' && field.options.map(({ name }) => name)).toEqual(['rich-text', 'quote']);
});

test('fields are plain data, which has no functions', () => {
  const fields = fieldsOf(planOf(siteCode.blockSchema('form')));
  expect(structuredClone(fields)).toEqual(fields);
});

test('fields of declared types have labels, units, currencies and labels of choices', () => {
  const money = recordField('money', { currency: 'EUR', label: 'Monthly rent' });
  expect(fieldOf('rent', planOf(money))).toMatchObject({ control: 'number', unit: 'EUR', label: 'Monthly rent' });
  expect(fieldOf('width', planOf(recordField('number', { unit: 'cm' })))).toMatchObject({ control: 'number', unit: 'cm' });
  const stock = recordField('choice', { options: ['here', { value: 'lent', label: 'All lent' }] });
  expect(fieldOf('stock', planOf(stock))).toMatchObject({ control: 'choice', labels: { here: 'Here', lent: 'All lent' } });
});
