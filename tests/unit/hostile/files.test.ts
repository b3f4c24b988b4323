import { mkdirSync, readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findSvgFault } from '../../../packages/engine/src/media/svg/find-svg-fault.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { sampleFilm } from '../../../packages/engine/tests/support/sample-film.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { errorsAfter } from '../../support/load-problems.ts';
import { runCommand } from '../../support/run-command.ts';
import type { SiteCopy } from '../../support/site-copy.ts';
import { listFiles } from '../../support/source-files.ts';

const temp = tempFolder('hostile-files');

const codesAfter = async (change: (site: SiteCopy) => void): Promise<string[]> =>
  (await errorsAfter(temp, change)).map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);

const pageAt = (path: string): string =>
  `path: ${JSON.stringify(path)}\ntitle: Hostile\ndescription: A page that somebody wrote to get out of its folder.\nblocks:\n  - type: page-header\n    heading: A\n`;

describe('C-12 a path out of the site', () => {
  test.each([
    '/../etc',
    '/a/../../b',
    '/%2e%2e/b',
    '/..\\b',
    '/a\\..\\b',
    '//evil.example',
    '/a//b',
    '/A',
    '/a/',
    'a',
    '/a.html',
    '/con.',
    '/a b',
    '/ä',
    '/a%00',
    '/.git',
    '/a/./b',
    'https://evil.example/a',
    '/con',
    '/nul/a',
    '/a/com1',
    '/lpt9',
    `/${'a'.repeat(300)}`,
    `/${'a'.repeat(201)}`,
    '/abc'.repeat(61),
  ])('of a page, %s, is rejected with its position', async (path) => {
    expect(await codesAfter((site) => site.write('pages/hostile.yaml', pageAt(path)))).toEqual(['pages/hostile.yaml:1:7 not-a-path']);
  });

  test.each([
    '/media/../site.yaml',
    '/media/pictures/../../../x.png',
    '/media/..%2f..%2fx.png',
    '/media/%2e%2e/x.png',
    '\\media\\..\\x.png',
    '/etc/passwd',
    'file:///etc/passwd',
    '/media//etc/x.png',
    '/media/pictures/bench.png\u0000.svg',
  ])('of a picture, %s, is rejected or names a missing file', async (path) => {
    const codes = await codesAfter((site) => site.edit('pages/workshop.yaml', '/media/pictures/bench.png', JSON.stringify(path)));
    expect(codes).toHaveLength(1);
    expect(codes[0]).toMatch(/^pages\/workshop\.yaml:8:\d+ (?:not-a-media-path|missing-media)$/);
  });

  test.each(['../outside', '../../etc/passwd', 'a/b', '..'])('of a shared block, %s, is rejected', async (name) => {
    const codes = await codesAfter((site) => site.write('pages/hostile.yaml', `${pageAt('/hostile')}  - use: ${name}\n`));
    expect(codes).toEqual(['pages/hostile.yaml:7:10 missing-shared-block']);
  });

  test.each(['pages/notes.yaml', 'collections/faqs.yaml', 'shared/call.yaml', 'media/pictures/secret.png'])(
    'a link of the file system at %s is not followed',
    async (path) => {
      const outside = join(temp, 'outside.txt');
      writeFileSync(outside, 'A secret.');
      const codes = await codesAfter((site) => {
        try {
          site.remove(path);
        } catch {
          mkdirSync(join(site.dir, path, '..'), { recursive: true });
        }
        symlinkSync(outside, join(site.dir, path));
      });
      expect(codes).toContain(`${path}:1:1 symbolic-link`);
    },
  );

  test('a symbolic link to a folder is not followed', async () => {
    expect(await codesAfter((site) => symlinkSync(temp, join(site.dir, 'pages/more')))).toEqual(['pages/more:1:1 symbolic-link']);
  });

  test.each([`/${'a'.repeat(200)}`, '/abc'.repeat(60), '/icon', '/com', '/console/null'])('%s is the path of a page', async (path) => {
    expect(await codesAfter((site) => site.write('pages/long.yaml', pageAt(path)))).toEqual([]);
  });

  test.each(['con/a.png', 'aux.d/a.png'])('a media file in a folder with a reserved name of Windows, %s, is rejected', async (name) => {
    expect(await codesAfter((site) => site.write(`media/${name}`, 'x'))).toEqual([`media/${name}:1:1 media-name`]);
  });

  test('a media file whose name is too long for the suffixes of builds is rejected', async () => {
    const name = `${'a'.repeat(240)}.png`;
    expect(await codesAfter((site) => site.write(`media/${name}`, 'x'))).toEqual([`media/${name}:1:1 media-name`]);
  });

  test.each(['con', 'a'.repeat(300)])('a page made from a record with the id %s is rejected', async (id) => {
    const codes = await codesAfter((site) => {
      site.write('pages/services.yaml', pageAt('/s/{path}').replace('title: Hostile', 'collection: services\ntitle: Hostile'));
      site.write('collections/services.yaml', site.read('collections/services.yaml').replace(/^( *)path: .*$/m, `$1path: ${id}`));
    });
    expect(codes).toContain('pages/services.yaml:1:7 not-a-path');
  });

  test.each(['CON.png', 'nul.svg', 'com1.jpg', 'a b.png', 'a#b.png', 'a?b.png', 'ä.png', 'a%20b.png'])(
    'a file of media called %s is rejected',
    async (name) => {
      expect(await codesAfter((site) => site.write(`media/pictures/${name}`, 'x'))).toEqual([`media/pictures/${name}:1:1 media-name`]);
    },
  );

  test.each([
    ['aux.my photo.png', 'aux-my-photo.png'],
    ['com1.tar.png', 'com1-tar.png'],
    ['nul.png', 'nul-1.png'],
    ['a..b.png', 'a.b.png'],
    ['photo.', 'photo'],
  ])('a file of media called %s can be renamed to %s', async (name, free) => {
    const problems = await errorsAfter(temp, (site) => site.write(`media/${name}`, 'x'));
    expect(problems.map(({ code, hint }) => [code, hint])).toEqual([['media-name', expect.stringContaining(` /media/${free}`)]]);
  });

  test('two files whose names differ only in case are rejected', async () => {
    expect(await codesAfter((site) => site.write('media/pictures/Bench.png', 'x'))).toEqual(['media/pictures/bench.png:1:1 media-name']);
  });

  test('two pages with one path are rejected, also when a record has one of them', async () => {
    expect(await codesAfter((site) => site.write('pages/hostile.yaml', pageAt('/posts/1')))).toEqual([
      'pages/post.yaml:1:7 duplicate-path',
    ]);
  });
});

describe('C-13 hostile pictures', () => {
  const svg = (inside: string, more = ''): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="8" height="8"${more}>\n${inside}</svg>`;

  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['a script with a prefix', svg('<svg:script>alert(1)</svg:script>')],
    ['a web page', svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['a frame', svg('<iframe src="https://evil.example"/>')],
    ['an event', svg('', ' onload="alert(1)"')],
    ['an event after a slash', svg('<rect/onclick=alert(1) width="1"/>')],
    ['a link that runs', svg('<a xlink:href="javascript:alert(1)"><rect/></a>')],
    ['a link that runs a script, in character references', svg('<a href="&#106;ava&#x73;cript&colon;alert(1)"><rect/></a>')],
    ['a link that runs, with a line in it', svg('<a href="java&#10;script:alert(1)"><rect/></a>')],
    ['an animation that runs', svg('<set attributeName="href" to="javascript:alert(1)"/>')],
    ['a document in a link', svg('<use href="data:image/svg+xml;base64,PHN2Zz4="/>')],
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<text>&x;</text>')}`],
    ['a style sheet', `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`],
    ['a picture from elsewhere', svg('<image href="https://evil.example/track.png"/>')],
    ['a picture from elsewhere in a style', svg('<style>rect { fill: url(//evil.example/a.svg) }</style>')],
  ])('an .svg with %s is rejected at the file', async (_, drawing) => {
    const codes = await codesAfter((site) => site.write('media/brand/mark.svg', drawing));
    expect(codes).toHaveLength(1);
    expect(codes[0]).toMatch(/^media\/brand\/mark\.svg:\d+:\d+ (?:unsafe-svg|broken-picture)$/);
  });

  test('the SVG files of the shipped site are accepted', () => {
    const drawings = listFiles('site.config/media').filter((path) => path.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThan(20);
    for (const path of drawings) expect(findSvgFault(path, readFileSync(inProject(path)))).toBeUndefined();
  });

  test('a picture of 60 million pixels in a few bytes is rejected before it is decoded', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 6_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const codes = await codesAfter((site) => writeFileSync(join(site.dir, 'media/pictures/bench.png'), bomb));
    expect(codes).toEqual(['media/pictures/bench.png:1:1 media-too-large']);
  });

  test('a file of more than 10 MB is rejected without being read', async () => {
    const codes = await codesAfter((site) => truncateSync(join(site.dir, 'media/films/loop.mp4'), 11 * 1024 * 1024));
    expect(codes).toEqual(['media/films/loop.mp4:1:1 media-too-large']);
  });

  test.each([
    ['of 0 bytes', Buffer.alloc(0), 'empty-file'],
    ['cut off', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'broken-picture'],
    ['of words', Buffer.from('not a picture'), 'broken-picture'],
    ['of another kind', Buffer.from('ffd8ffe000104a464946', 'hex'), 'wrong-extension'],
    ['that is a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'wrong-extension'],
  ])('a .png %s is reported once, at the file', async (_, bytes, code) => {
    expect(await codesAfter((site) => writeFileSync(join(site.dir, 'media/pictures/bench.png'), bytes))).toEqual([
      `media/pictures/bench.png:1:1 ${code}`,
    ]);
  });

  test.each([
    ['media/pictures/bench.png', 'heic', 'bench.png is a HEIC photo, which most browsers do not show.'],
    ['media/films/loop.mp4', 'qt  ', 'loop.mp4 is a QuickTime video, which not every browser plays.'],
  ])('%s with the brand %s is to be exported, not renamed', async (file, brand, message) => {
    const problems = await errorsAfter(temp, (site) => {
      writeFileSync(join(site.dir, file), Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1'));
    });
    expect(problems.map((problem) => [problem.message, problem.hint])).toEqual([[message, expect.stringMatching(/^Export it as /)]]);
  });

  test('a video of a new phone is reported where it is used, unless a .webm is next to it', async () => {
    const film = (site: SiteCopy): void => writeFileSync(join(site.dir, 'media/films/loop.mp4'), sampleFilm(['vide', 'hvc1']));
    const problems = await errorsAfter(temp, film);
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'unsupported-media /media/films/loop.mp4 has the format H.265 (HEVC), which some browsers do not play.',
    ]);
    const codes = await codesAfter((site) => {
      film(site);
      writeFileSync(join(site.dir, 'media/films/loop.webm'), Buffer.from('1a45dfa3', 'hex'));
    });
    expect(codes).toEqual([]);
  });

  test('a missing file is an error', async () => {
    expect(await codesAfter((site) => site.edit('pages/workshop.yaml', 'bench.png', 'gone.png'))).toEqual([
      'pages/workshop.yaml:8:19 missing-media',
    ]);
  });
});

describe('C-15 secrets of the build machine', () => {
  test('the built site contains no environment variables and no source maps', async () => {
    const canary = 'canary-5d41402abc4b2a76';
    const before = { ...process.env };
    const names = ['API_TOKEN', 'VITE_SECRET', 'NPM_TOKEN', 'SMTP_PASSWORD', 'MAIL_OUTBOX_KEY', 'REACT_APP_KEY', 'PUBLIC_KEY'];
    for (const name of names) process.env[name] = `${canary}-${name}`;
    const out = join(temp, 'built');
    const { exitCode, stdout, stderr } = await runCommand(
      inProject(),
      'build',
      '--site',
      inProject('tests', 'sites', 'minimal'),
      '--out',
      out,
    );
    process.env = before;
    expect(exitCode, stdout + stderr).toBe(0);
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(5);
    for (const { parentPath, name } of files) {
      expect(name).not.toMatch(/\.map$/);
      expect(readFileSync(join(parentPath, name)).includes(canary), name).toBe(false);
    }
  });
});

describe('C-16 the server of the live preview', () => {
  test('listens on this machine only, except with --host', () => {
    expect(readFileSync(inProject('packages', 'engine', 'src', 'cli', 'commands', 'publish.ts'), 'utf8')).toContain(
      "host: options.isShared || 'localhost'",
    );
  });

  test('uses a Vite with the fixes of 8.0.5', () => {
    const { version }: { version: string } = JSON.parse(readFileSync(inProject('node_modules', 'vite', 'package.json'), 'utf8'));
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(major * 10_000 + minor * 100 + patch).toBeGreaterThanOrEqual(80_005);
  });
});
