import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { planOf } from '../../src/schema/compile-plan.ts';
import { accepts, fieldNames, kindOf, planAt, planIn } from '../../src/schema/field-plan.ts';
import { nestedBlocksSchema } from '../../src/schema/fields/define-block.ts';
import { renames } from '../../src/schema/fields/field-kinds.ts';
import { hrefSchema } from '../../src/schema/fields/link.ts';
import { imageSchema } from '../../src/schema/fields/media-path.ts';
import { textSchema } from '../../src/schema/fields/text.ts';

const noteSchema = z.strictObject({
  type: z.literal('note'),
  id: z.string().optional(),
  hidden: z.boolean().optional(),
  text: textSchema.describe('A sentence.').register(renames, { renamedFrom: ['body'], convert: (old) => `${old}!` }),
});

const boxSchema = z
  .strictObject({
    type: z.literal('box').describe('A box.'),
    title: textSchema
      .max(60)
      .describe('Its title.')
      .meta({ examples: ['Boxes'] }),
    size: z.enum(['small', 'large']).default('small').describe('How large it is.'),
    columns: z.int().min(1).max(4).optional(),
    ratio: z.number().positive(),
    price: z.string().regex(/^\d+$/).max(9).optional(),
    tags: z.array(textSchema).min(1).max(5).prefault(['news']),
    link: z.union([z.literal(''), hrefSchema]),
    image: imageSchema({ shownWidth: 600 }).optional(),
    names: z.record(z.string(), z.strictObject({ label: textSchema })),
    blocks: nestedBlocksSchema([{ schema: noteSchema, traits: { interactive: false } }]),
    anything: z.unknown(),
  })
  .refine(({ ratio }) => ratio !== 2);

const box = planOf(boxSchema);

describe('the plan of a schema', () => {
  test('is compiled once', () => {
    expect(planOf(boxSchema)).toBe(box);
    expect(planOf(textSchema.describe('Another one.'))).not.toBe(planOf(textSchema));
  });

  test('has the fields of an object in their order, and says whether rules check several of them', () => {
    expect(fieldNames(box).slice(0, 3)).toEqual(['type', 'title', 'size']);
    expect(box).toMatchObject({ shape: 'object', hasRules: true });
    expect(planOf(noteSchema)).toMatchObject({ shape: 'object', hasRules: false });
  });

  test('has what wrappers add', () => {
    expect(planIn(box, 'title')).toMatchObject({ description: 'Its title.', example: 'Boxes', isOptional: false });
    expect(planIn(box, 'size')).toMatchObject({ description: 'How large it is.', default: 'small', isOptional: true });
    expect(planIn(box, 'tags')).toMatchObject({ default: ['news'], isOptional: true });
  });

  test('has shapes with their limits', () => {
    expect(planIn(box, 'type')).toMatchObject({ shape: 'literal', values: ['box'] });
    expect(planIn(box, 'size')).toMatchObject({ shape: 'choice', values: ['small', 'large'] });
    expect(planIn(box, 'columns')).toMatchObject({ shape: 'number', isWhole: true, minimum: 1, maximum: 4, excluded: [] });
    expect(planIn(box, 'ratio')).toMatchObject({ shape: 'number', isWhole: false, minimum: 0, maximum: undefined, excluded: ['minimum'] });
    expect(planIn(box, 'price')).toMatchObject({ shape: 'text', maxLength: 9, patterns: ['^\\d+$'] });
    expect(planIn(box, 'tags')).toMatchObject({ shape: 'list', minItems: 1, maxItems: 5, item: { shape: 'text' } });
    expect(planIn(box, 'names')).toMatchObject({ shape: 'record', values: { shape: 'object' } });
    expect(planIn(box, 'anything')).toMatchObject({ shape: 'any', isOptional: true });
    expect(planOf(z.discriminatedUnion('type', [noteSchema, boxSchema]))).toMatchObject({ shape: 'union', key: 'type' });
  });

  test('has field kinds: that of a field, and of an option of a union', () => {
    expect(planIn(box, 'image')).toMatchObject({ shape: 'object', fieldKind: { kind: 'image', shownWidth: 600 } });
    expect(planIn(box, 'link')?.fieldKind).toBeUndefined();
    expect(kindOf(planIn(box, 'link'))?.kind).toBe('href');
  });

  test('knows which values can be compared', () => {
    expect(fieldNames(box).filter((name) => planIn(box, name)?.isPlain)).toEqual(['type', 'title', 'size', 'columns', 'ratio', 'price']);
  });

  test('has earlier names, also those of blocks inside of it', () => {
    expect(planOf(noteSchema)).toMatchObject({ hasRenames: true, renames: { body: 'text' } });
    expect(planIn(planOf(noteSchema), 'text')?.convert?.('Hello')).toBe('Hello!');
    expect(box.hasRenames).toBe(true);
    expect(box.nestedTypes).toEqual({ note: planOf(noteSchema) });
  });

  test('is found at a path', () => {
    expect(planAt(box, ['names', 'de', 'label'])).toBe(planOf(textSchema));
    expect(planAt(box, ['tags', 0])?.fieldKind?.kind).toBe('text');
    expect(planAt(box, ['tags', 'first'])).toBeUndefined();
    expect(planIn(box, 'constructor')).toBeUndefined();
  });

  test('validates as its schema does', () => {
    expect(accepts(planIn(box, 'columns'), 3)).toBe(true);
    expect(accepts(planIn(box, 'columns'), 5)).toBe(false);
    expect(planIn(box, 'size')?.validate(undefined).data).toBe('small');
    expect(accepts(undefined, 3)).toBe(false);
  });

  test('is data that can be sent as JSON', () => {
    expect(JSON.parse(JSON.stringify(planIn(box, 'columns')))).toEqual({
      shape: 'number',
      form: {},
      isOptional: true,
      isPlain: true,
      isWhole: true,
      minimum: 1,
      maximum: 4,
      excluded: [],
      earlierNames: [],
      hasRenames: false,
      nestedTypes: {},
    });
  });

  test('takes a field as required whose check fails without a value', () => {
    const strict = z.custom<string>((value) => String(value).length > 0 && Reflect.get(Object(value), 'missing').length > 0);
    expect(planOf(strict)).toMatchObject({ shape: 'any', isOptional: false });
  });
});
