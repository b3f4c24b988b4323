import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../../packages/engine/tests/support/sweeps.ts';
import { npm } from '../../../support/npm.ts';
import { copyProject } from '../../../support/project-copy.ts';
import { addTools } from '../../../support/project-tools.ts';

/** A step that opens pages in a browser or serves them. The browser tests and the tests of the preview run these scripts. */
const isServing = (command: string): boolean => /^npm run (?:dev|snapshots)\b/.test(command);

/** The tests that read every block type and collection. The others take minutes and know none of the new ones. */
const relevantTests = ['architecture', 'blocks', 'mutations', 'unit/guide'];

describe.runIf(isSweep)('after `new`, the printed steps', () => {
  let root = '';
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.com', ...args], { cwd: root, encoding: 'utf8' });
  const changedFiles = (): string[] =>
    git('status', '--porcelain', '--untracked-files=all')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(3));
  const edit = (path: string, from: string, to: string): void => {
    const file = join(root, path);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(from)) throw new Error(`${path} has no "${from}".`);
    writeFileSync(file, text.replace(from, to));
  };
  const run = async (command: string): Promise<string> => {
    const [, ...words] = command.split(' ');
    const tests = command === 'npm run test:unit' ? ['--', ...relevantTests.map((path) => `tests/${path}`)] : [];
    const { exitCode, stdout, stderr } = await npm(root, ...words, ...tests);
    expect(exitCode, `${command}\n${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };
  /** Follows the steps that several commands have printed. A step that several have is followed once, after all others. */
  const followSteps = async (printed: readonly string[]): Promise<void> => {
    const commands = printed.map((steps) =>
      [...steps.matchAll(/^ {2}\d+\. (npm run .+)$/gm)].flatMap(([, line = '']) => line.split(' && ')),
    );
    for (const one of commands) expect(one.length).toBeGreaterThan(4);
    const inOrder = [...new Set(commands.flat().toReversed())].toReversed();
    for (const command of inOrder.filter((one) => !isServing(one))) await run(command);
  };

  beforeAll(() => {
    root = copyProject();
    addTools(root);
    for (const part of ['docs', 'sites', 'starters', 'tools', 'knip.json', 'README.md', 'CONTRIBUTING.md', '.npmrc', 'fonts.yaml']) {
      cpSync(inProject(part), join(root, part), { recursive: true });
    }
  }, 120_000);

  beforeEach(() => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'state');
  });

  test('of block types and collections suffice, and change no file of another one', { timeout: 1_800_000 }, async () => {
    const printed = [await run('npm run new -- block sample-block')];
    edit('schemas/blocks/sample-block.ts', 'blockBase, defineBlock,', 'blockBase, defineBlock, linkSchema,');
    edit(
      'schemas/blocks/sample-block.ts',
      "the title.'),\n",
      "the title.'),\n    button: linkSchema.optional().describe('A link under the text.'),\n",
    );
    edit('src/blocks/sample-block.tsx', 'heading, text }', 'heading, text, button }');
    edit('src/blocks/sample-block.tsx', '{text}</p>\n', '{text}</p>\n      {button && <a href={button.to}>{button.label}</a>}\n');
    edit('tests/blocks/sample-block/full.yaml', 'text: A text.\n', 'text: A text.\nbutton:\n  label: To the top\n  to: "#part"\n');
    printed.push(await run('npm run new -- block sample-toggle --interactive'));
    printed.push(await run('npm run new -- collection sample-studies --page'));
    // Also before a block shows its records.
    printed.push(await run('npm run new -- collection sample-team'));
    await followSteps(printed);
    expect(changedFiles().filter((path) => !path.includes('sample-'))).toEqual([
      'docs/authors/blocks.md',
      'docs/authors/collections.md',
      'docs/authors/pages.md',
      'schemas/blocks/index.ts',
      'schemas/collections/index.ts',
      'src/blocks/interactive.ts',
      'src/blocks/static.ts',
    ]);
    expect(changedFiles().filter((path) => path.includes('sample-'))).toEqual([
      'docs/authors/blocks/sample-block.webp',
      'docs/authors/blocks/sample-toggle.webp',
      'schemas/blocks/sample-block.ts',
      'schemas/blocks/sample-toggle.ts',
      'schemas/collections/sample-studies.ts',
      'schemas/collections/sample-team.ts',
      'site.config/collections/sample-studies.yaml',
      'site.config/collections/sample-team.yaml',
      'site.config/pages/sample-studies/record.yaml',
      'src/blocks/sample-block.tsx',
      'src/blocks/sample-toggle.tsx',
      'tests/blocks/sample-block/full.yaml',
      'tests/blocks/sample-block/minimal.yaml',
      'tests/blocks/sample-toggle/full.yaml',
      'tests/blocks/sample-toggle/minimal.yaml',
      'tests/mutations/expected/collections-sample-studies.txt',
      'tests/mutations/expected/collections-sample-team.txt',
      'tests/mutations/expected/sample-block.txt',
      'tests/mutations/expected/sample-toggle.txt',
      'tests/sites/blocks/collections/sample-studies.yaml',
      'tests/sites/blocks/collections/sample-team.yaml',
      'tests/sites/blocks/pages/sample-studies/record.yaml',
      'tests/sites/blocks/pages/sample-team/record.yaml',
    ]);
  });

  test('leave every expected file as it is when all are written again', { timeout: 3_600_000 }, async () => {
    for (const folder of ['tests/mutations', 'tests/problems', 'tests/editor/problems']) {
      execFileSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts', folder], {
        cwd: root,
        env: { ...process.env, VITEST: undefined, SWEEPS: undefined, UPDATE_EXPECTED: '1' },
        stdio: 'pipe',
      });
    }
    expect(changedFiles()).toEqual([]);
  });
});
