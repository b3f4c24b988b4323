import { mkdirSync, readFileSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { main } from '../../../packages/engine/src/cli/main.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import code from '../../../src/site.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('check-json');

const problemsSchema = z.array(
  z.strictObject({
    file: z.string(),
    line: z.int().min(1),
    column: z.int().min(1),
    length: z.int().min(1),
    code: z.string(),
    severity: z.enum(['error', 'warning']),
    message: z.string(),
    context: z.string().nullable(),
    hint: z.string().nullable(),
    fix: z.string().nullable(),
    edits: z.array(z.strictObject({ start: z.int().min(0), end: z.int(), text: z.string() })),
    excerpt: z.array(z.strictObject({ line: z.int(), text: z.string() })).max(2),
  }),
);
type Problems = z.infer<typeof problemsSchema>;

/** A site with errors of every kind: in texts, in whole files, in the first line, after a byte order mark, in long lines. */
function siteWithMistakes(): SiteCopy {
  const site = copySite('blocks', temp);
  site.write(
    'pages/bom.yaml',
    `\uFEFFpath: /bom\r\ntitle: 😀 Signs\r\ndescriptoin: a\r\nblocks:\r\n  - type: page-header\r\n    heading: 'What's new'\r\n`,
  );
  site.write('pages/first.yaml', 'pathh: /first\n');
  site.write('pages/control.yaml', 'path: /control\ntitle: "A\u202Eb"\ndescription: A page with \u0007 in it.\nblocks: []\n');
  site.write('pages/empty.yaml', '');
  site.edit('pages/questions.yaml', 'type: faq', 'type: fqa');
  site.edit('pages/home.yaml', 'Plain words only', 'Words **in bold**');
  site.write('page/lost.yaml', 'a: 1\n');
  site.write('media/pictures/a b.png', 'x');
  symlinkSync('/etc/hosts', join(site.dir, 'pages', 'link.yaml'));
  truncateSync(join(site.dir, 'media/films/loop.mp4'), 11 * 1024 * 1024);
  return site;
}

describe('a problem as JSON, as docs/developers/check.md describes it', () => {
  let problems: Problems;
  let text: (file: string) => string;

  beforeAll(async () => {
    const site = siteWithMistakes();
    const { stdout } = await runMain('check', '--site', site.dir, '--format', 'json');
    problems = problemsSchema.parse(JSON.parse(stdout));
    text = (file) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  }, 60_000);

  test('the site has problems of many kinds', () => {
    expect(new Set(problems.map(({ code }) => code)).size).toBeGreaterThan(9);
    expect(problems.some(({ excerpt }) => excerpt.length === 0)).toBe(true);
    expect(problems.some(({ excerpt }) => excerpt.length === 1)).toBe(true);
    expect(problems.some(({ edits }) => edits.length > 0)).toBe(true);
  });

  test('the file exists, and problems are sorted by file and line', () => {
    for (const { file } of problems) expect(statSync(file).isFile()).toBe(true);
    const places = problems.map(({ file, line }) => [file, line] as const);
    expect(places).toEqual([...places].sort(([a, m], [b, n]) => (a === b ? m - n : a < b ? -1 : 1)));
  });

  test('line, column and length are within the text; a whole file is 1, 1 and 1', () => {
    for (const { file, line, column, length, excerpt } of problems) {
      if (excerpt.length === 0) expect([line, column, length]).toEqual([1, 1, 1]);
      else expect(column - 1 + length, `${file}:${line}`).toBeLessThanOrEqual((text(file).split(/\r?\n/)[line - 1] ?? '').length + 1);
    }
  });

  test('the excerpt is the line and the one above, with U+FFFD for characters that act on a terminal', () => {
    for (const { file, line, excerpt } of problems) {
      const lines = excerpt.length === 0 ? [] : text(file).split(/\r?\n/);
      for (const row of excerpt) expect(row.text).toBe(lines[row.line - 1]?.replaceAll('\u202E', '\uFFFD').replaceAll('\u0007', '\uFFFD'));
      expect(excerpt.map((row) => row.line)).toEqual(excerpt.length === 0 ? [] : [line - 1, line].filter((one) => one > 0));
    }
  });

  test('edits count from after the byte order mark, and produce the line in fix', () => {
    const problem = problems.find(({ file, code }) => file.endsWith('bom.yaml') && code === 'quote-in-text');
    const [edit] = problem?.edits ?? [];
    if (!problem || !edit) throw new Error('The apostrophe has no correction.');
    const before = text(problem.file);
    const after = before.slice(0, edit.start) + edit.text + before.slice(edit.end);
    expect(after.split('\r\n')[problem.line - 1]?.trim()).toBe(problem.fix);
  });
});

test('a second check, from the cache, prints the same', async () => {
  const site = siteWithMistakes();
  const first = await runMain('check', '--site', site.dir, '--format', 'json');
  expect(await runMain('check', '--site', site.dir, '--format', 'json')).toEqual(first);
});

describe('a check that cannot run prints nothing on stdout and the reason on stderr', () => {
  test.each(['text', 'json', 'github'])('as %s: exits with 1 without a site, with 2 after a wrong call', async (format) => {
    const calls = [
      { options: ['--site', join(temp, 'none')], expected: 1 },
      { options: ['--site', inProject('package.json')], expected: 1 },
      { options: ['--nonsense'], expected: 2 },
      { options: ['--now', 'never'], expected: 2 },
      { options: ['pages/none.yaml'], expected: 2 },
    ];
    for (const { options, expected } of calls) {
      const { exitCode, stdout, stderr } = await runMain('check', '--format', format, ...options);
      expect({ exitCode, stdout }).toEqual({ exitCode: expected, stdout: '' });
      expect(stderr).toMatch(/^\S[^\n]+\n$/);
    }
  });
});

test('a cache that cannot be written changes no result', async () => {
  const root = join(temp, 'project');
  mkdirSync(root);
  writeFileSync(join(root, '.cache'), 'a file');
  const site = copySite('minimal', root);
  site.write('pages/empty.yaml', '');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(
    await main(['check', '--site', site.dir, '--format', 'json'], {
      root,
      codeDirs: [root],
      fingerprint: 'test',
      loadCode: async () => code,
    }),
  ).toBe(1);
  expect(problemsSchema.parse(JSON.parse(String(log.mock.calls[0]?.[0])))).toMatchObject([{ code: 'empty-file' }]);
  expect(error.mock.calls.join()).toMatch(/^Editor support for this site is not available/);
  log.mockRestore();
  error.mockRestore();
});
