import { describe, expect, test } from 'vitest';
import { type Import, importsOf } from '../support/imports-of.ts';
import { sourceFiles } from '../support/source-files.ts';

const imports = sourceFiles('src', 'schemas').flatMap(importsOf);
const room = (...rooms: string[]): Import[] => imports.filter(({ from }) => rooms.some((one) => from.startsWith(`${one}/`)));
const say = (found: Import[]): string[] => found.map(({ from, target }) => `${from} imports ${target}`);
const isIn = (target: string, ...rooms: string[]): boolean => rooms.some((one) => target.startsWith(`${one}/`));
const isPackage = (target: string, name: string): boolean => target === name || target.startsWith(`${name}/`);

/** Who may call the one function that asserts a type. A new name here is a decision, not a formality. */
const trusted = [
  'packages/engine/src/client/embedded-data.ts',
  'packages/engine/src/client/islands.tsx',
  'packages/engine/src/content/resolve/resolve-settings.ts',
  'packages/engine/src/model/assemble-block.ts',
  'packages/engine/src/preview/dev-renderer.ts',
  'packages/engine/src/render/render-block.tsx',
];

describe('directions between the rooms', () => {
  test('the reader of imports sees them all', () => {
    const all = sourceFiles('src', 'schemas');
    const withImport = all.filter(({ text }) => /^import /m.test(text));
    expect(withImport.filter((file) => importsOf(file).length === 0).map(({ path }) => path)).toEqual([]);
    const statements = all.flatMap(({ text }) => [...text.matchAll(/^(?:import .*|\} )from '|^import '/gm)]);
    expect(imports.length).toBeGreaterThanOrEqual(statements.length);
  });

  test('schemas import zod and their siblings, nothing else', () => {
    expect(say(room('schemas').filter(({ target }) => target !== 'zod' && !isIn(target, 'schemas')))).toEqual([]);
  });

  test('browser rooms import no YAML, nothing of node, and zod as a type at most', () => {
    const browser = room('src/client', 'src/blocks', 'src/ui', 'src/shell');
    const foreign = browser.filter(
      ({ target, isTypeOnly }) => isPackage(target, 'yaml') || target.startsWith('node:') || (isPackage(target, 'zod') && !isTypeOnly),
    );
    expect(say(foreign)).toEqual([]);
  });

  test('browser rooms and the model import no value from rooms that run in node', () => {
    const nodeRooms = [
      'content',
      'checks',
      'render',
      'media',
      'files',
      'mail',
      'server',
      'cli',
      'preview',
      'bundle',
      'yaml',
      'problems',
      'site',
      'cache',
      'art',
      'bench',
      'editor-schema',
      'docs',
      'rules',
    ].map((name) => `src/${name}`);
    const browser = room('src/client', 'src/blocks', 'src/ui', 'src/shell', 'src/model');
    expect(say(browser.filter(({ target, isTypeOnly }) => isIn(target, ...nodeRooms) && !isTypeOnly))).toEqual([]);
  });

  test('browser rooms import no value from the schemas', () => {
    const browser = room('src/client', 'src/blocks', 'src/ui', 'src/shell', 'src/model');
    expect(say(browser.filter(({ target, isTypeOnly }) => isIn(target, 'schemas') && !isTypeOnly))).toEqual([]);
  });

  test('blocks never import each other', () => {
    const registries = ['src/blocks/static.ts', 'src/blocks/interactive.ts'];
    const between = room('src/blocks').filter(({ from, target }) => !registries.includes(from) && isIn(target, 'src/blocks'));
    expect(say(between)).toEqual([]);
  });

  test('ui knows nothing of blocks, shell and client', () => {
    expect(say(room('src/ui').filter(({ target }) => isIn(target, 'src/blocks', 'src/shell', 'src/client')))).toEqual([]);
  });

  test('content and checks know nothing of how pages are drawn', () => {
    const drawing = ['src/blocks', 'src/ui', 'src/shell', 'src/client', 'src/render'];
    const found = room('src/content', 'src/checks', 'src/site', 'src/yaml', 'src/problems').filter(
      ({ target }) => isIn(target, ...drawing) || ['react', 'react-dom'].some((name) => isPackage(target, name)),
    );
    expect(say(found)).toEqual([]);
  });

  test('nothing imports tests', () => {
    expect(say(imports.filter(({ target }) => isIn(target, 'tests')))).toEqual([]);
  });
});

describe('type assertions', () => {
  test('the function that asserts a type is imported where listed, and nowhere else', () => {
    const users = imports.filter(({ target }) => target === 'packages/engine/src/model/trust-type.ts').map(({ from }) => from);
    expect([...users].sort()).toEqual(trusted);
  });

  test('no other file asserts a type', () => {
    const found = sourceFiles('src', 'schemas')
      .filter(({ path }) => path !== 'packages/engine/src/model/trust-type.ts' && path !== 'packages/engine/bin/pagewright.mjs')
      .flatMap(({ path, text }) => assertions(text).map((line) => `${path}: ${line.trim()}`));
    expect(found).toEqual([]);
  });

  test('an assertion would be found', () => {
    expect(assertions('const a = b as string;\nconst c = <Known>(d: unknown) => d as Known;')).toHaveLength(2);
    expect(assertions("import { a as b } from './c.ts';\nconst d = ['e'] as const;\n// as a list\nconst f = 'such as these';")).toEqual([]);
  });
});

/** Lines with ` as `, apart from `as const`, renamed imports, comments, texts and words between tags. */
function assertions(text: string): string[] {
  const bare = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^(?:import|export) (?:type )?\{[^}]*\} from .*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''")
    .replaceAll(/\/\/.*$/gm, '');
  return bare.split('\n').filter((line) => /[\w)\]}'] as (?!const\b)[\w({['"]/.test(line));
}
