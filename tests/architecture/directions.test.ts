import { describe, expect, test } from 'vitest';
import { type Import, importsOf } from '../support/imports-of.ts';
import { codeFiles, productFiles, sourceFiles } from '../support/source-files.ts';

const imports = productFiles().flatMap(importsOf);
const importsIn = (...folders: string[]): Import[] => imports.filter(({ from }) => isIn(from, ...folders));
const format = (found: Import[]): string[] => found.map(({ from, target }) => `${from} imports ${target}`);
const isIn = (target: string, ...folders: string[]): boolean => folders.some((folder) => target.startsWith(`${folder}/`));
const engine = (folder: string): string => `packages/engine/src${folder === '' ? '' : `/${folder}`}`;
const mail = (folder: string): string => `packages/mail/src${folder === '' ? '' : `/${folder}`}`;
const core = (folder: string): string => `packages/core/src${folder === '' ? '' : `/${folder}`}`;
const editor = 'packages/editor/src';
const studio = 'packages/studio/src';
const isPackage = (target: string, name: string): boolean => target === name || target.startsWith(`${name}/`);

/** Runs in node only, although it is next to the code for the browser. */
const definition = 'src/site.ts';
const browserFolders = ['src', ...['browser', 'client', 'forms', 'react'].map(engine), ...['model', 'search', 'text', 'time'].map(core)];

/** The files that may call `trustType`, the only function that asserts a type. Each new file needs a reason. */
const trusted = [
  'packages/core/src/content/resolve/resolve-settings.ts',
  // What a record of any type shows follows from its field kinds.
  'packages/core/src/content/resolve/shown-values.ts',
  // The own settings of a site, whose fields its code declares.
  'packages/core/src/model/site-model.ts',
  'packages/core/src/query/database.ts',
  'packages/core/src/schema/content-schemas.ts',
  'packages/core/src/schema/fields/define-field-kind.ts',
  'packages/core/src/schema/fields/records.ts',
  // A site may have settings and looks of its own or none, with one type for both.
  'packages/core/src/schema/layouts.ts',
  'packages/core/src/schema/site-settings.ts',
  'packages/core/src/schema/theme.ts',
  // Rules name what they read as properties, which are read from the database one by one.
  'packages/core/src/site/read-rule-input.ts',
  'packages/core/src/strings/with-overrides.ts',
  'packages/engine/src/cli/declare/command.ts',
  'packages/engine/src/client/embedded-data.ts',
  'packages/engine/src/client/islands.tsx',
  'packages/engine/src/definition/own-parts.ts',
  'packages/engine/src/preview/render-code.ts',
  'packages/engine/src/render/render-block.tsx',
];

describe('directions between folders', () => {
  test('the parser of imports finds all of them', () => {
    const all = productFiles();
    const withImport = all.filter(({ text }) => /^import /m.test(text));
    expect(withImport.filter((file) => importsOf(file).length === 0).map(({ path }) => path)).toEqual([]);
    const statements = all.flatMap(({ text }) => [...text.matchAll(/^(?:import .*|\} )from '|^import '/gm)]);
    expect(imports.length).toBeGreaterThanOrEqual(statements.length);
  });

  test('the studio imports core and the files of the mail service, and no engine: a site has its own version of it', () => {
    const isAllowed = (target: string): boolean =>
      target.startsWith('node:') ||
      isIn(target, studio, core('')) ||
      [mail('index.ts'), mail('outbox/durable-files.ts'), mail('outbox/lock.ts')].includes(target) ||
      ['@simplewebauthn/server', 'commander', 'httpxy', 'zod'].includes(target);
    expect(format(importsIn(studio).filter(({ target }) => !isAllowed(target)))).toEqual([]);
  });

  test('schemas import zod, the engine, their siblings, and functions that compute class names', () => {
    const isAllowed = (target: string): boolean =>
      target === 'zod' ||
      [engine('model.ts'), engine('schema.ts')].includes(target) ||
      isIn(target, 'schemas') ||
      /^src\/ui\/[\w-]+\/[\w-]+-classes\.ts$/.test(target);
    expect(format(importsIn('schemas').filter(({ target }) => !isAllowed(target)))).toEqual([]);
  });

  test('functions that compute class names import nothing but each other', () => {
    const classes = imports.filter(({ from }) => /^src\/ui\/[\w-]+\/[\w-]+-classes\.ts$/.test(from));
    expect(format(classes.filter(({ target }) => !/^src\/ui\/[\w-]+\/[\w-]+-classes\.ts$/.test(target)))).toEqual([]);
  });

  test('code for the browser imports no YAML, no node modules, and only types of zod', () => {
    const foreign = importsIn(...browserFolders).filter(
      ({ from, target, isTypeOnly }) =>
        from !== definition && (isPackage(target, 'yaml') || target.startsWith('node:') || (isPackage(target, 'zod') && !isTypeOnly)),
    );
    expect(format(foreign)).toEqual([]);
  });

  test('code for the browser imports only types and browser code of the engine', () => {
    const shared = [
      ...['browser', 'client', 'forms', 'react'].map(engine),
      ...['forms', 'model', 'search', 'text', 'time', 'trust'].map(core),
    ];
    const doors = [engine('search.ts'), core('browser.ts')];
    const found = importsIn(...browserFolders).filter(
      ({ from, target, isTypeOnly }) =>
        from !== definition && !isTypeOnly && isIn(target, engine(''), core('')) && !isIn(target, ...shared) && !doors.includes(target),
    );
    expect(format(found)).toEqual([]);
  });

  test('code for the browser imports no value from the schemas', () => {
    const found = importsIn(...browserFolders).filter(
      ({ from, target, isTypeOnly }) => from !== definition && isIn(target, 'schemas', core('schema')) && !isTypeOnly,
    );
    expect(format(found)).toEqual([]);
  });

  test('the site and the tools import the engine only as a package; the benchmark reaches inside in one file', () => {
    const own = codeFiles().filter(({ path }) => !isIn(path, 'packages') && path !== 'tools/bench/engine.ts');
    const inside = own.filter(({ text }) => /from '(?:\.\.\/)+packages\/(?!\w+\/tests\/support\/)/.test(text));
    expect(inside.map(({ path }) => path)).toEqual([]);
  });

  test('blocks never import each other', () => {
    const registries = ['src/blocks/static.ts', 'src/blocks/interactive.ts', 'src/blocks/enhance.ts'];
    const between = importsIn('src/blocks').filter(({ from, target }) => !registries.includes(from) && isIn(target, 'src/blocks'));
    expect(format(between)).toEqual([]);
  });

  test('ui parts never import blocks or layouts', () => {
    expect(format(importsIn('src/ui').filter(({ target }) => isIn(target, 'src/blocks', 'src/layout')))).toEqual([]);
  });

  test('blocks, layouts and ui parts use the chosen look through its interface only, and looks use none of them', () => {
    const found = importsIn('src/blocks', 'src/layout', 'src/ui').filter(({ target }) => isIn(target, 'src/looks'));
    expect(found.length).toBeGreaterThan(3);
    expect(format(found.filter(({ target }) => target !== 'src/looks/look-context.tsx'))).toEqual([]);
    expect(format(importsIn('src/looks').filter(({ target }) => isIn(target, 'src/blocks', 'src/layout', 'src/ui')))).toEqual([]);
  });

  test('looks do not import each other', () => {
    const folderOf = (path: string): string | undefined => /^src\/looks\/[^/]+\//.exec(path)?.[0];
    const between = importsIn('src/looks').filter(
      ({ from, target }) => folderOf(from) && folderOf(target) && folderOf(from) !== folderOf(target),
    );
    expect(format(between)).toEqual([]);
  });

  test('the core imports no React, nothing of Node and nothing of the engine', () => {
    const found = importsIn(core('')).filter(
      ({ target }) =>
        (isIn(target, 'src', 'schemas', 'packages') && !isIn(target, core(''))) ||
        target.startsWith('node:') ||
        ['react', 'react-dom', 'pagewright'].some((name) => isPackage(target, name)),
    );
    expect(importsIn(core('')).length).toBeGreaterThan(500);
    expect(format(found)).toEqual([]);
  });

  test('the engine imports the core through its entries only', () => {
    const entries = ['index.ts', 'browser.ts', 'search/search-pages.ts', 'strings/index.ts'].map(core);
    expect(format(importsIn(engine('')).filter(({ target }) => isIn(target, core('')) && !entries.includes(target)))).toEqual([]);
  });

  test('rules never import each other', () => {
    const shared = [core('rules/site'), core('rules/analysis')];
    const lists = ['define-rule', 'index', 'rule-codes', 'run-rules'].map((name) => core(`rules/${name}.ts`));
    const isRule = (path: string): boolean => /^packages\/core\/src\/rules\/[^/]+$/.test(path) && !lists.includes(path);
    const rules = imports.filter(({ from }) => isRule(from));
    expect(rules.length).toBeGreaterThan(50);
    expect(format(rules.filter(({ target }) => isRule(target)))).toEqual([]);
    expect(format(importsIn(...shared).filter(({ target }) => isRule(target)))).toEqual([]);
  });

  test('the mail service and the file server import nothing of Pagewright but the core', () => {
    const found = importsIn(mail('')).filter(
      ({ target }) => isIn(target, 'src', 'schemas', 'packages') && !isIn(target, mail('')) && target !== core('index.ts'),
    );
    expect(format(found)).toEqual([]);
    expect(format(importsIn(mail('')).filter(({ from, target }) => isIn(target, mail('server')) && !isIn(from, mail('server'))))).toEqual([
      ...['built-files', 'create-server', 'headers', 'site-snapshot'].map(
        (name) => `${mail('index.ts')} imports ${mail(`server/${name}.ts`)}`,
      ),
    ]);
  });

  test('the editor imports the interfaces for editing and for fields, and nothing imports the editor', () => {
    const doors = [engine('editing.ts'), engine('client/fields/index.ts'), core('browser.ts'), core('rich.ts')];
    const found = importsIn(editor).filter(({ target }) => isIn(target, 'src', 'schemas', 'packages') && !isIn(target, editor));
    expect(found.length).toBeGreaterThan(5);
    expect(format(found.filter(({ target }) => !doors.includes(target)))).toEqual([]);
    // So a build has nothing of it: the live preview loads it by its path.
    expect(format(imports.filter(({ from, target }) => isIn(target, editor) && !isIn(from, editor)))).toEqual([]);
    expect(format(importsIn(engine('')).filter(({ target }) => isPackage(target, 'pagewright-editor')))).toEqual([]);
  });

  test('only commands, the guide and the live preview import the mail service and the file server, through its entry', () => {
    // Saves of a site have the lock of the outbox, which has an entry of its own.
    const isLock = ({ from, target }: Import): boolean => from === engine('files/site-lock.ts') && target === mail('outbox/lock.ts');
    const found = importsIn(engine('')).filter((one) => isIn(one.target, mail('')) && !isLock(one));
    expect(
      format(found.filter(({ from, target }) => !isIn(from, ...['cli', 'docs', 'preview'].map(engine)) || target !== mail('index.ts'))),
    ).toEqual([]);
  });

  test('nothing imports tests', () => {
    expect(format(imports.filter(({ target }) => isIn(target, 'tests', 'packages/engine/tests')))).toEqual([]);
  });

  test('the tests of the engine import nothing of the site', () => {
    const found = sourceFiles('packages/engine/tests').flatMap(importsOf);
    expect(found.length).toBeGreaterThan(100);
    expect(format(found.filter(({ target }) => isIn(target, 'src', 'schemas', 'tests', 'site.config')))).toEqual([]);
  });
});

describe('type assertions', () => {
  test('only the listed files import the function that asserts a type', () => {
    const users = productFiles().filter(({ text }) => /^import \{[^}]*\btrustType\b[^}]*\} from/m.test(text));
    expect(users.map(({ path }) => path).sort()).toEqual(trusted);
  });

  test('no other file asserts a type', () => {
    const found = codeFiles()
      .filter(({ path }) => path !== 'packages/core/src/trust/trust-type.ts' && path !== 'packages/engine/bin/pagewright.mjs')
      .flatMap(({ path, text }) => assertions(text).map((line) => `${path}: ${line.trim()}`));
    expect(found).toEqual([]);
  });

  test('the search finds an assertion', () => {
    expect(assertions('const a = b as string;\nconst c = <Known>(d: unknown) => d as Known;')).toHaveLength(2);
    expect(assertions("import { a as b } from './c.ts';\nconst d = ['e'] as const;\n// as a list\nconst f = 'such as these';")).toEqual([]);
  });
});

describe('schemas', () => {
  // Everything else reads the plan of a schema.
  const compiler = core('schema/compile-plan.ts');

  test('one file looks inside of zod schemas', () => {
    const looking = sourceFiles(core(''), engine('')).filter(({ text }) => looksInside(text));
    expect(looking.map(({ path }) => path)).toEqual([compiler]);
  });

  test('schemas are known by their fields only where they are defined', () => {
    const users = sourceFiles(core(''), engine('')).filter(({ text }) => /\w*[sS]chema(?:\([^()]*\))?\.shape\b/.test(text));
    expect(users.map(({ path }) => path).filter((path) => !isIn(path, core('schema')))).toEqual([]);
  });

  test('the search finds what looks inside', () => {
    const inside = ['a instanceof z.ZodArray', 'a._zod.def', 'a.def.checks', 'a.unwrap()', 'z.toJSONSchema(a)', 'fieldKinds.get(a)'];
    expect(inside.filter((text) => !looksInside(text))).toEqual([]);
    expect(looksInside('z.strictObject({ a: textSchema.optional() }).safeParse(b)')).toBe(false);
  });
});

/** True for code that reads the type, the definition or the registered kind of a zod schema. */
const looksInside = (text: string): boolean =>
  /\binstanceof z\.|\._zod\b|\.def\b|\.unwrap\(\)|\btoJSONSchema\b|\b(?:fieldKinds|renames)\.get\(/.test(text);

/** Returns the lines with ` as `, except `as const`, renamed imports, comments, strings and text between tags. */
function assertions(text: string): string[] {
  const bare = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^(?:import|export) (?:type )?\{[^}]*\} from .*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''")
    .replaceAll(/\/\/.*$/gm, '');
  return bare.split('\n').filter((line) => /[\w)\]}'] as (?!const\b)[\w({['"]/.test(line));
}
