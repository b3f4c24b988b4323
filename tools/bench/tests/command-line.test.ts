import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { benchParts, main, partsToRun } from '../index.ts';

const temp = tempFolder('bench');

/** Runs the command in this process. */
async function runBench(...words: string[]): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const texts = { stdout: '', stderr: '' };
  const write = (output: keyof typeof texts) => (text: unknown) => {
    texts[output] += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(write('stdout'));
  vi.spyOn(process.stderr, 'write').mockImplementation(write('stderr'));
  vi.spyOn(console, 'log').mockImplementation((text) => write('stdout')(`${text}\n`));
  vi.spyOn(console, 'error').mockImplementation((text) => write('stderr')(`${text}\n`));
  const exitCode = await main({ root: projectRoot, words });
  vi.restoreAllMocks();
  return { exitCode, ...texts };
}

test('--help describes the parts and options, with examples', async () => {
  const { exitCode, stdout } = await runBench('--help');
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(
    /^Usage: npm run bench -- \[options\] \[part\.\.\.\]\n[\s\S]*"hostile"[\s\S]*--site <dir>[\s\S]*npm run bench -- peers\n/,
  );
});

test('a part that does not exist is answered with all parts, and measures nothing', async () => {
  const { exitCode, stdout, stderr } = await runBench('chekc');
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toMatch(/'chekc' is invalid for argument 'part'\. Allowed choices are check, build, /);
});

test('--generate needs a number of pages', async () => {
  const { exitCode, stderr } = await runBench('--generate', '0');
  expect(exitCode).toBe(2);
  expect(stderr).toContain("'0' is invalid. It must be a number of pages such as 1000.");
});

test('peers runs only when it is named, because it installs other site builders', () => {
  expect(partsToRun(['peers'])).toEqual(['peers']);
  expect(Object.keys(benchParts).filter((part) => !partsToRun([]).includes(part))).toEqual(['peers']);
});

test('--generate writes a site of this many pages into --out and measures nothing', async () => {
  const folder = join(temp, 'many');
  const { exitCode, stdout } = await runBench('--generate', '12', '--out', folder);
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
  const { exitCode, stderr } = await runBench('--generate', '12', '--out', folder);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: `${folder} is not empty. Nothing was written. Empty it, or choose another folder with --out DIR.\n`,
  });
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
});
