import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { type Outcome, runCommand } from '../support/run-command.ts';
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
  built = await runCommand(projectRoot, 'build', '--site', content, '--out', out);
}, 120_000);

test('builds without a problem', () => expect(built).toMatchObject({ exitCode: 0, stderr: '' }));

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
