import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineSite } from 'pagewright';
import { withChromium } from 'pagewright/chromium';
import { createElement } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { machineWithCode } from '../support/code-state.ts';
import { type Outcome, runCommand } from '../support/run-command.ts';
import { runMainWith } from '../support/run-main.ts';
import { startCommand } from '../support/serving-command.ts';
import { copySite } from '../support/site-copy.ts';
import code from './weather-station/src/site.ts';

/** A site whose blocks are made of components of packages from npm. The bundle of the commands does not contain these packages. */
const content = inProject('tests', 'sites', 'weather-station', 'site.config');
const temp = tempFolder('weather-station');
const out = join(temp, 'dist');
/** For builds that fail while pages are rendered: it has the browser code of another site, which they do not reach. */
const machine = machineWithCode();
let built: Outcome;

beforeAll(async () => {
  built = await runCommand(projectRoot, 'build', '--site', content, '--out', out);
}, 120_000);

describe('components of packages from npm', () => {
  test('are built, with the React of the site', () => {
    expect(built).toMatchObject({ exitCode: 0, stderr: '' });
    const home = readFileSync(join(out, 'index.html'), 'utf8');
    expect(home).toMatch(/<div [^>]*role="separator"[^>]* class="rule mx-auto h-px max-w-prose bg-dark"/);
    expect(home).toContain('Three cups that the wind turns.');
  });

  test('and of their own can import stylesheets: the page has each once, with the files that they refer to', () => {
    const home = readFileSync(join(out, 'index.html'), 'utf8');
    const [, stylesheet = ''] = /<style>(.*?)<\/style>/s.exec(home) ?? [];
    expect(stylesheet.split('.rain-days{font-family:Caprasimo,serif}')).toHaveLength(2);
    expect(stylesheet).toMatch(/@media print\{\.rule\{height:2px\}\}/);
    const assets = readdirSync(join(out, 'assets'));
    const named = [...stylesheet.matchAll(/url\("?\/assets\/([^")]*)"?\)/g)].map(([, name = '']) => name);
    expect(named).toContainEqual(expect.stringMatching(/^rule-[\da-f]{8}\.svg$/));
    expect(named).toContainEqual(expect.stringMatching(/^caprasimo-latin-400-normal-[\da-f]{8}\.woff2$/));
    expect(named.filter((name) => !assets.includes(name))).toEqual([]);
    // The policy allows no other stylesheet.
    expect(assets.filter((name) => name.endsWith('.css'))).toEqual([]);
    expect(home).not.toContain('rel="stylesheet"');
  });

  test('work in the browser under the policy of the page', async () => {
    const served = await startCommand(['serve', '--site', content, '--out', out], /The site is on/, { MAIL_OUTBOX: join(temp, 'outbox') });
    const faults: string[] = [];
    await withChromium(async (browser) => {
      const page = await browser.newPage();
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.goto(served.address);
      await page.getByRole('heading', { name: 'Rain', exact: true }).scrollIntoViewIfNeeded();
      await page.locator('.recharts-bar-rectangle').nth(2).waitFor();
      const [low, high] = await Promise.all([1, 2].map((index) => page.locator('.recharts-bar-rectangle').nth(index).boundingBox()));
      expect(high?.height).toBeGreaterThan((low?.height ?? 0) * 10);
      expect(
        await page.evaluate(() => [...document.fonts].some(({ family, status }) => family === 'Caprasimo' && status === 'loaded')),
      ).toBe(true);
      await page.getByRole('heading', { name: 'How we measure' }).scrollIntoViewIfNeeded();
      await page.locator('[data-hydrated]').getByRole('button', { name: 'Anemometer' }).click();
      await page.getByRole('region').getByText('Three cups that the wind turns.').waitFor();
    }).finally(served.stop);
    expect(faults).toEqual([]);
  }, 60_000);
});

test('a component whose HTML has a style attribute stops the build, which names its block and its element', async () => {
  const site = copySite('weather-station/site.config', temp);
  site.edit('pages/home.yaml', '  - type: rule', '  - type: humidity\n    percent: 70');
  const { exitCode, stderr } = await runMainWith(code, machine, 'build', '--site', site.dir, '--out', join(temp, 'wrong'));
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/The block "humidity" of the page \/ \(.*pages\/home\.yaml:16:5\) cannot be rendered/);
  expect(stderr).toMatch(/a style attribute, which the Content-Security-Policy forbids: <div style="[^"]*width:70%/);
  expect(stderr).toContain('If @base-ui/react writes it, render its component in the browser');
});

test('so does a layout, which is named', async () => {
  const style: object = { style: { width: 3 } };
  const layout = { Header: () => createElement('header', style), Footer: () => createElement('footer') };
  const site = defineSite({
    folder: inProject('tests', 'sites', 'weather-station', 'src'),
    extends: code,
    replaces: { layouts: ['default'] },
    layouts: { default: { showsAnchors: false } },
    components: async () => ({ staticComponents: {}, islands: {}, layouts: { default: layout } }),
  });
  const { exitCode, stderr } = await runMainWith(site, machine, 'build', '--site', content, '--out', join(temp, 'wrong'));
  expect(exitCode).toBe(1);
  expect(stderr).toContain('The header of the layout "default" writes a style attribute');
});
