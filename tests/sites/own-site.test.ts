import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withChromium } from 'pagewright/chromium';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { npm, serveScript } from '../support/npm.ts';
import { runCommand } from '../support/run-command.ts';

/** The site of docs/developers/start-a-site.md. */
const starter = inProject('tests', 'sites', 'own-site');
const starterFiles = readdirSync(starter, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(starter.length + 1)
      .replaceAll('\\', '/'),
  );

test('the page "Start a site of your own" shows every file of the starter that is text', () => {
  const page = readFileSync(inProject('docs', 'developers', 'start-a-site.md'), 'utf8');
  const shown = [...page.matchAll(/^`([\w./-]+)`:\n\n```\w+\n([\s\S]*?)^```$/gm)].map(([, path, text]) => [path, text]);
  const texts = starterFiles.filter((path) => !path.includes('/media/'));
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(texts.map((path) => [path, readFileSync(join(starter, path), 'utf8')])));
  for (const path of starterFiles.filter((one) => one.includes('/media/'))) expect(page).toContain(`\`${path}\``);
});

const manifestSchema = z.object({ exports: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])) });

describe.runIf(isSweep)('the packed engine, installed outside of the repository', () => {
  const temp = tempFolder('own-site');
  const site = join(temp, 'my-site');
  const installed = join(site, 'node_modules', 'pagewright');
  const environment = { MAIL_OUTBOX: join(temp, 'outbox') };

  beforeAll(async () => {
    for (const name of ['core', 'mail', 'engine']) {
      const packed = await npm(inProject('packages', name), 'pack', '--pack-destination', temp);
      if (packed.exitCode !== 0) throw new Error(`npm pack failed: ${packed.stdout}${packed.stderr}`);
    }
    const archives = readdirSync(temp).filter((name) => name.endsWith('.tgz'));
    const archiveOf = (start: RegExp): string => `file:../${archives.find((name) => start.test(name)) ?? 'no archive'}`;
    const packages = [
      `"@pagewright/core": "${archiveOf(/^pagewright-core-/)}"`,
      `"pagewright": "${archiveOf(/^pagewright-\d/)}"`,
      `"pagewright-mail": "${archiveOf(/^pagewright-mail-/)}"`,
    ].join(', ');
    mkdirSync(site);
    for (const path of starterFiles) cpSync(join(starter, path), join(site, path));
    const manifest = readFileSync(join(site, 'package.json'), 'utf8');
    writeFileSync(join(site, 'package.json'), manifest.replace(/"pagewright": "[^"]+"/, packages));
    const outcome = await npm(site, 'install', '--no-audit', '--no-fund');
    if (outcome.exitCode !== 0) {
      throw new Error(`npm install failed. This test needs the package registry that npm is configured for.\n${outcome.stderr}`);
    }
  }, 600_000);

  test('has everything that its exports name, and no sources or tests', () => {
    const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
    // The condition of the repository itself; nobody else has it.
    const targets = Object.values(exports).flatMap((entry) =>
      typeof entry === 'string'
        ? [entry]
        : Object.entries(entry).flatMap(([condition, file]) => (condition === '@pagewright/source' ? [] : [file])),
    );
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((file) => !existsSync(join(installed, file)))).toEqual([]);
    // What `new` fills in are files of a project, with tests of its own.
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((file) => !/^templates\b/.test(file));
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.m?tsx?$|(?:^|[\\/])tests?[\\/]/.test(file) && file !== 'vite.d.mts')).toEqual([]);
  });

  test('can be imported by node under every name that it exports', async () => {
    const { exports } = manifestSchema.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
    const names = Object.keys(exports).filter((name) => name !== './package.json');
    writeFileSync(join(site, 'imports.mjs'), names.map((name) => `await import('pagewright${name.slice(1)}');\n`).join(''));
    expect(await npm(site, 'exec', '--', 'node', 'imports.mjs')).toMatchObject({ exitCode: 0 });
  });

  test('shares one React and one zod with the site', async () => {
    for (const name of ['react', 'react-dom', 'zod']) {
      const { stdout } = await npm(site, 'ls', name, '--all', '--parseable');
      expect(new Set(stdout.trim().split('\n'))).toEqual(new Set([join(site, 'node_modules', name)]));
    }
  });

  test('has types with which the site compiles', async () => {
    expect(await npm(site, 'run', 'types')).toMatchObject({ exitCode: 0 });
  });

  test('does not compile when a component is missing', async () => {
    const file = join(site, 'src', 'blocks', 'static.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('  greeting: Greeting,\n', ''));
    const outcome = await npm(site, 'run', 'types');
    writeFileSync(file, text);
    expect(outcome.exitCode).not.toBe(0);
    expect(outcome.stdout).toContain("Property 'greeting' is missing");
  });

  test('checks the site', async () => {
    const outcome = await npm(site, 'run', 'check');
    expect(outcome.stdout).toContain('1 page, 2 blocks');
    expect(outcome.exitCode).toBe(0);
  });

  test('builds the pages that the repository builds of the same site', async () => {
    expect(await npm(site, 'run', 'build')).toMatchObject({ exitCode: 0 });
    const inside = join(temp, 'inside');
    expect(await runCommand(projectRoot, 'build', '--site', join(starter, 'site.config'), '--out', inside)).toMatchObject({ exitCode: 0 });
    const html = pageHtml(join(site, 'dist', 'index.html'));
    expect(html).toContain('Hello from a block of my own</h1>');
    expect(html).toBe(pageHtml(join(inside, 'index.html')));
  });

  test('serves the site by npm start, and its islands hydrate', async () => {
    const served = await serveScript(site, ['start'], /The site is on (http:\/\/localhost:\d+)/, environment);
    try {
      expect(await (await fetch(served.address)).text()).toContain('Hello from a block of my own</h1>');
      expect(await clickTwice(served.address)).toEqual({ label: 'Applause: 2', faults: [] });
    } finally {
      await served.stop();
    }
  });

  test('shows the site in the live preview, and its islands hydrate', async () => {
    const served = await serveScript(site, ['run', 'dev'], preview, environment);
    try {
      expect(await (await fetch(served.address)).text()).toContain('Hello from a block of my own</h1>');
      expect(await clickTwice(served.address)).toEqual({ label: 'Applause: 2', faults: [] });
    } finally {
      await served.stop();
    }
  });

  describe('with an add-on, packed and installed', () => {
    const edit = (path: string, from: string, to: string): void => {
      const file = join(site, path);
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    };
    const run = (...words: string[]) => npm(site, 'exec', '--', 'pagewright', ...words);

    beforeAll(async () => {
      expect(await npm(inProject('tests', 'addons', 'guestbook'), 'pack', '--pack-destination', temp)).toMatchObject({ exitCode: 0 });
      expect(await npm(site, 'install', '--no-audit', '--no-fund', 'file:../pagewright-guestbook-1.0.0.tgz')).toMatchObject({
        exitCode: 0,
      });
      edit('src/site.ts', 'import { blocks }', "import { guestbook } from 'pagewright-guestbook';\nimport { blocks }");
      edit('src/site.ts', '  blocks,', '  addons: [guestbook()],\n  blocks,');
      edit('site.config/pages/home.yaml', '  - type: applause', notesAndThanks);
      mkdirSync(join(site, 'site.config', 'collections'));
      writeFileSync(join(site, 'site.config', 'collections', 'notes.yaml'), '- id: soup\n  name: Ada\n  text: The soup was good.\n');
    }, 300_000);

    test('the site compiles, and has the commands and rules of the add-on', async () => {
      expect(await npm(site, 'run', 'types')).toMatchObject({ exitCode: 0 });
      expect((await run('guests')).stdout).toContain('collections/notes.yaml');
      expect((await run('explain', 'rude-note')).stdout).toContain('Guests tell others.');
    });

    test('its presets start pages, and its types check records', async () => {
      expect((await run('new', 'page', '--list')).stdout).toContain('guest-page  A page for guests: their notes');
      const words = ['--title', 'Guests', '--description', 'Who was here and what they wrote, from the first guest to the last one.'];
      expect(await run('new', 'page', '/guests', ...words, '--preset', 'guest-page')).toMatchObject({ exitCode: 0 });
      const visits = join('site.config', 'collections', 'visits.yaml');
      writeFileSync(join(site, visits), '- id: ada\n  guest: Ada Long\n  room: towr\n');
      const { exitCode, stderr } = await run('check');
      expect(exitCode).toBe(1);
      expect(stderr).toContain('visits.yaml:3:9');
      expect(stderr).toContain('Did you mean "tower"?');
      edit(visits, 'towr', 'tower');
      expect(await run('check')).toMatchObject({ exitCode: 0 });
    });

    test('an error in its code names it, its file and the line', async () => {
      edit('src/site.ts', 'guestbook()', 'guestbook({ rudeWord: /x/ })');
      const { exitCode, stderr } = await run('check');
      edit('src/site.ts', 'guestbook({ rudeWord: /x/ })', 'guestbook()');
      expect(exitCode).toBe(1);
      expect(stderr).toMatch(
        /The rule rude-note of the add-on "pagewright-guestbook" failed: TypeError: .* \(node_modules\/pagewright-guestbook\/src\/guestbook\.ts:\d+:\d+\)/,
      );
    });

    test.each([
      ['npm start', ['start'], /The site is on (http:\/\/localhost:\d+)/],
      ['the live preview', ['run', 'dev'], preview],
    ])('its pages have the blocks of the add-on, and its islands hydrate: %s', async (_, args, pattern) => {
      const served = await serveScript(site, args, pattern, environment);
      try {
        const html = await (await fetch(served.address)).text();
        expect(html).toContain('<figcaption>By Ada</figcaption>');
        expect(html).toContain('guest-notes figcaption');
        expect(await clickTwice(served.address, 'Thanks')).toEqual({ label: 'Thanks: 2', faults: [] });
      } finally {
        await served.stop();
      }
    });
  });
});

const preview = /The live preview is on (http:\/\/localhost:\d+)/;

const notesAndThanks = `  - type: guest-notes
    heading: What guests wrote

  - type: thanks
    label: Thanks

  - type: applause`;

/** The HTML of a built page without what depends on the code's folder: hashes, names of assets, the boot script. */
const pageHtml = (file: string): string =>
  readFileSync(file, 'utf8')
    .replaceAll(/<script>[\s\S]*?<\/script>/g, '<script></script>')
    .replaceAll(/sha256-[^'&]+/g, 'sha256')
    .replaceAll(/\/assets\/[\w.-]+/g, '/assets/file')
    .replaceAll(/"build":"[^"]+"/g, '"build":""');

/** Clicks the button of the page twice: what it says then, and what went wrong in the browser. */
const clickTwice = (address: string, name = 'Applause'): Promise<{ label: string; faults: string[] }> =>
  withChromium(async (browser) => {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(address);
    const button = page.getByRole('button', { name });
    await button.click();
    await page.locator('button', { hasText: `${name}: 1` }).waitFor();
    await button.click();
    await page.locator('button', { hasText: `${name}: 2` }).waitFor();
    return { label: await button.innerText(), faults };
  });
