import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineSite } from 'pagewright';
import { createElement } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { assertComponents } from '../../packages/engine/src/bundle/components/assert-components.ts';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { Header } from '../../src/layout/header.tsx';
import { buildInProcess } from '../support/build-in-process.ts';
import { machineWithCode } from '../support/code-state.ts';
import type { Outcome } from '../support/run-command.ts';
import { runMainWith } from '../support/run-main.ts';
import { copySite } from '../support/site-copy.ts';
import code from './plumber/src/site.ts';

/** A site with menus, a line above the header, columns in the footer and settings of its own, in two languages. */
const content = inProject('tests', 'sites', 'plumber', 'site.config');
const temp = tempFolder('plumber');
const out = join(temp, 'dist');
const run = (...args: string[]) => runMainWith(code, temp, ...args);
const pageAt = (path: string): string => readFileSync(join(out, path, 'index.html'), 'utf8');
let built: Outcome;

beforeAll(async () => {
  built = await buildInProcess(content, out, code);
}, 120_000);

test('builds without a problem', () => expect(built).toMatchObject({ exitCode: 0, stderr: '' }));

test('a layout without values of its own has those of the first one', () => {
  const html = pageAt('repairs/taps');
  expect(html).toContain('<body class="layout-guide" data-reveal-offset="0"');
  expect(html).toContain('data-solid-after="40"');
});

describe('the navigation', () => {
  const linksIn = (html: string): string[] => [...html.matchAll(/ href="([^"]*)"[^>]*>([^<]+)</g)].map(([, to, label]) => `${label} ${to}`);
  const menusOf = (html: string): string[][] =>
    [...html.matchAll(/<ul id="site-menu-\d" popover="auto"[^>]*>(.*?)<\/ul>/g)].map(([, items = '']) => linksIn(items));

  test('has menus, whose first link is the page of their entry if it has one', () => {
    expect(menusOf(pageAt('about'))).toEqual([
      ['Repairs /repairs', 'Dripping taps /repairs/taps', 'Blocked drains /repairs/drains'],
      ['About us /about', 'Jobs /about/jobs'],
    ]);
    expect(menusOf(pageAt('de'))).toEqual([['Tropfende Hähne /de/repairs/taps', 'Verstopfte Abflüsse /de/repairs/drains']]);
  });

  test('marks the current page in the menu and on its button, in the header and in the drawer', () => {
    const html = pageAt('repairs/taps');
    expect(html).toMatch(/popoverTarget="site-menu-2" aria-current="true">Repairs</);
    expect(html.match(/<a href="\/repairs\/taps" class="menu-link" aria-current="page">/g)).toHaveLength(2);
    expect(html).toMatch(/<details name="drawer-menu" class="drawer-menu" open=""><summary [^>]*aria-current="true">Repairs</);
    expect(html).toMatch(/<details name="drawer-menu" class="drawer-menu"><summary [^>]*>The firm</);
  });

  test('leaves out what leads to a page that is not published', async () => {
    const site = copySite('plumber/site.config', temp);
    site.edit('pages/jobs.yaml', 'title:', 'draft: true\ntitle:');
    const published = (await createSiteLoader(site.dir, code)()).published.settings;
    expect(published?.navigation.at(-1)).toEqual({ label: 'The firm', items: [{ label: 'About us', to: '/about' }] });
    expect(published?.topBar?.links).toEqual([]);
  });
});

test('the line above the header and the columns of the footer are in each language', () => {
  expect(pageAt('')).toMatch(/<aside aria-label="Talk to us" class="top-bar dark">.*Open on weekdays.*href="tel:\+49305550100".*>Jobs</);
  expect(pageAt('de')).toMatch(/class="top-bar dark">.*Werktags von 7 bis 18 Uhr.*href="\/de\/about">Stellen</);
  expect(pageAt('')).toMatch(/<h2 id="footer-links-2"[^>]*>For firms<\/h2>/);
  expect(pageAt('de')).toMatch(/<h2 id="footer-links-1"[^>]*>Reparaturen<\/h2>/);
});

describe('the own settings', () => {
  test('are resolved in each language: links, pictures, icons and records', () => {
    const english = pageAt('');
    expect(english).toMatch(/Burst pipe at night\?<a dir="ltr" href="tel:\+49305550199"/);
    expect(english).toMatch(/<img [^>]*alt="Member of the guild of plumbers"/);
    const german = pageAt('de');
    expect(german).toMatch(/Rohrbruch in der Nacht\?<a dir="ltr" href="tel:\+49305550199"[^>]*>[^<]*<\/a><a href="\/de\/repairs"/);
    expect(german).toMatch(/<img [^>]*alt="Mitglied der Klempnerinnung"/);
  });

  test.each([
    ['site.yaml', 'icon: siren', 'icon: sirne', /site\.yaml:\d+:11 {2}unknown-icon {2}.*sirne/],
    ['site.yaml', 'booking: /about', 'bookign: /about', /site\.yaml:\d+:3 {2}unknown-field {2}"bookign".*Did you mean "booking"/],
    ['site.yaml', 'booking: /about', 'booking: /abuot', /site\.yaml:\d+:12 {2}broken-link {2}.*\/abuot/],
    ['site.de.yaml', 'booking: /repairs', 'booking: repairs', /site\.de\.yaml:\d+:12 {2}not-a-link/],
  ])('are checked: in %s, %s as %s', async (file, from, to, message) => {
    const site = copySite('plumber/site.config', temp);
    site.edit(file, from, to);
    const { stderr, exitCode } = await run('check', '--site', site.dir);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(message);
  });

  test('are known to uses and rename', async () => {
    const site = copySite('plumber/site.config', temp);
    expect((await run('uses', '/media/seal.png', '--site', site.dir)).stdout).toMatch(/site\.yaml:\d+:10/);
    expect(await run('rename', 'page', '/about', '/the-firm', '--site', site.dir)).toMatchObject({ exitCode: 0 });
    expect(site.read('site.yaml')).toContain('  booking: /the-firm\n');
  });

  test('are refused where the code declares none', async () => {
    const site = copySite('minimal', temp);
    site.write('site.yaml', `${site.read('site.yaml')}\nsettings: { hotline: 1 }\n`);
    const { stderr } = await runMainWith((await import('../../src/site.ts')).default, temp, 'check', '--site', site.dir);
    expect(stderr).toMatch(/unknown-field {2}"settings" is not a field of site\.yaml/);
  });
});

describe('links that components write', () => {
  // The browser code of another site: whether a build is stopped does not depend on it.
  const machine = machineWithCode();

  /** Builds a site whose footer consists of a link. */
  const buildWith = (href: string, site: string) => {
    const withLink = defineSite({
      folder: code.folder,
      extends: code,
      layouts: { default: { showsAnchors: false } },
      replaces: { layouts: ['default'] },
      components: async () => ({
        staticComponents: {},
        islands: {},
        layouts: { default: { Header, Footer: () => createElement('footer', {}, createElement('a', { href }, 'Here')) } },
      }),
    });
    return runMainWith(withLink, machine, 'build', '--site', site, '--out', join(temp, encodeURIComponent(href)));
  };

  test.each([
    ['/abuot', 'and the site has no such page or file. Did you mean "/about"?'],
    ['about', 'which is not the same on each page. Start it with "/".'],
    ['/about#team', 'and the page /about has no element with this id.'],
    ['#team', 'and the page has no element with this id.'],
  ])('stop the build when they lead nowhere: %s', async (href, fault) => {
    const { stderr, exitCode } = await buildWith(href, content);
    expect(stderr.slice(0, 500)).toContain(`The footer of the page /about has a link to "${href}", ${fault}`);
    expect(exitCode).toBe(1);
  });

  test('may lead to pages and files of the site, until these are gone', async () => {
    const site = copySite('plumber/site.config', temp);
    const jobs = site.read('pages/jobs.yaml').replace('/about/jobs', '/offers').replace('title: ', 'title: Offers and ');
    site.write('pages/offers.yaml', jobs);
    expect(await buildWith('/sitemap.xml?now#x', site.dir)).toMatchObject({ exitCode: 0 });
    expect(await buildWith('/offers#main', site.dir)).toMatchObject({ exitCode: 0 });
    // No other page is rendered again.
    site.remove('pages/offers.yaml');
    const { stderr } = await buildWith('/offers#main', site.dir);
    expect(stderr.slice(0, 500)).toContain('has a link to "/offers#main", and the site has no such page or file.');
  });
});

test('the files in docs/developers/layouts.md are those of the site', () => {
  const page = readFileSync(inProject('docs', 'developers', 'layouts.md'), 'utf8');
  const shown = [...page.matchAll(/^`([\w./-]+)`:\n\n```tsx?\n([\s\S]*?)^```$/gm)];
  expect(shown.map(([, path = '', text]) => ({ path, isSame: text === readFileSync(join(code.folder, '..', path), 'utf8') }))).toEqual(
    [
      'src/site.ts',
      'schemas/settings.ts',
      'schemas/blocks.ts',
      'src/components.ts',
      'src/layout/sidebar.tsx',
      'src/layout/toc.enhance.ts',
    ].map((path) => ({
      path,
      isSame: true,
    })),
  );
});

test('a script that a part of the layout names has to exist', async () => {
  const withoutScript = { ...code, layoutScripts: {} };
  await expect(assertComponents(withoutScript)).rejects.toThrow(
    /^src\/layout\/sidebar\.tsx:\d+ {2}There is no src\/layout\/toc\.enhance\.ts\./,
  );
});

test('a block shows own settings, in each language, with the picture in its sizes', () => {
  for (const [path, heading, label] of [
    ['about', 'When it drips at night', 'Burst pipe at night?'],
    ['de/about', 'Wenn es nachts tropft', 'Rohrbruch in der Nacht?'],
  ] as const) {
    const block = /data-block="night-call".*?<\/section>/s.exec(pageAt(path))?.[0] ?? '';
    expect(block).toContain(heading);
    expect(block).toContain(label);
    expect(block).toMatch(/srcSet="[^"]*seal[^"]* 192w/);
  }
});
