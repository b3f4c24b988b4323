import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { defineCommand, defineSite } from 'pagewright';
import { defineFieldKind } from 'pagewright/schema';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { trustType } from '../../packages/core/src/trust/trust-type.ts';
import { headElements } from '../../packages/engine/src/document/head-elements.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import standard from '../../src/site.ts';
import { modelAt } from '../support/page-models.ts';
import { copyProject } from '../support/project-copy.ts';
import { type Outcome, runCommandWith } from '../support/run-command.ts';
import { runMainWith } from '../support/run-main.ts';
import { copySite } from '../support/site-copy.ts';
import { tickets } from './extensions/src/commands/tickets.ts';
import { oldName } from './extensions/src/rules/old-name.ts';
import code from './extensions/src/site.ts';

/** Slips in the code of the site of docs/developers/extend-the-engine.md, and what a developer reads. */
const folder = inProject('tests', 'sites', 'extensions', 'src');
const content = inProject('tests', 'sites', 'extensions', 'site.config');
const temp = tempFolder('extension-errors');
const fail = (): never => {
  throw new TypeError('No luck.');
};

describe('a definition that only types forbid', () => {
  test.each([
    ['rules that are no list', { rules: oldName }, '"rules" in FILE is no list. Write rules: [...].'],
    ['commands that are no list', { commands: tickets }, '"commands" in FILE is no list. Write commands: [...].'],
    ['a head that is no function', { head: [] }, '"head" in FILE is no function.'],
    ['an unknown hook', { hooks: { onPages: fail } }, '"hooks" in FILE has no "onPages". Did you mean "onPage"?'],
    [
      'an unknown severity',
      { rules: [{ ...oldName, severity: 'warn' }] },
      'The rule "old-name" in FILE has the severity "warn". It can be error or warning.',
    ],
    [
      'a rule without a check',
      { rules: [{ ...oldName, checkText: undefined }] },
      'The rule "old-name" in FILE checks nothing. It needs one of the functions checkFile, checkText and check.',
    ],
    [
      'a code in another style',
      { rules: [{ ...oldName, code: 'oldName' }] },
      'The rule "oldName" in FILE needs a code such as "old-name": lowercase letters and digits, with hyphens between words.',
    ],
    [
      'a command in another style',
      { commands: [{ ...tickets, name: 'List tickets' }] },
      'The command "List tickets" in FILE needs a name such as "list-tickets": lowercase letters and digits, with hyphens between words.',
    ],
  ])('%s', (_, wrong, message) => {
    const additions: object = wrong;
    expect(() => defineSite({ folder, extends: standard, ...additions })).toThrow(message.replace('FILE', join(folder, 'site.ts')));
  });
});

describe('the head of a site', () => {
  const link = { tag: 'link', rel: 'me', href: 'https://social.example/@hall' };

  test.each([
    ['nothing', undefined, 'returned no list for the page /. Return an empty list for a page without elements.'],
    ['a promise', Promise.resolve([]), 'returned no list for the page /. Return an empty list for a page without elements.'],
    ['a script', [{ tag: 'script', src: '/a.js' }], 'returns an element "script" for the page /. Only "meta" and "link" are possible.'],
    ['a condition', [false], 'returns "false" in its list for the page /. Return elements only.'],
    [
      'a handler',
      [{ ...link, onload: 'go()' }],
      'returns a "link" with the attribute "onload" for the page /. It can have rel, href, hrefLang, type, title, crossOrigin.',
    ],
    ['a stylesheet', [{ ...link, rel: 'stylesheet' }], 'returns a link with rel "stylesheet" for the page /. It can be alternate, author,'],
    [
      'no content',
      [{ tag: 'meta', name: 'author', content: undefined }],
      'returns a "meta" without a value for "content" for the page /. Write a text, or leave the element out.',
    ],
    ['no name', [{ tag: 'meta', content: 'Ada' }], 'returns a "meta" without a value for "property" for the page /.'],
    ['an empty address', [{ ...link, href: '' }], 'returns a "link" without a value for "href" for the page /.'],
  ])('cannot return %s', async (_, returned, message) => {
    const { settings, ...site } = await createSiteLoader(content, code)();
    const model = modelAt(site, '/');
    if (!model || !settings) throw new Error('The site has an error.');
    expect(() => headElements([{ head: trustType(() => returned), owner: 'src/site.ts' }], model, settings)).toThrow(
      `"head" of src/site.ts ${message}`,
    );
  });
});

describe('a rule of a site that fails', () => {
  const messageOf = async (rule: object): Promise<unknown> => {
    const site = copySite('extensions/site.config', temp);
    const additions: object = { rules: [{ ...oldName, code: 'failing', checkText: undefined, ...rule }] };
    const problems = (await createSiteLoader(site.dir, defineSite({ folder, extends: code, ...additions }))()).findProblems();
    return problems.map(({ file, line, code: problem, message }) => [`${file.replace(`${site.dir}/`, '')}:${line}`, problem, message]);
  };
  const message = 'The rule failing of src/site.ts failed: TypeError: No luck.';

  test('is named with the text', async () => {
    const checkText = ({ texts }: { texts: { text: string }[] }): [] =>
      texts.some(({ text }) => text.startsWith('Our choir')) ? fail() : [];
    expect(await messageOf({ checkText })).toEqual([['pages/home.yaml:10', 'unexpected-failure', message]]);
  });

  test('is named with the file', async () => {
    const checkFile = ({ displayPath }: { displayPath: string }): [] => (displayPath.endsWith('concert.yaml') ? fail() : []);
    expect(await messageOf({ checkFile })).toEqual([['pages/concert.yaml:1', 'unexpected-failure', message]]);
  });

  test('is named for the whole site', async () => {
    expect(await messageOf({ check: fail })).toEqual([['site.yaml:1', 'unexpected-failure', message]]);
  });

  test('returns no list', async () => {
    expect(await messageOf({ check: () => undefined })).toEqual([
      [
        'site.yaml:1',
        'unexpected-failure',
        'The rule failing of src/site.ts failed: it returned no list of findings. Return an empty list where nothing is wrong.',
      ],
    ]);
  });
});

describe('resolve of a field kind of a site', () => {
  test.each([
    ['throws', fail, 'TypeError: No luck.'],
    ['returns nothing', () => undefined, 'it returned nothing and reported nothing.'],
    ['returns a promise', async () => ({ code: 'EE' }), 'it returned a promise. Return the data itself.'],
    ['returns a promise that rejects', async () => fail(), 'it returned a promise. Return the data itself.'],
  ])('%s', async (_, resolve, reason) => {
    const kind = { schema: z.string(), resolve, editor: 'by-schema', docs: 'a country', sample: 'EE' } as const;
    const { origin } = code.content.blocks;
    if (!origin) throw new Error('The site has no block "origin".');
    const schema = z.strictObject({ ...origin.schema.shape, country: defineFieldKind(kind).describe('The country.') });
    const additions: object = { replaces: { blocks: ['origin'] }, blocks: { origin: { ...origin, schema } } };
    const site = defineSite({ folder, extends: code, ...additions });
    expect((await createSiteLoader(content, site)()).findProblems()).toMatchObject([
      { code: 'unexpected-failure', line: 11, message: `resolve of the field kind of "country" (a country) failed: ${reason}` },
    ]);
  });
});

describe('a command of a site', () => {
  test.each([
    ['a string', 'all', 'returned a string'],
    ['nothing', undefined, 'returned nothing'],
  ])('cannot return %s as its exit code', async (_, value, words) => {
    const command = defineCommand({ ...tickets, arguments: {}, options: {}, run: trustType<() => Promise<number>>(async () => value) });
    const site = defineSite({ folder, extends: standard, commands: [command] });
    expect(await runMainWith(site, temp, 'tickets')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `run of the command "tickets" ${words}. It has to return an exit code, or a promise of one: 0 for success.\n`,
    });
  });

  test('takes --site without declaring it', async () => {
    const command = defineCommand({ ...tickets, arguments: {}, options: {}, run: async () => 0 });
    const site = defineSite({ folder, extends: standard, commands: [command] });
    expect(await runMainWith(site, temp, 'tickets', '--site', content)).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  });
});

describe('a command that is started', () => {
  const root = copyProject();
  const site = join(root, 'tests', 'sites', 'extensions');
  const displayPath = 'tests/sites/extensions';

  /** Edits a file of the site, and takes earlier edits back. */
  function edit(file: string, [from, to]: readonly [string, string]): void {
    cpSync(inProject('tests', 'sites', 'extensions'), site, { recursive: true });
    editToo(file, [from, to]);
  }

  function editToo(file: string, [from, to]: readonly [string, string]): void {
    const path = join(site, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }

  const run = (...words: string[]): Promise<Outcome> =>
    runCommandWith({ TICKETS_URL: 'http://localhost:1/' }, root, ...words, '--site', join(site, 'site.config'));

  test('names page, block and line of a component that throws, and the line of an exception in a command of the site', async () => {
    // Both at once, because each state of the code is bundled.
    edit('src/blocks/origin.tsx', ['{country.name}', '{Reflect.get(country, "x").name}']);
    editToo('src/commands/tickets.ts', ['await concerts.load(AbortSignal.timeout(10_000))', "[Reflect.get({}, 'x').name]"]);
    const { exitCode, stderr } = await run('build', '--out', join(temp, 'out'));
    expect(exitCode).toBe(1);
    expect(stderr).toContain(
      `The block "origin" of the page / (${displayPath}/site.config/pages/home.yaml:9:5) cannot be rendered: TypeError: Cannot read properties of undefined (reading 'name') (${displayPath}/src/blocks/origin.tsx:9:35)\n`,
    );
    expect(await run('tickets')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: `TypeError: Cannot read properties of undefined (reading 'name') (${displayPath}/src/commands/tickets.ts:14:42)\n`,
    });
  }, 120_000);

  test.each([
    ['a syntax error', ['<h2>{heading}', '<h2{heading}'], `${displayPath}/src/blocks/origin.tsx:7:11  code-error  `],
    [
      'a wrong import',
      ['import type { PropsOf }', "import 'no-package';\nimport type { PropsOf }"],
      `${displayPath}/src/blocks/origin.tsx:1:8  code-error  The package "no-package" is not installed.\n`,
    ],
  ] as const)(
    'shows the line of %s, without colours and without a stack',
    async (_, words, place) => {
      edit('src/blocks/origin.tsx', words);
      const { exitCode, stdout, stderr } = await run('check');
      expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
      expect(stderr).toMatch(/^The code of the site cannot be loaded\. Fix this first:\n\ntests\/sites\/extensions\//);
      expect(stderr).toContain(place);
      expect(stderr).toBe(stripVTControlCharacters(stderr));
      expect(stderr).not.toMatch(/^ +at /m);
    },
    120_000,
  );

  test('names the line of an exception while the code is loaded', async () => {
    edit('src/site.ts', ['export default', "Reflect.get({}, 'x').name;\nexport default"]);
    const { exitCode, stdout, stderr } = await run('check');
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain(
      `${displayPath}/src/site.ts:11:21  code-error  TypeError: Cannot read properties of undefined (reading 'name')\n`,
    );
    expect(stderr).not.toMatch(/^ +at /m);
  }, 120_000);
});
