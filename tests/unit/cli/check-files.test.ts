import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('check-files');
const page = (path: string, block: string): string =>
  `path: ${path}\ntitle: The page at ${path}\ndescription: The page at ${path}, in a sentence that is long enough to be shown by search engines.\nblocks:\n${block}`;

let site: SiteCopy;

beforeEach(() => {
  site = copySite('minimal', temp);
  site.write('pages/first.yaml', page('/first', '  - type: notcie\n    heading: Welcome\n'));
  site.write('pages/second.yaml', page('/second', "  - type: page-header\n    heading: 'What's new'\n"));
});

const check = async (...args: string[]) => {
  const { exitCode, stdout, stderr } = await runMain('check', '--site', site.dir, ...args);
  const short = (text: string): string => text.replaceAll(`${site.dir}/`, '').replace(/\(\d+\.\d s\)/, '(0.0 s)');
  return { exitCode, stdout: short(stdout), stderr: short(stderr) };
};

const filesOf = (text: string): string[] =>
  z
    .array(z.object({ file: z.string() }))
    .parse(JSON.parse(text))
    .map(({ file }) => file);

describe('check with a file', () => {
  test.each([
    ['from the folder of the site', () => 'pages/first.yaml'],
    ['by its absolute path', () => join(site.dir, 'pages/first.yaml')],
    ['by its path from here', () => relative(process.cwd(), join(site.dir, 'pages/first.yaml'))],
  ])('%s is the only one whose problems are reported', async (_, written) => {
    const { exitCode, stdout, stderr } = await check(written());
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain('pages/first.yaml:5:11  unknown-block-type');
    expect(stderr).not.toContain('pages/second.yaml');
    expect(stderr).toMatch(
      /\nOnly the problems of pages\/first\.yaml are reported\. Other files have 1 problem; see all: npm run check\n$/,
    );
  });

  test('exits with 0 when the file has no error, and counts the other problems', async () => {
    expect(await check('pages/home.yaml')).toEqual({
      exitCode: 0,
      stdout: `pages/home.yaml: all good (0.0 s)\nOnly the problems of pages/home.yaml are reported. Other files have ${await problemCount()} problems; see all: npm run check\n`,
      stderr: '',
    });
  });

  test('accepts several files', async () => {
    const { exitCode, stderr } = await check('pages/second.yaml', 'pages/first.yaml', 'site.yaml');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /errors in 2 files · 1 can be fixed with --fix\nOnly the problems of 3 files are reported\. Other files have no problems\.\n$/,
    );
  });

  test('checks links against the whole site', async () => {
    const linkTo = (path: string): string =>
      page('/third', `  - type: notice\n    heading: More\n    text: There is more.\n    button: { label: Go on, to: ${path} }\n`);
    // An unreadable page may be the target, so links are checked only when every page is readable.
    site.write('pages/first.yaml', page('/first', '  - type: page-header\n    heading: First\n'));
    site.write('pages/second.yaml', page('/second', '  - type: page-header\n    heading: Second\n'));
    site.write('pages/third.yaml', linkTo('/second'));
    expect((await check('pages/third.yaml')).exitCode).toBe(0);
    site.write('pages/third.yaml', linkTo('/secnd'));
    expect((await check('pages/third.yaml')).stderr).toContain('pages/third.yaml:8:33  broken-link');
  });

  test.each(['json', 'github'])('as %s: prints only its problems on stdout', async (format) => {
    const { exitCode, stdout, stderr } = await check('pages/second.yaml', '--format', format);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: '' });
    if (format === 'json') expect(new Set(filesOf(stdout))).toEqual(new Set(['pages/second.yaml']));
    else expect(stdout).toMatch(/^::error file=pages\/second\.yaml,[^\n]*\n$/);
  });

  test('fixes only this file with --fix', async () => {
    site.write('pages/fourth.yaml', page('/fourth', "  - type: page-header\n    heading: 'It's new'\n"));
    const untouched = site.read('pages/second.yaml');
    const { exitCode, stderr } = await check('--fix', 'pages/fourth.yaml');
    expect(exitCode).toBe(0);
    expect(stderr).toContain('Changed 1 place in 1 file.');
    expect(readFileSync(join(site.dir, 'pages/fourth.yaml'), 'utf8')).toContain('heading: "It\'s new"');
    expect(site.read('pages/second.yaml')).toBe(untouched);
  });

  test.each([
    ['pages/frist.yaml', 'pages/first.yaml'],
    ['first.yml', 'pages/first.yaml'],
    ['site.yml', 'site.yaml'],
  ])('and does not exist, %s, is answered with the nearest: %s', async (written, nearest) => {
    expect(await check(written)).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `The site in ${site.dir} has no file "${written}". Did you mean ${nearest}?\n`,
    });
  });

  test('reports an unknown file with an example', async () => {
    expect((await check('/etc/hostname-of-another-machine')).stderr).toMatch(
      /\. Choose a file of the site, such as pages\/home\.yaml\.\n$/,
    );
  });
});

const problemCount = async (): Promise<number> => filesOf((await check('--format', 'json')).stdout).length;
