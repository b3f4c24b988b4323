import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseBuildRecord } from '../../../packages/core/src/output/build-record.ts';
import { parseHeaders } from '../../../packages/core/src/output/headers-file.ts';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { headersFor, pagePolicy } from '../../../packages/mail/src/server/headers.ts';
import { type Outcome, runCommand } from '../../support/run-command.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';
import { blockedInlines } from '../../support/small-build.ts';

const temp = tempFolder('build');
const minimal = 'tests/sites/minimal';

describe('building a minimal site', () => {
  const out = join(temp, 'minimal');
  let outcome: Outcome;

  beforeAll(async () => {
    // By the command itself; the other tests call it in this process.
    outcome = await runCommand(projectRoot, 'build', '--site', minimal, '--out', out);
  }, 60_000);

  test('succeeds and prints the output folder', () => {
    expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
    expect(outcome.stdout).toContain('built into');
  });

  test('writes the page, its data, the code, the media, the headers and the files for search engines and browsers', () => {
    const names = [
      '_headers',
      '_mail.json',
      'apple-touch-icon.png',
      'assets',
      'build.json',
      'favicon.ico',
      'icon-192.png',
      'icon-512.png',
      'index.html',
      'media',
      'robots.txt',
      'site.webmanifest',
      'sitemap.xml',
      'social',
    ];
    // A feed comes with a blog, rules for addresses with folders that have a not-found page of their own.
    const others = readdirSync(out).filter((name) => !names.includes(name));
    expect(readdirSync(out)).toEqual(expect.arrayContaining(names));
    expect(others.filter((name) => name !== 'feed.xml')).toEqual([]);
    expect(readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js')).length).toBeGreaterThan(2);
    expect(
      readdirSync(join(out, 'media'))
        .map((name) => name.replace(/-[0-9a-f]{10}\./, '.'))
        .sort(),
    ).toEqual(['display.woff2', 'favicon.svg', 'mark.svg', 'text.woff2']);
  });

  test('writes compressed copies of pages, scripts and SVG files when it is asked for them, and removes them in a build without', async () => {
    const copied = join(temp, 'compressed');
    const files = (): string[] => readdirSync(copied, { recursive: true, encoding: 'utf8' });
    const compressible = (path: string): boolean => /^(?:index\.html|assets\/.*\.js|media\/.*\.svg)$/.test(path);
    expect((await runMain('build', '--compress', '--site', minimal, '--out', copied)).exitCode).toBe(0);
    const copies = files().filter((path) => /\.(?:br|gz)$/.test(path));
    const wanted = files().filter(compressible);
    expect(wanted.length).toBeGreaterThan(6);
    expect(copies.sort()).toEqual(wanted.flatMap((path) => [`${path}.br`, `${path}.gz`]).sort());
    expect((await runMain('build', '--site', minimal, '--out', copied)).exitCode).toBe(0);
    expect(files().filter((path) => /\.(?:br|gz)$/.test(path))).toEqual([]);
  }, 60_000);

  test('writes the policy of the headers into the page, before any code, without the directives that only headers support', () => {
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    const rules = parseHeaders(readFileSync(join(out, '_headers'), 'utf8'));
    const header = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
    const meta = pagePolicy(html) ?? '';
    expect(header.split('; ').filter((directive) => !meta.split('; ').includes(directive))).toEqual(["frame-ancestors 'none'"]);
    expect(meta.split('; ').filter((directive) => !header.split('; ').includes(directive))).toEqual([]);
    expect(blockedInlines(html, meta)).toEqual([]);
    expect(html.indexOf('http-equiv="Content-Security-Policy"')).toBeLessThan(html.search(/<(?:script|style)\b/));
    expect(html).toContain(`<meta name="referrer" content="${headersFor(rules, '/')['Referrer-Policy']}"/>`);
  });

  test('lists every file in build.json and writes no others', () => {
    const record = parseBuildRecord(readFileSync(join(out, 'build.json'), 'utf8'));
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(record?.files).toEqual(files.map((entry) => relative(out, join(entry.parentPath, entry.name))).sort());
    expect(existsSync(join(out, '.staging'))).toBe(false);
  });

  test('renders every block that the page declares, in order', () => {
    const page: { blocks: { type: string }[] } = parse(readFileSync(inProject(minimal, 'pages', 'home.yaml'), 'utf8'));
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    const rendered = [...html.matchAll(/\sdata-block="([^"]*)"/g)].map(([, type]) => type);
    expect(rendered).toEqual(page.blocks.map(({ type }) => type));
    expect(html).toContain('Hello</h1>');
  });

  test('refers to no file that it did not write', () => {
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    const named = [...html.matchAll(/\/(?:media|assets)\/[\w.-]+/g)].map(([path]) => path);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !existsSync(join(out, path)))).toEqual([]);
  });

  test('writes the same bytes in a second build, from the sources of the command', async () => {
    const again = join(temp, 'again');
    expect(await runMain('build', '--site', minimal, '--out', again)).toMatchObject({ exitCode: 0 });
    expect(readFileSync(join(again, 'index.html'), 'utf8')).toBe(readFileSync(join(out, 'index.html'), 'utf8'));
  });

  test('fails for a folder with other content and leaves it unchanged', async () => {
    const foreign = join(temp, 'foreign');
    mkdirSync(foreign);
    writeFileSync(join(foreign, 'thesis.txt'), 'ten years');
    const { exitCode, stderr } = await runMain('build', '--site', minimal, '--out', foreign);
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/is not empty.*--out DIR/);
    expect(readdirSync(foreign)).toEqual(['thesis.txt']);
  });
});

test('a first build says how many pictures it has encoded, and the next one encodes none', async () => {
  const site = copySite('minimal', temp);
  const { default: sharp } = await import('sharp');
  for (const name of ['one', 'two']) {
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: name === 'one' ? 'red' : 'blue' } });
    await picture.png().toFile(join(site.dir, 'media', `${name}.png`));
  }
  const pictures = ['one', 'two'].map((name) => `      - image: { src: /media/${name}.png, alt: A colour }\n`).join('');
  site.write('pages/home.yaml', `${site.read('pages/home.yaml')}\n  - type: gallery\n    heading: Colours\n    pictures:\n${pictures}`);
  const buildInto = async (name: string): Promise<string[]> => {
    const { exitCode, stdout } = await runMain('build', '--site', site.dir, '--out', join(temp, name));
    expect(exitCode).toBe(0);
    return [...new Set(stdout.match(/encoding pictures.*/g))];
  };
  expect(await buildInto('pictures')).toEqual(['0 of 2', '1 of 2', '2 of 2'].map((done) => `encoding pictures, ${done}`));
  expect(await buildInto('same-pictures')).toEqual([]);
}, 60_000);

const mistakes = [
  {
    mistake: 'a misspelt block type',
    from: 'type: call-to-action',
    to: 'type: call-to-acton',
    place: '9:11',
    says: 'Did you mean "call-to-action"?',
  },
  { mistake: 'an unknown field', from: 'text: And', to: 'txet: And', place: '11:5', says: 'Did you mean "text"?' },
  {
    mistake: 'a missing picture',
    from: 'mark: /media/brand/mark.svg',
    to: 'mark: /media/brand/mrak.svg',
    place: '6:9',
    says: 'Did you mean /media/brand/mark.svg?',
  },
];

describe.each(representatives(mistakes))('$mistake', ({ from, to, place, says }) => {
  const site = copySite('minimal', temp);
  const file = from.startsWith('mark') ? 'site.yaml' : 'pages/home.yaml';
  site.edit(file, from, to);
  const out = join(site.dir, 'out');

  test('stops the build before anything is written, with its place and a fix, as the check says it', async () => {
    const { exitCode, stderr } = await runMain('build', '--site', site.dir, '--out', out);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`${join(site.dir, file)}:${place}  `);
    expect(stderr).toContain(says);
    expect(stderr).toContain('1 error in 1 file');
    expect(existsSync(out)).toBe(false);
    const checked = await runMain('check', '--site', site.dir);
    expect(checked.exitCode).toBe(1);
    expect(stderr).toBe(`${checked.stderr}Nothing was built.\n`);
  });
});

describe('a call that cannot work', () => {
  test('for a folder without a site prints the contents of a site folder', async () => {
    const { exitCode, stderr } = await runMain('check', '--site', 'tests');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^There is no site\.yaml in \S*tests\. A site folder contains site\.yaml,/);
    expect(stderr).toContain('--site DIR');
  });

  test('serve without a build asks for a build first', async () => {
    const { exitCode, stderr } = await runMain('serve', '--out', join(temp, 'never'));
    expect(exitCode).toBe(1);
    expect(stderr).toContain('npm run build');
  });
});

test('check of a valid site prints what was checked', async () => {
  expect(await runMain('check', '--site', minimal)).toMatchObject({
    exitCode: 0,
    stderr: '',
    stdout: expect.stringMatching(/^1 page, 2 blocks, 2 links, 2 images: all good/),
  });
});
