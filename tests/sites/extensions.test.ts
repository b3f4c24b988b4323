import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineSite } from 'pagewright';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { assertRuleCodes } from '../../packages/engine/src/definition/assert-rule-codes.ts';
import { headElements } from '../../packages/engine/src/document/head-elements.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import standard from '../../src/site.ts';
import { createCachedLoader } from '../support/cached-loader.ts';
import { modelAt } from '../support/page-models.ts';
import { runCommandWith } from '../support/run-command.ts';
import { runMainWith } from '../support/run-main.ts';
import { copySite } from '../support/site-copy.ts';
import { tickets } from './extensions/src/commands/tickets.ts';
import { oldName } from './extensions/src/rules/old-name.ts';
import code from './extensions/src/site.ts';
import { openTicketOffice } from './ticket-office.ts';

/** The site of docs/developers/extend-the-engine.md: it adds one example of everything to the engine. */
const folder = inProject('tests', 'sites', 'extensions', 'src');
const content = inProject('tests', 'sites', 'extensions', 'site.config');
const temp = tempFolder('extensions');
/** The folder of the caches. */
const machine = tempFolder('machine');
const run = (...args: string[]) => runMainWith(code, machine, ...args);

const { environment } = await openTicketOffice();
beforeEach(() => void vi.stubEnv('TICKETS_URL', environment.TICKETS_URL));
afterEach(() => void vi.unstubAllEnvs());

describe('a rule of a site', () => {
  function siteWithMistake() {
    const site = copySite('extensions/site.config', temp);
    site.edit('pages/home.yaml', 'Come and visit us', 'Come to the Town Room');
    return site;
  }

  test('finds nothing in the site as it is', async () => {
    expect(await run('check', '--site', content)).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
  });

  test('reports a problem at its line', async () => {
    const { stderr, exitCode } = await run('check', '--site', siteWithMistake().dir);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/pages\/home\.yaml:14:14 {2}old-name \(warning\) {2}This text has the old name of the hall\./);
    expect(stderr).toContain('fix:  heading: Come to the Village Hall');
  });

  test('reports it in the formats for programs', async () => {
    const { dir } = siteWithMistake();
    const problem = { code: 'old-name', line: 14, severity: 'warning', hint: 'Write "Village Hall".' };
    expect(JSON.parse((await run('check', '--site', dir, '--format', 'json')).stdout)).toMatchObject([problem]);
    expect((await run('check', '--site', dir, '--format', 'github')).stdout).toMatch(/^::warning .*line=14.*title=old-name/);
  });

  test('has results that are stored with the code of the site only', async () => {
    const { dir } = siteWithMistake();
    const options = { root: temp, siteDir: dir, clock: () => new Date() };
    const withRule = createCachedLoader({ ...options, code, fingerprint: 'with the rule' });
    const loaded = await withRule.load();
    expect(loaded.findProblems()).toMatchObject([{ code: 'old-name' }]);
    await withRule.store(loaded);
    const without = await createCachedLoader({ ...options, code: { ...code, rules: [] }, fingerprint: 'without the rule' }).load();
    expect(without.findProblems()).toEqual([]);
  });

  test('is explained, and listed after the rules of the engine', async () => {
    const { stdout, exitCode } = await run('explain', 'old-name');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Since 2024 it is called "Village Hall".');
    expect(stdout).not.toContain('example site');
    expect((await run('explain')).stdout).toMatch(/^old-name +A text has the old name/m);
    expect((await run('explain', 'old-nam')).stderr).toContain('Did you mean "old-name"?');
  });

  test.each(['broken-link', 'unknown-field'])('cannot have the code of a problem of Pagewright: %s', (name) => {
    expect(() => assertRuleCodes(defineSite({ folder, extends: standard, rules: [{ ...oldName, code: name }] }))).toThrow(
      `The rule "${name}" in ${folder}/site.ts has the code of a problem of Pagewright. Give it another code.`,
    );
  });

  test('cannot have the code of another one', () => {
    expect(() => defineSite({ folder, extends: standard, rules: [oldName, oldName] })).toThrow(
      'The rule "old-name" is declared twice by the site. Give it another name.',
    );
  });

  test('that throws an error is reported, and the others run', async () => {
    const failing = {
      ...oldName,
      code: 'failing',
      check: undefined,
      checkFile: undefined,
      checkText: () => {
        throw new Error('No luck');
      },
    };
    const { dir } = siteWithMistake();
    const site = await createSiteLoader(dir, defineSite({ folder, extends: code, rules: [failing] }))();
    expect(site.findProblems()).toMatchObject([{ message: 'The rule failing of src/site.ts failed: No luck' }, { code: 'old-name' }]);
  });
});

const out = join(temp, 'built', 'dist');
beforeAll(async () => {
  expect(await runCommandWith(environment, projectRoot, 'build', '--site', content, '--out', out)).toMatchObject({
    exitCode: 0,
    stderr: '',
  });
}, 120_000);

describe('the head of a site', () => {
  test('has the elements that the site adds, behind those of the engine', () => {
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toMatch(
      /<meta name="twitter:card"[^>]*><meta name="author" content="Village Hall"\/><link rel="me" href="https:\/\/social\.example\/@hall"\/><style>/,
    );
  });

  test.each([
    [
      'metadata that the engine writes',
      () => [{ tag: 'meta', name: 'description', content: 'Mine.' } as const],
      'returns "description" for',
    ],
    [
      'an error',
      () => {
        throw new Error('No luck');
      },
      'failed for',
    ],
  ])('names the page of %s', async (_, head, expected) => {
    const { settings, ...site } = await createSiteLoader(content, code)();
    const model = modelAt(site, '/');
    if (!model || !settings) throw new Error('The site has an error.');
    expect(() => headElements([{ head, owner: 'src/site.ts' }], model, settings)).toThrow(`"head" of src/site.ts ${expected} the page /`);
  });
});

describe('the hooks of a site', () => {
  type Seen = { pages: string[]; built: string[][] };

  /** Builds a copy of the site twice with hooks that record what they get, with an edit of the second page in between. */
  async function buildTwice(): Promise<Seen[]> {
    const site = copySite('extensions/site.config', temp);
    site.write('pages/visit.yaml', site.read('pages/home.yaml').replace('path: /', 'path: /visit').replace('title: Music', 'title: Walks'));
    const builds: Seen[] = [];
    for (const heading of ['This month', 'Next month']) {
      const seen: Seen = { pages: [], built: [] };
      const recording = defineSite({
        folder,
        extends: code,
        hooks: {
          onPage: ({ page, html }) => void seen.pages.push(`${page.path} ${page.title}: ${/<h1[^>]*>([^<]*)/.exec(html)?.[1]}`),
          onBuilt: async ({ outDir, pages }) =>
            void seen.built.push([outDir, ...pages.map(({ path, file }) => `${path} ${readFileSync(file, 'utf8').length > 0}`)]),
        },
      });
      site.write('pages/visit.yaml', site.read('pages/visit.yaml').replace(/heading: .*month/, `heading: ${heading}`));
      expect(await runMainWith(recording, machine, 'build', '--site', site.dir, '--out', join(site.dir, '..', 'hooks'))).toMatchObject({
        exitCode: 0,
      });
      builds.push(seen);
    }
    return builds;
  }

  test('get the pages that a build renders, and all pages of the site when it is in place', async () => {
    const [first, second] = await buildTwice();
    const concert = '/concerts/river-quartet';
    const built = [[join(temp, 'hooks'), `${concert} true`, '/ true', '/visit true']];
    expect(first).toEqual({
      pages: [
        `${concert} The River Quartet in the hall: The River Quartet`,
        '/ Music in the village: This month',
        '/visit Walks in the village: This month',
      ],
      built,
    });
    expect(second).toEqual({ pages: ['/visit Walks in the village: Next month'], built });
  });

  test('of the example write a list of pages', () => {
    expect(readFileSync(join(temp, 'built', 'pages.txt'), 'utf8')).toBe('/\n/concerts/river-quartet\n');
  });

  test.each(['onPage', 'onBuilt'])('name the place of an error: %s', async (name) => {
    const fail = (): never => {
      throw new Error('No luck.');
    };
    const failing = defineSite({ folder, extends: code, hooks: { [name]: fail } });
    const dir = join(temp, name);
    const { exitCode, stderr } = await runMainWith(failing, machine, 'build', '--site', content, '--out', dir);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(
      name === 'onPage'
        ? 'hooks.onPage of src/site.ts failed for the page /concerts/river-quartet: No luck.'
        : 'hooks.onBuilt of src/site.ts failed after the site was built: No luck.',
    );
    expect(existsSync(join(dir, 'index.html'))).toBe(name === 'onBuilt');
  });
});

describe('a field kind of a site', () => {
  test('gives components what it resolves to', () => {
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toMatch(/<p>Estonia(?:<!-- -->)? \((?:<!-- -->)?EE/);
  });

  test.each([
    [
      'Estonia',
      'home.yaml:11:14  invalid-value  "Estonia" is not accepted for "country".',
      'Accepted: the code of a country in two capitals, such as "DE".',
    ],
    ['QX', 'home.yaml:11:14  invalid-value  There is no country "QX".', 'Write its ISO 3166 code, such as DE.'],
  ])('explains a wrong value: %s', async (value, message, hint) => {
    const site = copySite('extensions/site.config', temp);
    site.edit('pages/home.yaml', 'country: EE', `country: ${value}`);
    const { stderr } = await run('check', '--site', site.dir);
    expect(stderr).toContain(message);
    expect(stderr).toContain(hint);
  });
});

describe('a command of a site', () => {
  test('runs with its options', async () => {
    expect(await run('tickets', '--count')).toEqual({ exitCode: 0, stdout: '1\n', stderr: '' });
    expect(JSON.parse((await run('tickets')).stdout)).toMatchObject({ id: 'river-quartet' });
  });

  test('explains itself as those of the engine do', async () => {
    const { stdout, exitCode } = await run('tickets', '--help');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('Usage: npm run tickets -- [options]\n\nPrint the concerts that the ticket office offers.\n');
    expect(stdout).toMatch(/--site DIR +the folder that holds site\.yaml \(default: site\.config\)/);
    expect(stdout).toContain('  npm run tickets -- --count\n      prints the number of concerts\n');
    expect((await run('--help')).stdout).toMatch(/ {2}prepare .*\n {2}tickets +Print the concerts that the ticket office offers\n/);
  });

  test.each([
    [['tickets', '--cuont'], '"tickets" has no option --cuont. Did you mean --count? All options: npm run tickets -- --help\n'],
    [['tickest'], 'There is no command "tickest". Did you mean "tickets"? More: npx pagewright --help\n'],
  ])('answers a wrong call with the nearest name: %j', async (words, stderr) => {
    expect(await run(...words)).toEqual({ exitCode: 2, stdout: '', stderr });
  });

  test('is found by the folder of the site', async () => {
    const { exitCode, stdout } = await runCommandWith(environment, projectRoot, 'tickets', '--site', content, '--count');
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: '1\n' });
  });

  test.each([
    ['build', [{ ...tickets, name: 'build' }], 'by the site and by Pagewright'],
    ['tickets', [tickets, tickets], 'twice by the site'],
  ])('cannot have the name of another one: %s', (name, commands, owners) => {
    expect(() => defineSite({ folder, extends: standard, commands })).toThrow(
      `The command "${name}" is declared ${owners}. Give it another name.`,
    );
  });
});

test('the guide shows the files of the site', () => {
  const page = readFileSync(inProject('docs', 'developers', 'extend-the-engine.md'), 'utf8');
  const shown = [...page.matchAll(/^`(src\/[\w./-]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(([, path, text]) => [path, text]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /^[\w-]+\.ts$|^(?:rules|commands)\//.test(path) && path !== 'components.ts',
  );
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(files.map((path) => [`src/${path}`, readFileSync(join(folder, path), 'utf8')])),
  );
});
