import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import { collections } from '../../schemas/collections/index.ts';
import { enhanceScripts } from '../../src/blocks/enhance.ts';
import { islands } from '../../src/blocks/interactive.ts';

const types = Object.keys(blocks);
const missing = (paths: string[]): string[] => paths.filter((path) => !existsSync(inProject(path))).map((path) => `missing: ${path}`);
const namesIn = (folder: string): string[] => readdirSync(inProject(folder)).filter((name) => !name.startsWith('.'));

/** Returns the files of a folder that are not in the list. */
const surplus = (folder: string, expected: string[]): string[] =>
  namesIn(folder)
    .filter((name) => !expected.includes(name))
    .map((name) => `surplus: ${folder}/${name}`);

// The compiler checks that each type is in exactly one registry: packages/engine/tests/schema/fields/define-block.test.ts.
describe.each(Object.entries(blocks))('block type %s', (type, { schema }) => {
  test('has a schema, a component and both fixtures with its name', () => {
    const files = [
      `schemas/blocks/${type}.ts`,
      `src/blocks/${type}.tsx`,
      `tests/blocks/${type}/minimal.yaml`,
      `tests/blocks/${type}/full.yaml`,
    ];
    expect(missing(files)).toEqual([]);
  });

  test('has the same name in the list, the schema and the fixtures', () => {
    expect(schema.shape.type.value, `type of schemas/blocks/${type}.ts`).toBe(type);
    for (const size of ['minimal', 'full']) {
      expect(readFileSync(inProject('tests', 'blocks', type, `${size}.yaml`), 'utf8')).toMatch(new RegExp(`^type: ${type}$`, 'm'));
    }
  });

  test('is imported from the file with its name when it is interactive', () => {
    if (!Object.hasOwn(islands, type)) return;
    expect(readFileSync(inProject('src/blocks/interactive.ts'), 'utf8')).toMatch(
      new RegExp(`'?${type}'?: \\(\\) => import\\('\\./${type}\\.tsx'\\)`),
    );
  });
});

test.each(Object.keys(enhanceScripts))('the enhance script of %s is imported from the file with its name', (type) => {
  expect(readFileSync(inProject('src/blocks/enhance.ts'), 'utf8')).toMatch(
    new RegExp(`'?${type}'?: \\(\\) => import\\('\\./${type}\\.enhance\\.ts'\\)`),
  );
});

describe('block types as a whole', () => {
  test('every file in their folders belongs to a type', () => {
    const registryFiles = ['static.ts', 'interactive.ts', 'enhance.ts', ...Object.keys(enhanceScripts).map((type) => `${type}.enhance.ts`)];
    expect([
      ...surplus('schemas/blocks', ['index.ts', ...types.map((type) => `${type}.ts`)]),
      ...surplus('src/blocks', [...registryFiles, ...types.map((type) => `${type}.tsx`)]),
      ...surplus('tests/blocks', ['fixtures.test.ts', ...types]),
    ]).toEqual([]);
  });
});

describe('collections', () => {
  test('each key has its schema file, and each file its key', () => {
    const files = Object.keys(collections).map((name) => `${name}.ts`);
    expect([
      ...missing(files.map((name) => `schemas/collections/${name}`)),
      ...surplus('schemas/collections', ['index.ts', ...files]),
    ]).toEqual([]);
  });

  test('none has a field "href", which is the URL of a record\'s page', () => {
    expect(
      Object.entries(collections).flatMap(
        ([
          name,
          {
            schema: { shape },
          },
        ]) => (Object.hasOwn(shape, 'href') ? [name] : []),
      ),
    ).toEqual([]);
  });
});
