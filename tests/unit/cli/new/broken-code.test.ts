import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CodeMistake } from '../../../../packages/engine/src/files/describe-code-error.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import type { Outcome } from '../../../support/run-command.ts';
import { runMainLoading } from '../../../support/run-main.ts';

const root = tempFolder('broken-code');
const pathOf = (file: string): string => join(root, file);
const collectionList = 'schemas/collections/index.ts';
const blockList = 'schemas/blocks/index.ts';
const staticBlocks = 'src/blocks/static.ts';
for (const path of ['package.json', collectionList, blockList, staticBlocks]) cpSync(inProject(path), pathOf(path));
cpSync(inProject('tests', 'sites', 'minimal'), pathOf('site.config'), { recursive: true });
mkdirSync(pathOf('tests/sites/blocks'), { recursive: true });

/** Runs `new` with code that imports a file which does not exist yet. */
const runNew = (...args: string[]): Promise<Outcome> => {
  const loadCode = async () => {
    throw new CodeMistake({ file: pathOf(collectionList), line: 1, column: 1 }, 'The import "./crew.ts" leads to nothing.');
  };
  return runMainLoading(loadCode, root, 'new', ...args);
};

/** Adds a line to a file, below another one. Returns the new text. */
function addLine(file: string, below: string, line: string): string {
  const text = readFileSync(pathOf(file), 'utf8');
  expect(text).toContain(below);
  writeFileSync(pathOf(file), text.replace(below, `${below}\n${line}`));
  return readFileSync(pathOf(file), 'utf8');
}

describe('while the code cannot be loaded', () => {
  test('"new collection" writes what the list of collections imports, under the imported name, and no page', async () => {
    addLine(collectionList, "import { clientSchema } from './clients.ts';", "import { memberSchema } from './crew.ts';");
    const list = addLine(collectionList, '  clients: defineCollection(clientSchema),', '  crew: defineCollection(memberSchema),');

    const withPage = await runNew('collection', 'crew', '--page');
    expect(withPage).toMatchObject({ exitCode: 1, stdout: '' });
    expect(withPage.stderr).toMatch(
      /^The code of the site cannot be loaded\. Fix this first:\n\n.+index\.ts:1:1 {2}code-error {2}The import/,
    );
    expect(withPage.stderr).toContain('Or leave out --page: only the page needs the block types of the site.');
    expect(existsSync(pathOf('schemas/collections/crew.ts'))).toBe(false);

    const { stderr, stdout } = await runNew('collection', 'crew');
    expect(stderr).toBe('');
    expect(stdout).toContain('record.yaml, which was not written, because the code of the site cannot be loaded.');
    expect(readFileSync(pathOf('schemas/collections/crew.ts'), 'utf8')).toContain('export const memberSchema = ');
    expect(existsSync(pathOf('site.config/collections/crew.yaml'))).toBe(true);
    expect(readFileSync(pathOf(collectionList), 'utf8')).toBe(list);
  });

  test('"new block" writes a block type that the registries have in part', async () => {
    addLine(blockList, "import { pricing } from './pricing.ts';", "import { promotion } from './promo-strip.ts';");
    const components = addLine(staticBlocks, '  pricing: Pricing,', "  'promo-strip': PromoStrip,");
    expect(await runNew('block', 'promo-strip')).toMatchObject({ exitCode: 0, stderr: '' });
    expect(readFileSync(pathOf('schemas/blocks/promo-strip.ts'), 'utf8')).toContain('export const promotion = defineBlock(');
    const list = readFileSync(pathOf(blockList), 'utf8');
    expect(list).toContain("  'promo-strip': promotion,\n");
    expect(list.match(/promo-strip\.ts/g)).toHaveLength(1);
    expect(readFileSync(pathOf(staticBlocks), 'utf8').replace("import PromoStrip from './promo-strip.tsx';\n", '')).toBe(components);
  });

  test('"new page" shows what to fix first, and "new" alone prints examples', async () => {
    const page = await runNew('page', '/offer', '--title', 'Offer', '--description', 'All offers.');
    expect(page).toMatchObject({ exitCode: 1, stdout: '' });
    expect(page.stderr).toMatch(/^The code of the site cannot be loaded\. Fix this first:\n/);
    expect(await runNew()).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('npm run new -- collection team') });
  });
});
