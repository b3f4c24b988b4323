import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runMain } from '../../support/run-main.ts';

const temp = tempFolder('bench');

test('--generate writes a site of this many pages into --out and measures nothing', async () => {
  const folder = join(temp, 'many');
  const { exitCode, stdout } = await runMain('bench', '--generate', '12', '--out', folder);
  expect(exitCode).toBe(0);
  expect(stdout).toBe(`Wrote 12 pages into ${folder}. Build them: npm run build -- --site ${folder} --out DIR\n`);
  expect(existsSync(join(folder, 'site.yaml'))).toBe(true);
  // Five of the pages come from the records of a collection, by one template.
  expect(readdirSync(join(folder, 'pages')).filter((name) => name.startsWith('page-') || name === 'home.yaml')).toHaveLength(7);
});

test('--generate writes nothing into a folder with content', async () => {
  const folder = join(temp, 'full');
  mkdirSync(folder);
  writeFileSync(join(folder, 'thesis.txt'), 'ten years');
  const { exitCode, stderr } = await runMain('bench', '--generate', '12', '--out', folder);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: `${folder} is not empty. Nothing was written. Empty it, or choose another folder with --out DIR.\n`,
  });
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
});
