import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findSite } from '../../../packages/core/src/content/find/find-site.ts';
import { referencesOfValue } from '../../../packages/core/src/content/references/find-references.ts';
import { indexesOfPages } from '../../../packages/core/src/content/resolve/indexes.ts';
import type { ResolveIndexes } from '../../../packages/core/src/content/resolve/reference-findings.ts';
import { resolveValue } from '../../../packages/core/src/content/resolve/resolve-value.ts';
import { Resolver } from '../../../packages/core/src/content/resolve/resolver.ts';
import type { SiteInput } from '../../../packages/core/src/content/site-db.ts';
import { schemaProblems } from '../../../packages/core/src/content/validate/explain/schema-problems.ts';
import { sampleOf } from '../../../packages/core/src/content/validate/sample-value.ts';
import { Definitions } from '../../../packages/core/src/json-schema/json-schema.ts';
import { Database } from '../../../packages/core/src/query/database.ts';
import { planOf } from '../../../packages/core/src/schema/compile-plan.ts';
import { fieldKinds } from '../../../packages/core/src/schema/fields/field-kinds.ts';
import { phoneSchema } from '../../../packages/core/src/schema/fields/text.ts';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { createSiteRules } from '../../../packages/core/src/site/site-rules.ts';
import { readYaml } from '../../../packages/core/src/yaml/yaml-file.ts';
import { acceptedBy } from '../../../packages/engine/src/docs/field-rows.ts';
import { collectTargets } from '../../../packages/engine/src/editor-schema/collect-targets.ts';
import { fieldSchema } from '../../../packages/engine/src/editor-schema/field-schema.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { nodeHost } from '../../../packages/engine/src/site/node-host.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import siteCode from '../../../src/site.ts';
import { kindSamples } from '../../support/kind-samples.ts';
import { openEditor } from '../../support/language-server.ts';

const siteDir = inProject('tests', 'sites', 'blocks');

let indexes: ResolveIndexes;
let site: Site;

beforeAll(async () => {
  const found = await findSite(nodeHost, siteDir, siteCode);
  site = await createSiteLoader(siteDir, siteCode)();
  const rules = createSiteRules([], nodeHost.placeInCode);
  indexes = indexesOfPages(
    new Database<SiteInput>(
      {
        host: nodeHost,
        siteDir,
        schemas: site.schemas,
        typeProblems: [],
        rules,
        clock: () => new Date(),
        found,
      },
      { hash: nodeHost.hash },
    ),
    '',
  );
});

/** The problems of the only field of a file. */
function problemsOf(schema: z.ZodType, written: string): string[] {
  const object = z.strictObject({ field: schema });
  const file = readYaml('sample.yaml', `field: ${written}\n`);
  const { error } = object.safeParse(file.value);
  return schemaProblems({ file, path: [], plan: planOf(object), name: 'sample.yaml' }, file.value, error?.issues ?? []).map(
    ({ code }) => code,
  );
}

async function editorMarks(schema: z.ZodType, written: string): Promise<string[]> {
  const definitions = new Definitions();
  const object = fieldSchema(planOf(z.strictObject({ field: schema })), {
    schemas: site.schemas,
    targets: collectTargets(site, site.schemas),
    definitions,
    icons: nodeHost.icons,
    isTemplate: false,
  });
  return openEditor({ ...object, definitions: definitions.all }).marks(`field: ${written}\n`);
}

describe.each(Object.entries(kindSamples))('a field of the kind %s', (kind, sample) => {
  const { schema, value, wrong } = sample;

  test('has a schema that is registered with the kind', () => {
    expect(fieldKinds.get(schema)?.kind).toBe(kind);
  });

  test('accepts a valid value and the example value of the guide', () => {
    expect(problemsOf(schema, value)).toEqual([]);
    expect(problemsOf(schema, sampleOf(planOf(schema)))).toEqual([]);
  });

  test('reports an invalid value with the code of its kind', () => {
    expect(problemsOf(schema, wrong.value)).toEqual([wrong.code]);
  });

  test('resolves to the props of components', () => {
    const resolver = new Resolver(readYaml('sample.yaml', `field: ${value}\n`), indexes);
    const resolved = resolveValue(planOf(schema), schema.parse(parse(value)), ['field'], resolver);
    expect({ resolved }).toMatchObject({ resolved: sample.resolved });
    expect(resolver.problems).toEqual([]);
  });

  test('has the references that `uses` and `rename` find', () => {
    const file = readYaml('sample.yaml', `field: ${value}\n`);
    const found = referencesOfValue(planOf(schema), parse(value), ['field'], { file, context: '' });
    expect(found.map(({ kind: what, target }) => `${what} ${target}`)).toEqual(sample.references);
  });

  test('is in the editor schema: a valid value is not marked; an invalid one is, where JSON schema can express the rule', async () => {
    expect(await editorMarks(schema, value)).toEqual([]);
    expect((await editorMarks(schema, wrong.value)).length > 0).toBe(sample.isMarked);
  });

  test('is documented', () => {
    expect(acceptedBy(planOf(schema))).toBe(sample.docs);
  });
});

test('the example value of a phone number is one', () => {
  expect(problemsOf(phoneSchema, sampleOf(planOf(phoneSchema)))).toEqual([]);
});
