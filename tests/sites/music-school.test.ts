import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import { inProject, projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { isSweep, representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import site from '../../src/site.ts';
import { runTool } from '../support/project-tools.ts';
import { type Outcome, runCommand } from '../support/run-command.ts';
import { runMainWith } from '../support/run-main.ts';
import { startCommand } from '../support/serving-command.ts';
import { clickUntil } from './click-until.ts';

/** A site that shares nothing with the shipped one: its own block types, collections, layouts, paths, colours and words. */
const school = inProject('tests', 'sites', 'music-school');
const content = join(school, 'site.config');
const temp = tempFolder('music-school');
const out = join(temp, 'dist');
let built: Outcome;

beforeAll(async () => {
  built = await runCommand(projectRoot, 'build', '--site', content, '--out', out);
}, 120_000);

const html = (path: string): string => readFileSync(join(out, path, 'index.html'), 'utf8');

describe('the build of a site with its own code', () => {
  test('succeeds and finds no problem', () => {
    expect(built.stderr).not.toContain('(warning)');
    expect(built.exitCode).toBe(0);
  });

  test('has its blocks, records, layouts and words', () => {
    expect(html('')).toContain('<h1>Play something</h1>');
    expect(html('')).toContain('Inês Duarte, guitar');
    expect(html('')).toContain('class="layout-concert"');
    expect(html('')).not.toContain('<nav');
    expect(html('timetable')).toContain('class="layout-programme"');
    expect(html('timetable')).toContain('<nav aria-label="Sections">');
    expect(html('timetable')).toContain('<a href="/learn/choir">Choir</a>');
    expect(html('timetable')).toMatch(/Thursday(?:<!-- -->)?: (?:<!-- -->)?Four voices/);
    expect(html(join('learn', 'choir'))).toContain('<h1>Choir</h1>');
  });

  test('has its colours', () => {
    expect(html('')).toContain('--color-plum:#4a1d4f');
    expect(html('')).toContain('<meta name="theme-color" content="#4a1d4f"/>');
    expect(JSON.parse(readFileSync(join(out, 'site.webmanifest'), 'utf8'))).toMatchObject({ background_color: '#fff8e7' });
  });

  test('has no trace of the shipped site', () => {
    const texts = readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|json|js|css|xml|txt|svg|webmanifest)$|^_/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
    const colors = Object.keys(site.theme.colors).map((name) => `--color-${name}:`);
    const types = site.blockTypes.map((type) => `"type":"${type}"`);
    for (const word of ['loomwright', 'Loomwright', ...colors, ...types]) expect(texts).not.toContain(word);
    expect(texts).toContain('"type":"metronome"');
  });
});

test('the command serve shows it, and its island hydrates', async () => {
  const served = await startCommand(['serve', '--site', content, '--out', out], /The site is on/, { MAIL_OUTBOX: join(temp, 'outbox') });
  expect(await clickUntil(served.address, 'Faster', 'Faster: 61').finally(served.stop)).toEqual([]);
}, 120_000);

test.runIf(isSweep)('the command dev shows it, and its island hydrates', { timeout: 120_000 }, async () => {
  const preview = await startCommand(['dev', '--site', content], /The live preview is on/, { MAIL_OUTBOX: join(temp, 'preview-outbox') });
  expect(await clickUntil(preview.address, 'Faster', 'Faster: 61').finally(preview.stop)).toEqual([]);
});

/** Imports the code by a path that the compiler does not follow: its names of interface texts are not those of the shipped site. */
const codeOfSchool = async (): Promise<SiteCode> => (await import(join(school, 'src', 'site.ts'))).default;

describe('the commands for authors, in a project of its own', () => {
  const project = join(temp, 'project');
  const run = async (...args: string[]): Promise<Outcome> => runMainWith(await codeOfSchool(), project, ...args);

  beforeAll(() => {
    cpSync(school, project, { recursive: true });
  });

  const mistakes = [
    ['teacher-cart', 'type: teacher-card', 'Did you mean "teacher-card"?'],
    ['inez', 'teacher: ines', 'Did you mean "ines"?'],
    ['concerto', 'layout: concert', 'Did you mean "concert"?'],
    ['music-lesson', 'collection: music-lessons', 'Did you mean "music-lessons"?'],
  ] as const;
  test.each(representatives(mistakes, 2))('a mistake is explained with the names of this site: %s', async (mistake, right, expected) => {
    const pages = readdirSync(join(project, 'site.config', 'pages')).map((name) => join(project, 'site.config', 'pages', name));
    const file = pages.find((path) => readFileSync(path, 'utf8').includes(right)) ?? 'no file';
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(right, right.replace(/: .*/, `: ${mistake}`)));
    const outcome = await run('check');
    writeFileSync(file, text);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stderr).toContain(expected);
  });

  test('a misnamed collection is answered with the nearest name', async () => {
    const file = join(project, 'site.config', 'collections', 'music-lesson.yaml');
    writeFileSync(file, '[]\n');
    const outcome = await run('check');
    rmSync(file);
    expect(outcome.stderr).toContain('Did you mean collections/music-lessons.yaml?');
  });

  test('new page starts from a preset of this site, and the page can be checked', async () => {
    const outcome = await run('new', 'page', '/open-day', '--title', 'Open day', '--description', 'Try an instrument on the open day.');
    expect(outcome).toMatchObject({ exitCode: 0 });
    const file = join(project, 'site.config', 'pages', 'concert', 'open-day.yaml');
    const page = readFileSync(file, 'utf8');
    expect(page).toContain('layout: concert');
    expect(page).toContain('type: overture');
    expect(await run('check', 'pages/concert/open-day.yaml')).toMatchObject({ exitCode: 0 });
    rmSync(dirname(file), { recursive: true });
  });

  test.runIf(isSweep)(
    'new block writes a static and an interactive block type that compile and render',
    async () => {
      const copy = join(temp, 'new-blocks');
      cpSync(school, copy, { recursive: true });
      for (const folder of ['node_modules', 'packages']) symlinkSync(inProject(folder), join(copy, folder), 'dir');
      for (const args of [['stage-door'], ['encore', '--interactive']]) {
        expect(await runCommand(copy, 'new', 'block', ...args)).toMatchObject({ exitCode: 0, stderr: '' });
      }
      const types = { extends: inProject('tsconfig.json'), include: ['src', 'schemas'], exclude: [] };
      writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(types));
      runTool(copy, 'tsc', '-p', copy);
      const blocks = ['stage-door', 'encore'].map((type) => `  - type: ${type}\n    heading: Title of ${type}\n    text: A text.\n`);
      appendFileSync(join(copy, 'site.config', 'pages', 'home.yaml'), blocks.join(''));
      expect(await runCommand(copy, 'build')).toMatchObject({ exitCode: 0 });
      const home = readFileSync(join(copy, 'dist', 'index.html'), 'utf8');
      for (const text of ['Title of stage-door</h2>', 'Title of encore</h2>', '>Hide</button>']) expect(home).toContain(text);
    },
    120_000,
  );

  test('the catalogue describes the block types, collections and settings of this site', async () => {
    expect(await run('catalogue')).toMatchObject({ exitCode: 0 });
    const page = (name: string): string => readFileSync(join(project, 'docs', 'authors', `${name}.md`), 'utf8');
    expect([...page('blocks').matchAll(/^## (.*)$/gm)].map(([, type]) => type)).toEqual([
      'lesson-timetable',
      'metronome',
      'overture',
      'teacher-card',
    ]);
    expect(page('collections')).toContain('## music-lessons');
    expect(page('collections')).toContain('First chords');
    expect(page('pages')).toContain('`programme`, `concert`');
    expect(page('site')).toContain('`theme › colors › brass`');
  });

  test('explain names no block type of the shipped site, and says that the examples are those of another site', async () => {
    const outcome = await run('explain', 'unknown-block-type');
    expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
    expect(outcome.stdout).toContain('- type: hero');
    expect(outcome.stdout).toContain('The examples use the block types and collections of an example site.');
    for (const type of site.blockTypes) expect(outcome.stdout).not.toContain(`type: ${type}`);
  });

  test('uses finds where a block type of this site is used', async () => {
    const outcome = await run('uses', 'teacher-card');
    expect(outcome.stdout).toContain('home.yaml');
    expect(outcome.exitCode).toBe(0);
  });
});
