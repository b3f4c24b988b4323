import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CollectionDefinition, type ContentSchemas, createContentSchemas, idSchema, planOf } from '../../packages/core/src/index.ts';
import { withFieldsOfLinks } from '../../packages/core/src/schema/types/link-template.ts';
import { typeSchema, validPartsOfType } from '../../packages/core/src/schema/types/type-fields.ts';
import { typesOfCode } from '../../packages/core/src/schema/types/type-of-code.ts';
import { collectTargets } from '../../packages/engine/src/editor-schema/collect-targets.ts';
import { editorSchemas } from '../../packages/engine/src/editor-schema/write-editor-schemas.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { runs } from '../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../src/site.ts';
import { collectionInCode, textOfCollection } from '../support/collection-of-text.ts';
import { modelsOf } from '../support/page-models.ts';
import { now, plantLibrary } from '../support/plant-library.ts';
import { copySite, type SiteCopy } from '../support/site-copy.ts';

const temp = tempFolder('type-in-code');

type Collections = Readonly<Record<string, CollectionDefinition>>;

const withCollections = (added: Collections) => ({
  ...siteCode,
  ...createContentSchemas({ ...siteCode.content, collections: { ...siteCode.content.collections, ...added } }),
});

/** Returns what a site is made of: its pages, its problems, and the schemas of its records and labels for the editor. */
async function contentOf(site: SiteCopy, added: Collections = {}) {
  const loaded = await createSiteLoader(site.dir, withCollections(added), now)();
  const { schemas, findProblems } = loaded;
  const forEditor = Object.entries(editorSchemas({ root: projectRoot, schemas }, collectTargets(loaded, schemas)));
  const problems = JSON.stringify(findProblems()).replaceAll(/types\/(\w+)\.yaml it/g, 'schemas/collections/$1.ts it');
  return {
    types: schemas.types,
    pages: modelsOf(loaded),
    problems: JSON.parse(problems),
    editor: Object.fromEntries(forEditor.filter(([name]) => name.includes('/'))),
  };
}

/** Turns every type of a site into code. Returns the collections. */
function moveTypes(site: SiteCopy, types: Awaited<ReturnType<typeof contentOf>>['types']): Collections {
  for (const name of Object.keys(types)) site.remove(`types/${name}.yaml`);
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, collectionInCode(name, type)]));
}

describe('a type of records that becomes code', () => {
  test.each([
    ['trades, with labels in German, a feed and data for search engines', () => copySite('trades', temp)],
    ['a library of plants', () => plantLibrary(temp)],
  ])('leaves the pages, the problems and the help of the editor as they are: %s', async (_, open) => {
    const site = open();
    const { types, ...before } = await contentOf(site);
    expect(before.pages.length).toBeGreaterThan(2);
    const after = await contentOf(site, moveTypes(site, types));
    expect({ pages: after.pages, problems: after.problems, editor: after.editor }).toEqual(before);
  });

  test('has translated labels beside fields and checks that code adds to it', async () => {
    const site = copySite('trades', temp);
    const { types } = await contentOf(site);
    const { concerts, ...others } = moveTypes(site, types);
    if (!concerts) throw new Error('There are no concerts.');
    const schema = concerts.schema
      .safeExtend({ id: idSchema, encore: z.string().optional() })
      .refine(({ id }) => id !== 'quartet', { path: ['id'], error: 'a name that is free' });
    const { pages, problems } = await contentOf(site, { ...others, concerts: { ...concerts, schema } });
    const shown = JSON.stringify(pages);
    expect(shown).toMatch(/"label":"Seats"\}[^\]]*\{"name":"encore","label":"Encore"\}/);
    expect(shown).toMatch(/"label":"Plätze"\}[^\]]*\{"name":"encore","label":"Encore"\}/);
    expect(JSON.stringify(problems)).toContain('a name that is free');
  });
});

const text = fc
  .array(fc.constantFrom("It's", '"so"', '\\', 'Grün', 'plain', '\n', '$', '`'), { minLength: 1, maxLength: 30 })
  .map((words) => words.join(' '));
const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,11}$/);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const common = { label: optional(text), help: optional(text), required: fc.boolean() };
const field = (kind: string, settings: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ kind: fc.constant(kind), ...common, ...settings });
const number = fc.integer({ min: 0, max: 9 });
const option = fc.oneof(name, fc.record({ value: name, label: optional(text), closed: fc.boolean() }));
const options = fc.uniqueArray(option, {
  minLength: 2,
  maxLength: 6,
  selector: (one) => (typeof one === 'string' ? one : one.value).toLowerCase(),
});
const words = options.map((all) =>
  all.map((one) => (typeof one === 'string' ? one.toLowerCase() : { ...one, value: one.value.toLowerCase() })),
);
const simple = fc.oneof(
  ...['texts', 'markdown', 'date', 'time', 'period', 'duration', 'place', 'yes-no', 'image', 'icon', 'file'].map((kind) => field(kind)),
  ...['link', 'email', 'phone', 'colour'].map((kind) => field(kind)),
  field('text', { maxLength: optional(fc.integer({ min: 1, max: 500 })) }),
  field('number', {
    unit: optional(text),
    decimals: optional(fc.integer({ min: 0, max: 6 })),
    min: optional(number),
    max: fc.constant(20.5),
  }),
  field('range', { unit: optional(text), decimals: optional(fc.integer({ min: 0, max: 6 })) }),
  field('money', { currency: fc.constantFrom('EUR', 'JPY'), min: optional(number) }),
  field('rating', { max: optional(fc.integer({ min: 2, max: 10 })) }),
  ...['choice', 'choices'].map((kind) => field(kind, { options: words })),
  ...['record', 'records'].map((kind) => field(kind, { of: fc.constantFrom('posts', 'case-studies') })),
);
const dictionary = (value: fc.Arbitrary<object>) => fc.dictionary(name, value, { minKeys: 1, maxKeys: 6 });
const fields = dictionary(
  fc.oneof(
    { weight: 4, arbitrary: simple },
    field('link', { template: fc.constant('https://pay.example/?item={id}') }),
    ...['group', 'list'].map((kind) => field(kind, { fields: dictionary(simple) })),
  ),
);
const types = fc
  .record({ one: text, many: text, help: optional(text), schema: fc.constantFrom(undefined, 'Thing', { type: 'Article' }), fields })
  .map((written) => JSON.parse(JSON.stringify(written)))
  .filter((written) => typeSchema.safeParse(written).success)
  .map((written) => validPartsOfType(written, 'types/things.yaml'));

/** The plan of the records, without the settings, which the types have. */
const planAsText = (schemas: ContentSchemas): string =>
  JSON.stringify(planOf(schemas.recordSchema('things')), (key, value) => (key === 'settings' ? undefined : value));

test('every type says the same in code', () => {
  fc.assert(
    fc.property(types, (type) => {
      const collection = collectionInCode('things', type);
      const fields = withFieldsOfLinks(type.fields);
      expect(typesOfCode({ things: collection })).toEqual({ things: { ...type, fields, source: 'schemas/collections/things.ts' } });
      expect(planAsText(withCollections({ things: collection }))).toBe(planAsText(siteCode.withTypes({ things: type })));
    }),
    { numRuns: runs(25) },
  );
});

test('the code of a type is written as the formatter writes it', () => {
  const code = fc
    .sample(types, { numRuns: 40, seed: 1 })
    .map((type) => textOfCollection('things', 'things', type))
    .join('\n');
  const format = ['format', '--stdin-file-path=schemas/collections/things.ts'];
  expect(execFileSync(inProject('node_modules', '.bin', 'biome'), format, { cwd: projectRoot, input: code, encoding: 'utf8' })).toBe(code);
});
