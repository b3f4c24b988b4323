import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineAddon, defineRule, defineSite } from 'pagewright';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SharedParts } from '../../packages/engine/src/definition/site-definition.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import standard from '../../src/site.ts';
import { guestbook } from '../addons/guestbook/src/guestbook.ts';
import { machineWithCode } from '../support/code-state.ts';
import { copyProject } from '../support/project-copy.ts';
import { runMainWith } from '../support/run-main.ts';
import { RunningPreview } from '../support/running-preview.ts';
import { copySite } from '../support/site-copy.ts';
import { openEditing } from '../unit/edit/open-editing.ts';
import code from './addons/src/site.ts';

type Additions = Pick<SharedParts, 'head' | 'hooks' | 'rules'>;

/** The site `tests/sites/addons`: the standard one with the add-ons of docs/developers/add-ons.md. */
const content = inProject('tests', 'sites', 'addons', 'site.config');
const temp = tempFolder('addons');
const machine = tempFolder('machine');
const run = (command: string, ...args: string[]) => runMainWith(code, machine, command, '--site', content, ...args);

describe('a site with two add-ons', () => {
  let html = '';

  beforeAll(async () => {
    const outcome = await run('build', '--out', join(temp, 'built'));
    expect(outcome).toMatchObject({ exitCode: 0 });
    html = readFileSync(join(temp, 'built', 'index.html'), 'utf8');
  });

  test('has the blocks, records, words, styles and metadata of an add-on', () => {
    expect(html).toMatch(/<figcaption>By (?:<!-- -->)?Ada Long/);
    expect(html).toContain('guest-notes figcaption{font-style:italic}');
    expect(html).toContain('p-\\[1\\.75rem\\]');
    expect(html).toContain('<meta name="generator-of-notes" content="guestbook"/>');
    expect(html).toContain('Thank you<!-- -->: <!-- -->0</button>');
  });

  test('publishes pages and files as the hooks of both have changed them', () => {
    expect(html).toContain('<blockquote class="guest-text">');
    expect(html).toContain('<title>A room by the harbour | Harbour Inn – Inn</title>');
    expect(readFileSync(join(temp, 'built', 'robots.txt'), 'utf8')).toMatch(/sitemap\.xml\n# Inn\n$/);
  });

  test('checks its content with the rules of an add-on, and explains them', async () => {
    const { exitCode, stderr } = await run('check');
    expect(exitCode).toBe(0);
    expect(stderr).toContain('notes.yaml:7:9  rude-note (warning)  This text is rude.  (notes, record "soup")');
    expect((await run('explain', 'rude-note')).stdout).toContain('Guests tell others.');
  });

  test('has the commands of an add-on', async () => {
    expect(await run('guests')).toMatchObject({ exitCode: 0, stdout: 'collections/notes.yaml\n' });
  });
});

describe('the YAML of an add-on', () => {
  const runIn = (dir: string, command: string, ...args: string[]) => runMainWith(code, machine, command, ...args, '--site', dir);
  const visits = '- id: ada\n  guest: Ada Long\n  room: tower\n';
  const inAddon = inProject('tests', 'addons', 'guestbook', 'content');

  test('has presets, from which pages start', async () => {
    const { dir, read } = copySite('addons/site.config', temp);
    const { stdout } = await runIn(dir, 'new', 'page', '--list');
    expect(stdout).toContain('guest-page  A page for guests: their notes, and a button to thank you.');
    const words = [
      '--title',
      'Guests of our house',
      '--description',
      'Who was here and what they wrote, from the first guest to the last.',
    ];
    expect(await runIn(dir, 'new', 'page', '/guests', ...words, '--preset', 'guest-page')).toMatchObject({ exitCode: 0 });
    expect(read('pages/guests.yaml')).toMatch(/^path: \/guests\ntitle: Guests of our house\n/);
    expect(await runIn(dir, 'check')).toMatchObject({ exitCode: 0 });
  });

  test('has types of records, whose records are checked', async () => {
    const site = copySite('addons/site.config', temp);
    site.write('collections/visits.yaml', visits);
    expect((await runIn(site.dir, 'check')).stderr).toContain('2 warnings in 2 files');
    site.edit('collections/visits.yaml', 'room: tower', 'room: towr');
    expect((await runIn(site.dir, 'check')).stderr).toMatch(/collections\/visits\.yaml:3:9 [\s\S]*Did you mean "tower"\?/);
  });

  test('is offered by the editor, which makes pages and records of it', async () => {
    const { editing, copy, reload } = await openEditing(temp, {}, 'addons/site.config', '2025-05-01', code);
    const { presets, collections } = editing.outline();
    expect(presets).toMatchObject([{ name: 'guest-page', blockTypes: ['guest-notes', 'thanks'] }]);
    const visits = collections.find(({ name }) => name === 'visits');
    expect(visits?.fields.find(({ name }) => name === 'room')).toMatchObject({ control: 'choice', values: ['tower', 'garden'] });
    expect(visits?.typeFile).toBeUndefined();
    const details = { path: '/guests', title: 'Guests', description: 'Who was here, and what they wrote.', preset: 'guest-page' };
    expect(await editing.run({ kind: 'create-page', ...details })).toMatchObject({ outcome: 'written', file: 'pages/guests.yaml' });
    await reload();
    const record = { guest: 'Ada Long', room: 'tower' };
    expect(await editing.run({ kind: 'create-record', collection: 'visits', fields: record })).toMatchObject({ outcome: 'written' });
    expect(copy.read('collections/visits.yaml')).toBe('- id: ada-long\n  guest: Ada Long\n  room: tower\n');
  });

  test('is replaced by a file of the site at the same path', async () => {
    const site = copySite('addons/site.config', temp);
    site.write('presets/guest-page.yaml', '# Our own.\npath: /new-page\ntitle: A page of our own\nblocks: []\n');
    expect((await runIn(site.dir, 'new', 'page', '--list')).stdout).toContain('guest-page  Our own.');
  });

  test('is not changed: not by `rename`, and not by `check --fix`', async () => {
    const site = copySite('addons/site.config', temp);
    site.write('collections/visits.yaml', visits);
    const { stderr } = await runIn(site.dir, 'rename', 'field', 'visits.guest', 'name');
    expect(stderr).toMatch(/^An add-on declares the collection visits.*: in .*content\/types\/visits\.yaml\.$/m);
    const preset = join(temp, 'tabs', 'presets', 'tabs.yaml');
    mkdirSync(dirname(preset), { recursive: true });
    const withTab = readFileSync(join(inAddon, 'presets', 'guest-page.yaml'), 'utf8').replace('    heading', '\theading');
    writeFileSync(preset, withTab);
    const tabs = defineAddon({ name: 'tabs', folder: temp, content: 'tabs' });
    const folder = inProject('tests', 'sites', 'addons', 'src');
    const withTabs = defineSite({ folder, extends: standard, addons: [guestbook(), tabs] });
    const outcome = await runMainWith(withTabs, machine, 'check', '--fix', '--site', site.dir);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stderr).toContain('presets/tabs.yaml:');
    expect(readFileSync(preset, 'utf8')).toBe(withTab);
  });
});

describe.runIf(isSweep)('the YAML of an add-on in the same repository', () => {
  test('is followed by the live preview', { timeout: 120_000 }, async () => {
    const root = copyProject();
    for (const part of ['tests/addons', 'tests/sites/addons']) cpSync(inProject(part), join(root, part), { recursive: true });
    const preview = await RunningPreview.start(join(root, 'tests', 'sites', 'addons', 'site.config'), 4327, {}, root);
    try {
      const schema = join(root, '.cache', 'editor', 'tests', 'sites', 'addons', 'site.config', 'records', 'visits.json');
      const says = (text: string): boolean => existsSync(schema) && readFileSync(schema, 'utf8').includes(text);
      await preview.shows('/', 'Thank you');
      await preview.until(() => says('tower'), 'The records of the type are not known.');
      const type = join(root, 'tests', 'addons', 'guestbook', 'content', 'types', 'visits.yaml');
      writeFileSync(type, readFileSync(type, 'utf8').replace('tower', 'cellar'));
      await preview.until(() => says('cellar'), 'The change is not followed.');
    } finally {
      await preview.stop();
    }
  });
});

describe('an own field kind that is made of other kinds', () => {
  test('gets their data, so that components have a picture and the address of a page', () => {
    const html = readFileSync(join(temp, 'built', 'index.html'), 'utf8');
    expect(html).toMatch(
      /<img src="\/media\/mark-\w+\.svg"[^>]*alt="Ada at the door"[^>]*\/> <a href="\/rooms">Ada Long<\/a> \((?:<!-- -->)?AL/,
    );
  });

  test('has references: `uses` finds them and `rename` changes them', async () => {
    const site = copySite('addons/site.config', temp);
    expect((await runMainWith(code, machine, 'uses', '/rooms', '--site', site.dir)).stdout).toContain('home.yaml:16:11');
    expect(await runMainWith(code, machine, 'rename', 'page', '/rooms', '/nine-rooms', '--site', site.dir)).toMatchObject({ exitCode: 0 });
    expect(site.read('pages/home.yaml')).toContain('to: /nine-rooms');
  });

  test.each([
    ['page', '/rooms', '/room', '16:11  broken-link', 'Did you mean /rooms?'],
    ['picture', 'mark.svg', 'marc.svg', '14:14  missing-media', 'Did you mean /media/brand/mark.svg?'],
  ])('reports a %s that does not exist at its place, and nothing else', async (_, from, to, place, hint) => {
    const site = copySite('addons/site.config', temp);
    site.edit('pages/home.yaml', from, to);
    const { exitCode, stderr } = await runMainWith(code, machine, 'check', '--site', site.dir);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`home.yaml:${place}`);
    expect(stderr).toContain(hint);
    expect(stderr).toContain('1 error, 1 warning in 2 files');
  });
});

describe('a hook that adds what the policy forbids is an error that names the page', () => {
  test.each([
    ['a script', '<script>count()</script>', '<script>count()'],
    ['a style', '<p style="color: red">Hello</p>', '<p style="color: red">'],
    ['a handler', '<p onclick="count()">Hello</p>', '<p onclick="count()">'],
    ['a frame', '<iframe src="https://maps.example"></iframe>', '<iframe src="https://maps.example">'],
    ['a stylesheet', '<link rel="stylesheet" href="/a.css">', '<link rel="stylesheet" href="/a.css">'],
  ])('%s', async (_, added, named) => {
    const outcome = await buildWith({ hooks: { onPage: ({ html }) => html.replace('</main>', `${added}</main>`) } });
    expect(outcome).toMatchObject({ exitCode: 1 });
    expect(outcome.stderr).toContain(
      `hooks.onPage of the add-on "adding" adds ${named} to the page /, which the Content-Security-Policy forbids.`,
    );
  });

  test('a link that leads nowhere too', async () => {
    const outcome = await buildWith({ hooks: { onPage: ({ html }) => html.replace('</main>', '<a href="/boats">Boats</a></main>') } });
    expect(outcome).toMatchObject({ exitCode: 1 });
    expect(outcome.stderr).toContain('has a link to "/boats", and the site has no such page or file.');
  });
});

describe('an error in the code of an add-on names the add-on', () => {
  const fail = (): never => {
    throw new Error('No luck.');
  };
  const failing = defineRule({
    ...{ code: 'failing', severity: 'warning', fixable: false, where: 'record', summary: 'A.', why: 'B.', wrong: 'c', right: 'd' },
    check: fail,
  });

  test.each<[string, Additions, string]>([
    ['onPage', { hooks: { onPage: fail } }, 'hooks.onPage of the add-on "adding" failed for the page /: No luck.'],
    ['onFile', { hooks: { onFile: fail } }, 'hooks.onFile of the add-on "adding" failed for '],
    ['onBuilt', { hooks: { onBuilt: fail } }, 'hooks.onBuilt of the add-on "adding" failed after the site was built: No luck.'],
    ['head', { head: fail }, '"head" of the add-on "adding" failed for the page /: No luck.'],
    ['a rule', { rules: [failing] }, 'The rule failing of the add-on "adding" failed: No luck.'],
  ])('%s', async (_, additions, message) => {
    const { exitCode, stderr } = await buildWith(additions);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(message);
  });
});

/** Builds the site with one more add-on that adds this. It has pages and findings of its own: caches know the code of an add-on by its files. */
function buildWith(additions: Additions) {
  const adding = defineAddon({ name: 'adding', folder: inProject('tests', 'addons', 'signed', 'src'), ...additions });
  const folder = inProject('tests', 'sites', 'addons', 'src');
  const site = defineSite({ folder, extends: standard, addons: [guestbook(), adding] });
  const own = machineWithCode(machine);
  return runMainWith(site, own, 'build', '--site', content, '--out', join(own, 'built'));
}
