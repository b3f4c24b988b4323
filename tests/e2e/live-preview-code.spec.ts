import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { cleanUpAfterFile } from '../../packages/engine/tests/support/after-file.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { copyProject } from '../support/project-copy.ts';
import { expectSameLoad, panelOf } from './support/edited-page.ts';
import { Preview } from './support/preview.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';

/** The live preview while a developer edits the code of a copy of the project. Each test takes its edits back. */
test.describe.configure({ mode: 'serial' });
let root: string;
let preview: Preview;
let page: Page;

const home = `path: /
title: Home
description: A page whose blocks a developer edits.
blocks:
  - type: page-header
    heading: Hello
  - type: contact-form
    heading: Write to us
    fields:
      - name: message
        label: Your message
`;

const pathOf = (file: string): string => join(root, file);

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(pathOf(file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(pathOf(file), text.replace(from, to));
}

/** Adds the settings of the layout `folded`, which a test adds to the code. */
function addFolded(site: Preview): void {
  site.edit('site.yaml', 'landing: 0', 'folded: 0, landing: 0');
  site.edit(
    'site.yaml',
    '    landing: {',
    '    folded: { offset: 0, delay: 0, duration: 0, easing: linear, throttle: 0, debounce: 0, once: true }\n    landing: {',
  );
}

/** The heading above the problems of the code in the panel. */
const ofCode = () => panelOf(page).getByRole('heading', { name: 'Code', includeHidden: true });
const message = () => page.getByLabel('Your message');

test.beforeAll(async ({ browser }) => {
  root = copyProject();
  preview = new Preview('tests/sites/minimal', 0, root);
  preview.write('pages/home.yaml', home);
  await preview.start();
  page = await browser.newPage();
  await page.goto(preview.address('/'));
  await message().fill('Kept');
  await expect(page.locator('[data-block="contact-form"]')).toHaveAttribute('data-hydrated');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
});

test.afterAll(async () => {
  await preview.stop();
  await page.close();
  await cleanUpAfterFile();
});

test('components of static blocks, layouts and styles change in the open page, in which islands keep their state', async () => {
  edit('src/blocks/page-header.tsx', '<section', '<section data-edition="second"');
  await expect(page.locator('[data-edition="second"]')).toBeAttached();
  edit('src/layout/footer.tsx', '<footer', '<footer data-edition="third"');
  await expect(page.locator('footer[data-edition="third"]')).toBeAttached();
  edit('src/theme/base.css', '@custom-variant script', 'footer { outline-width: 7px }\n@custom-variant script');
  await expect(page.locator('footer')).toHaveCSS('outline-width', '7px');
  await expect(message()).toHaveValue('Kept');
  await expectSameLoad(page);
});

test('the component of an island changes and keeps its state', async () => {
  edit('src/blocks/contact-form.tsx', '<Section id={id}', '<Section id="changed"');
  await expect(page.locator('#changed')).toBeAttached();
  await expect(message()).toHaveValue('Kept');
  await expectSameLoad(page);
  edit('src/blocks/contact-form.tsx', '<Section id="changed"', '<Section id={id}');
  await expect(page.locator('#changed')).toHaveCount(0);
});

test('a new field, a new interface text and a new layout work at once', async () => {
  edit('schemas/blocks/page-header.ts', 'text: textSchema', "motto: textSchema.optional().describe('A motto.'),\n    text: textSchema");
  edit('src/blocks/page-header.tsx', 'heading, text }', 'heading, text, motto }');
  edit('src/blocks/page-header.tsx', '<PageHeading', '<p>{motto}</p>\n      <PageHeading');
  preview.edit('pages/home.yaml', 'heading: Hello', 'heading: Hello\n    motto: Seize the day');
  await expect(page.getByText('Seize the day', { exact: true })).toBeVisible();
  edit('src/strings/en.ts', "mainNavigation: 'Main'", "mainNavigation: 'All pages'");
  await expect(page.locator('nav[aria-label="All pages"]').first()).toBeAttached();
  edit('schemas/layouts.ts', 'layouts = {', 'layouts = {\n  folded: { showsAnchors: false },');
  edit('src/layout/layouts.ts', 'layouts = {', 'layouts = { folded: { Header, Footer },');
  addFolded(preview);
  preview.edit('pages/home.yaml', 'title: Home', 'title: Home\nlayout: folded');
  await expect(page.locator('body.layout-folded')).toBeAttached();
  await expect(page.locator('problem-card')).toHaveCount(0);
  await expect(message()).toHaveValue('Kept');
  await expectSameLoad(page);
});

test('a new block type works at once', sweepOnly, async () => {
  const command = spawnSync(process.execPath, ['packages/engine/bin/pagewright.mjs', 'new', 'block', 'promo-banner'], { cwd: root });
  expect(String(command.stderr)).toBe('');
  preview.edit(
    'pages/home.yaml',
    '  - type: contact-form',
    '  - type: promo-banner\n    heading: New here\n    text: A text.\n  - type: contact-form',
  );
  await expect(page.getByRole('heading', { name: 'New here' })).toBeVisible();
  await expect(message()).toHaveValue('Kept');
});

test.describe('a mistake is a problem with its line, and the page works on', () => {
  const mistakes = [
    [
      'a syntax error in a component',
      'src/blocks/page-header.tsx',
      '<section',
      '<section<',
      /^src\/blocks\/page-header\.tsx:\d+:\d+ {2}code-error {2}Expected/m,
    ],
    [
      'a syntax error in an island',
      'src/blocks/contact-form.tsx',
      '<Section',
      '<Section<',
      /^src\/blocks\/contact-form\.tsx:\d+:\d+ {2}code-error {2}Expected/m,
    ],
    [
      'a syntax error in a schema',
      'schemas/blocks/page-header.ts',
      'import',
      'importt',
      /^schemas\/blocks\/page-header\.ts:1:\d+ {2}code-error/m,
    ],
    ['a syntax error in src/site.ts', 'src/site.ts', 'export default', 'export defaultt', /^src\/site\.ts:\d+:\d+ {2}code-error/m],
    [
      'a syntax error in a stylesheet',
      'src/theme/base.css',
      '@custom-variant script',
      '.x { color: red;\n@custom-variant script',
      /^src\/theme\/base\.css:\d+:\d+ {2}code-error {2}The { of "\.x" is never closed\./m,
    ],
    [
      'an import of a missing file',
      'src/blocks/page-header.tsx',
      'import',
      "import './nothing.ts';\nimport",
      /^src\/blocks\/page-header\.tsx:1:8 {2}code-error {2}The import ".\/nothing\.ts" leads to nothing\./m,
    ],
    [
      'window at the top of a module',
      'src/blocks/page-header.tsx',
      'export default',
      'window.scroll(0, 0);\nexport default',
      /code-error {2}ReferenceError: window is not defined\. Components run on the server first/m,
    ],
    [
      'a module of Node in an island',
      'src/blocks/contact-form.tsx',
      'import',
      "import 'node:fs';\nimport",
      /^src\/blocks\/contact-form\.tsx:1:8 {2}code-error .* imports "node:fs", which only Node has\./m,
    ],
  ] as const;
  // tests/developer-mistakes finds the others, without a browser.
  for (const [name, file, from, to, expected] of representatives(mistakes, 2)) {
    test(name, variants, async () => {
      const before = preview.errors.length;
      edit(file, from, to);
      await expect(
        panelOf(page)
          .getByText(/code-error/)
          .first(),
      ).toBeVisible();
      expect(preview.errors.slice(before)).toMatch(expected);
      expect(preview.errors.slice(before)).not.toMatch(/^ +at |node_modules/m);
      await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();
      edit(file, to, from);
      await expect(ofCode()).toHaveCount(0);
    });
  }

  test('a list without keys', async () => {
    edit('src/blocks/page-header.tsx', '<PageHeading', "{['a', 'b'].map((name) => <i>{name}</i>)}\n      <PageHeading");
    const words = 'A list in the block "page-header" has elements without a key. Check the render method of `PageHeader`.';
    await expect(panelOf(page).getByText(words)).toBeAttached();
    edit('src/blocks/page-header.tsx', "{['a', 'b'].map((name) => <i>{name}</i>)}\n      ", '');
    await expect(ofCode()).toHaveCount(0);
  });

  test('an island that renders something else in the browser', async () => {
    edit(
      'src/blocks/contact-form.tsx',
      '<Heading ',
      "<em>{typeof window === 'undefined' ? 'server' : 'browser'}</em>\n          <Heading ",
    );
    await expect(page.locator('em')).toHaveText('browser');
    await page.reload();
    await message().focus();
    await expect(
      panelOf(page).getByText('The block "contact-form" renders something else in the browser than on the server.'),
    ).toBeAttached();
    await expect(panelOf(page).getByText(/\+ +browser\n.*- +server/)).toBeAttached();
    edit('src/blocks/contact-form.tsx', "<em>{typeof window === 'undefined' ? 'server' : 'browser'}</em>\n          ", '');
    await expect(ofCode()).toHaveCount(0);
  });
});

test('a start with broken code shows the mistake at every address, until it is fixed', sweepOnly, async () => {
  // Without what other tests have added.
  root = copyProject();
  const statement = "import './nothing.ts';\nexport default";
  edit('src/site.ts', 'export default', statement);
  const started = new Preview('tests/sites/minimal', 0, root);
  try {
    await started.start();
    for (const path of ['/nowhere', '/__blocks', '/']) {
      await page.goto(started.address(path));
      await expect(page.getByText(/^src\/site\.ts:\d+:\d+ {2}code-error {2}The import "\.\/nothing\.ts" leads to nothing\./)).toBeVisible();
    }
    edit('src/site.ts', statement, 'window.name;\nexport default');
    await expect(page.getByText(/^src\/site\.ts:\d+:\d+ {2}code-error/)).not.toContainText('nothing.ts');
    edit('src/site.ts', 'window.name;\nexport default', 'export default');
    // The first page that this preview shows.
    await expect(page.getByRole('banner')).toBeVisible({ timeout: 60_000 });
    expect(started.errors).toContain('The problems of the code are solved.');
  } finally {
    await started.stop();
  }
});
