import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../../support/project-copy.ts';
import { RunningPreview } from '../../support/running-preview.ts';

/** The live preview while a developer edits the code of the site. */
const root = copyProject();
let preview: RunningPreview;

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
};

beforeAll(async () => {
  edit('src/blocks/page-header.tsx', 'const headingId', 'if (heading === "Throw") throw new Error("No such word");\n  const headingId');
  preview = await RunningPreview.start(join(root, 'tests', 'sites', 'minimal'), 4313, {}, root);
  await preview.shows('/', 'Hello');
}, 60_000);
afterAll(() => preview.stop());

test('a component that throws is a card, with the file of the source', async () => {
  edit('tests/sites/minimal/pages/home.yaml', 'heading: Hello', 'heading: Throw');
  await preview.shows('/', 'The component of this page-header threw an error.');
  expect((await preview.ask('/')).text).toMatch(/<pre>src\/blocks\/page-header\.tsx:6:\d+ {2}code-error {2}No such word\n/);
  edit('tests/sites/minimal/pages/home.yaml', 'heading: Throw', 'heading: Hello');
  await preview.shows('/', 'Hello');
}, 60_000);

test('a changed component is rendered as it is on disk', async () => {
  edit('src/blocks/page-header.tsx', '<section id={id}', '<section id={id} data-edition="second"');
  await preview.shows('/', 'data-edition="second"');
}, 60_000);

test('a change of a module that a component imports is rendered', async () => {
  edit('src/ui/text/page-heading.tsx', 'return (', 'return heading === "Hello" ? <h1>Bonjour</h1> : (');
  await preview.shows('/', '<h1>Bonjour</h1>');
}, 60_000);

test('a changed stylesheet is served', async () => {
  edit('src/theme/base.css', '@custom-variant script', '.third-edition { color: red }\n@custom-variant script');
  await preview.shows('/', '.third-edition{');
}, 60_000);

test('a package that is installed after a component needed it is found', async () => {
  edit('src/blocks/page-header.tsx', 'import', "import late from 'late-package';\nimport");
  edit('src/blocks/page-header.tsx', '<section id={id}', '<section id={id} data-late={late.edition}');
  await preview.until(
    () => preview.output.includes('The package "late-package" is not installed.'),
    'The missing package is not reported.',
  );
  const installed = join(root, 'node_modules', 'late-package');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "name": "late-package", "version": "1.0.0", "main": "index.js" }');
  writeFileSync(join(installed, 'index.js'), "module.exports = { edition: 'fourth' };");
  edit('package.json', '"dependencies": {', '"dependencies": { "late-package": "1.0.0",');
  // The server starts again, and refuses requests meanwhile.
  const text = (): Promise<string> => preview.ask('/').then((answer) => answer.text, String);
  await preview.until(async () => (await text()).includes('data-late="fourth"'), 'The package is not found.');
}, 60_000);
