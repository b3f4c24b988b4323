import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { rawRequest, statusOf } from '../../../packages/mail/tests/support/raw-request.ts';
import { RunningPreview } from '../../support/running-preview.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('dev-requests');
const opened = join(temp, 'opened.txt');
const port = 4296;
let site: SiteCopy;
let preview: RunningPreview;

beforeAll(async () => {
  site = copySite('blocks', temp);
  const editor = join(temp, 'editor');
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`, { mode: 0o755 });
  preview = await RunningPreview.start(site.dir, port, { LAUNCH_EDITOR: editor });
}, 60_000);
afterAll(() => preview.stop());

const ownScript = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' };
const openEditor = (file: string, headers: Record<string, string> = ownScript) =>
  preview.ask(`/__open-in-editor?file=${encodeURIComponent(file)}`, { headers });

describe('C-16 no other site can frame', () => {
  test.each([
    '/',
    '/never',
    '/islands.json',
    '/%zz',
    '/@vite/client',
    '/packages/engine/src/client/dev.ts',
    '/media/never',
    '/outbox',
    '/health',
    '/__open-in-editor',
  ])('%s', async (path) => {
    const { headers } = await preview.ask(path);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(?:self|none)'/);
    expect(headers['x-frame-options']).toMatch(/^(?:SAMEORIGIN|DENY)$/);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

test('the icons are there as in a build', async () => {
  expect((await preview.ask('/favicon.ico')).headers['content-type']).toBe('image/vnd.microsoft.icon');
  expect(await preview.ask('/apple-touch-icon.png')).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
});

test.each([
  ['a file with an unknown form', `/@fs${inProject('package.json')}?html-proxy&index=0.js`],
  ['a file outside', '/@fs/etc/passwd'],
  ['a file outside as text', '/@fs/etc/passwd?raw'],
  ['a secret file', `/@fs${inProject('.env')}?import&raw`],
  ['a style of a file that is none', `/@fs${inProject('package.json')}?html-proxy&inline-css&index=0.css`],
  ['a missing dependency', '/@id/never'],
  ['a worker', `/@fs${inProject('package.json')}?worker&inline`],
])('the answer about %s names no folder of the machine', async (_, path) => {
  for (const accept of ['*/*', 'text/html']) {
    const { text, status } = await preview.ask(path, { headers: { accept } });
    if ((status ?? 0) < 400) continue;
    expect(text).not.toContain(projectRoot);
    expect(text).not.toContain(site.dir);
  }
});

test('the calendar of a type is there as in a build, and changes with its records', async () => {
  const concerts = '- { id: brass, name: Brass, day: 2030-01-12 }\n';
  site.write(
    'types/concerts.yaml',
    'one: concert\nmany: concerts\ncalendar: true\nfields: { name: { required: true }, day: { kind: date } }\n',
  );
  site.write('collections/concerts.yaml', concerts);
  const isThere = async (): Promise<boolean> => (await preview.ask('/calendar/concerts.ics')).text.includes('SUMMARY:Brass\r\n');
  await preview.until(isThere, 'The calendar is not there.');
  expect(await preview.ask('/calendar/concerts/brass.ics')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
  });
  expect((await preview.ask('/calendar/concerts/reed.ics')).status).toBe(404);
  site.write('collections/concerts.yaml', `${concerts}- { id: reed, name: Reed, day: 2030-01-13 }\n`);
  await preview.until(
    async () => (await preview.ask('/calendar/concerts/reed.ics')).status === 200,
    'The new record has no calendar file.',
  );
});

test('the search index has the texts of pages as they are', async () => {
  const textOf = async (): Promise<string> => (await preview.ask('/search.json')).text;
  expect(await textOf()).toContain('"path":"/workshop"');
  site.write('pages/new.yaml', site.read('pages/workshop.yaml').replace(/^path: .*$/m, 'path: /new'));
  await preview.until(async () => (await textOf()).includes('"path":"/new"'), 'The new page is not in the search index.');
});

describe('C-16 an editor is opened', () => {
  test('for a script of the preview, at a file of the site, with its line', async () => {
    const file = join(site.dir, 'pages', 'home.yaml');
    expect((await openEditor(`${file}:3:1`)).status).toBe(200);
    await preview.until(() => existsSync(opened) && readFileSync(opened, 'utf8').includes(file), 'The editor was not opened.');
    expect((await openEditor('packages/engine/src/client/dev.ts')).status).toBe(200);
    await preview.until(
      () => readFileSync(opened, 'utf8').includes(inProject('packages', 'engine', 'src', 'client', 'dev.ts')),
      'The editor was not opened.',
    );
  });

  test.each([
    ['a link on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a picture on another port', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a link of its own', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a typed URL', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['a program without a page', {}],
  ])('for nobody else: %s', async (_, headers) => {
    const file = join(site.dir, 'pages', 'workshop.yaml');
    writeFileSync(opened, '');
    expect((await openEditor(file, headers)).status).toBe(403);
    // The editor starts in the order of requests: this one would have been written before the next.
    const next = join(site.dir, 'pages', 'post.yaml');
    expect((await openEditor(next)).status).toBe(200);
    await preview.until(() => readFileSync(opened, 'utf8').includes(next), 'The editor was not opened.');
    expect(readFileSync(opened, 'utf8')).not.toContain(file);
  });

  test('for no file outside, by any path', async () => {
    symlinkSync('/etc', join(site.dir, 'pages', 'way'));
    const files = [
      '/etc/hosts',
      'file:///etc/hosts',
      '../../../../etc/hosts',
      join(site.dir, 'pages/way/hosts'),
      join(site.dir, '../editor'),
      '',
      '\0',
    ];
    for (const file of files) expect((await openEditor(file)).status, file).toBe(403);
    expect(readFileSync(opened, 'utf8')).not.toContain('hosts');
  });
});

describe('C-16 only the code of the project is served', () => {
  test.each(['/package.json', '/site.config/site.yaml', '/tests/vitest.config.ts', '/README.md?raw', '/docs/operators/mail.md?url'])(
    '%s',
    async (path) => {
      expect((await preview.ask(path)).status).toBe(403);
      expect((await preview.ask(`/@fs${projectRoot}${path}`)).status).toBe(403);
    },
  );

  test('the site, the outbox beside it and the disk', async () => {
    mkdirSync(join(site.dir, '.outbox'));
    writeFileSync(join(site.dir, '.outbox', 'message.json'), '{}');
    for (const path of [
      join(site.dir, 'site.yaml'),
      join(site.dir, '.outbox', 'message.json'),
      '/etc/passwd',
      '/etc/passwd?raw',
      '/etc/passwd?import&raw',
    ])
      expect((await preview.ask(`/@fs${path}`)).status).toBe(403);
  });

  test('serves the code', async () => {
    for (const path of ['/packages/engine/src/client/dev.ts', '/@vite/client', '/node_modules/vite/dist/client/env.mjs'])
      expect((await preview.ask(path)).status).toBe(200);
  });
});

describe('a malformed URL gets 400 and a sentence', () => {
  const malformed = [
    '/media/%zz',
    '/%zz',
    '/%',
    '/%00',
    '/%c0%ae',
    '/media/..%5cx',
    '/@fs/%zz',
    '/@id/%zz',
    '/@id/',
    '/@id/?import',
    '/@id/?html-proxy',
    '/@id/&import',
    '/@vite/client__x00__',
    '/src/%zz',
    '/outbox/%zz',
    '/%zz/islands.json',
  ];

  test.each(malformed)('%s', async (path) => {
    const { status, text, headers } = await preview.ask(path);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 400, type: 'text/plain; charset=utf-8' });
    expect(text).toMatch(/^The URL [^\n]+\.\n$/);
  });

  test.each(['/', '/media/', '/src/', '/@fs/', '/@id/', '/node_modules/', '/outbox/'])(
    'a path of 15,000 letters below %s',
    async (folder) => {
      expect((await preview.ask(`${folder}${'a/'.repeat(7_500)}`)).status).toBe(400);
    },
  );

  test('prints nothing in the terminal', () => {
    expect(preview.output).not.toMatch(/^\s+at |URI malformed/m);
  });
});

test('no path causes an internal error', async () => {
  const route = fc.constantFrom('/', '/media/', '/src/', '/@fs/', '/@id/', '/outbox/', '/__open-in-editor', '/@vite/');
  const piece = fc.oneof(
    fc.constantFrom(
      '%',
      '%00',
      '%2e%2e',
      '%2f',
      '..',
      '.',
      '//',
      '%5c',
      '?',
      '?raw',
      '?import',
      ':',
      '@',
      '%zz',
      '%C3%A4',
      'islands.json',
      'home',
    ),
    fc.stringMatching(/^[!-~]{0,8}$/),
  );
  await fc.assert(
    fc.asyncProperty(route, fc.array(piece, { maxLength: 6 }), async (start, pieces) => {
      const target = `${start}${pieces.join('')}`;
      const answer = await rawRequest(
        `http://localhost:${port}`,
        `GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`,
      );
      expect(statusOf(answer), target).toBeGreaterThanOrEqual(200);
      expect(statusOf(answer), target).toBeLessThan(500);
    }),
  );
});

test('pages accept only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const { status, headers } = await preview.ask('/', { method });
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  }
  expect(await preview.ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('a picture that becomes a symbolic link out of the site is no longer served', async () => {
  const [address = ''] = /\/media\/[\w./-]+\.svg/.exec((await preview.ask('/clients')).text) ?? [];
  expect((await preview.ask(address)).status).toBe(200);
  expect(await preview.ask(address, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
  const secret = join(temp, 'secret.svg');
  writeFileSync(secret, '<svg>A secret</svg>');
  const drawings = readdirSync(join(site.dir, 'media'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
  for (const name of drawings) {
    rmSync(join(site.dir, 'media', name));
    symlinkSync(secret, join(site.dir, 'media', name));
  }
  const { status, text } = await preview.ask(address);
  expect(status).toBe(404);
  expect(text).not.toContain('A secret');
  expect((await preview.ask('/favicon.ico')).status).toBe(404);
});

test('the WebSocket for live updates rejects pages of other sites', async () => {
  const upgrade = (origin: string): Promise<string> =>
    rawRequest(
      `http://localhost:${port}`,
      `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: vite-hmr\r\n\r\n`,
    );
  for (const origin of ['https://elsewhere.example', 'http://localhost:3000', 'null']) expect(statusOf(await upgrade(origin))).toBe(400);
});

test('the files in root/ are served as they are at the moment, with their types', async () => {
  site.write('root/.well-known/security.txt', 'Contact: mailto:a@example.com\n');
  site.write('root/proof.html', 'proof: 1');
  await preview.shows('/.well-known/security.txt', 'a@example.com');
  await preview.shows('/proof.html', 'proof: 1');
  expect((await preview.ask('/proof.html')).headers['content-type']).toBe('text/html; charset=utf-8');
  site.write('root/proof.html', 'proof: 22');
  expect(await preview.ask('/proof.html')).toMatchObject({ status: 200, text: 'proof: 22' });
  site.remove('root/proof.html');
  await preview.until(async () => (await preview.ask('/proof.html')).status === 404, 'A removed file is served.');
});
