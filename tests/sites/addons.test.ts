import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineAddon, defineSite, type SiteHooks } from 'pagewright';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import standard from '../../src/site.ts';
import { guestbook } from '../addons/guestbook/src/guestbook.ts';
import { runMainWith } from '../support/run-main.ts';
import { copySite } from '../support/site-copy.ts';
import code from './addons/src/site.ts';

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
    const outcome = await buildWith({ onPage: ({ html }) => html.replace('</main>', `${added}</main>`) });
    expect(outcome).toMatchObject({ exitCode: 1 });
    expect(outcome.stderr).toContain(`hooks.onPage of src/site.ts adds ${named} to the page /, which the Content-Security-Policy forbids.`);
  });

  test('a link that leads nowhere too', async () => {
    const outcome = await buildWith({ onPage: ({ html }) => html.replace('</main>', '<a href="/boats">Boats</a></main>') });
    expect(outcome).toMatchObject({ exitCode: 1 });
    expect(outcome.stderr).toContain('has a link to "/boats", and the site has no such page or file.');
  });

  /** Builds the site with one more add-on that has these hooks. */
  function buildWith(hooks: SiteHooks) {
    const adding = defineAddon({ name: 'adding', folder: inProject('tests', 'addons', 'signed', 'src'), hooks });
    const folder = inProject('tests', 'sites', 'addons', 'src');
    const site = defineSite({ folder, extends: standard, addons: [guestbook(), adding] });
    return runMainWith(site, machine, 'build', '--site', content, '--out', join(temp, 'adding'));
  }
});
