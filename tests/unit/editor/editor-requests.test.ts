import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEditor } from '../../../packages/editor/src/index.ts';
import { guardRequests } from '../../../packages/engine/src/preview/guard-requests.ts';
import { pageInLook } from '../../../packages/engine/src/preview/page-in-look.ts';
import { createReview } from '../../../packages/engine/src/preview/review/create-review.ts';
import { Publishing } from '../../../packages/engine/src/publish/publishing.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { type OpenedSite, openEditing } from '../edit/open-editing.ts';

const temp = tempFolder('editor-requests');
const password = 'open sesame';
const page = '/__editor?page=/workshop';
let opened: OpenedSite;
/** Errors that would be printed in the terminal: no request of these tests causes one. */
const reported: unknown[] = [];
let server: Server;
let host: string;

type Asked = { from: string; method?: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number | undefined; text: string; headers: Record<string, string | string[] | undefined> };

beforeAll(async () => {
  opened = await openEditing(temp);
  const path = '/__editor';
  const { editing, copy, readLoader } = opened;
  const reviewed = { root: temp, siteDir: copy.dir, readCode: () => siteCode, readLoader };
  const review = createReview(reviewed, editing.versions);
  const context = {
    editing,
    path,
    script: '/editor.js',
    send: () => undefined,
    report: (error: unknown) => reported.push(error),
    review,
    publishing: new Publishing({ root: temp, siteDir: copy.dir, ways: join(temp, 'publish.yaml') }),
    pageInLook: (shown: string, look: string) => pageInLook(shown, look, reviewed),
    schemaTexts: async () => [],
  };
  const handle = createEditor({ ...context, password, isForAll: false, isOfStudio: false });
  const guarded = createEditor({ ...context, password, isForAll: true, isOfStudio: false });
  server = createServer((asked, response) => {
    // The address that the request claims to come from, as if it were that of the connection.
    Object.defineProperty(asked.socket, 'remoteAddress', { value: asked.headers['x-from'], configurable: true });
    guardRequests({ isOfStudio: false })(asked, response, () => (asked.headers['x-guarded'] ? guarded : handle)(asked, response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  host = `192.0.2.7:${address.port}`;
});
afterAll(() => server.close());
afterEach(() => expect(reported).toEqual([]));

/** Sends a request to the editor, as from another machine. */
function ask(path: string, { from, method = 'GET', headers = {}, body = '' }: Asked): Promise<Answer> {
  const { port } = new URL(`http://${host}`);
  return new Promise((resolve, reject) => {
    const sent = { host, 'x-from': from, ...headers };
    const asked = request({ host: '127.0.0.1', port, path, method, headers: sent, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
    });
    asked.on('error', reject).end(body);
  });
}

const form = (): Record<string, string> => ({ origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' });

const sendPassword = (from: string, sent: string, headers = form()): Promise<Answer> =>
  ask(page, { from, method: 'POST', headers, body: `password=${encodeURIComponent(sent)}` });

/** The cookie of a browser at an address that has sent the password. */
async function cookieOf(from: string): Promise<string> {
  const [cookie = ''] = [(await sendPassword(from, password)).headers['set-cookie'] ?? []].flat();
  return cookie.split(';')[0] ?? '';
}

const tokenOf = (html: string): string => /"token":"([^"]+)"/.exec(html)?.[1] ?? '';

const isAsked = ({ text }: Answer): boolean => text.includes('<input type="password"') && tokenOf(text) === '';

describe('C-16 a browser on another machine', () => {
  test('is asked for the password, in its language, and gets nothing else', async () => {
    const from = '192.0.2.20';
    const english = await ask(page, { from });
    expect([english.status, isAsked(english), english.headers['cache-control']]).toEqual([403, true, 'no-store']);
    expect(english.headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/);
    expect((await ask(page, { from, headers: { 'accept-language': 'de' } })).text).toContain('<html lang="de">');
    for (const path of [
      'page?path=/workshop',
      'outline',
      'media',
      'changes',
      'thumbnail?path=/media/pictures/bench.png',
      'look?path=/&name=folio',
      'never',
    ])
      expect(await ask(`/__editor/${path}`, { from })).toMatchObject({
        status: 403,
        text: '"Open /__editor and enter the password first."',
      });
  });

  test('edits with the password, from there on without it', async () => {
    const from = '192.0.2.21';
    const signedIn = await sendPassword(from, password);
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, page]);
    expect(signedIn.headers['set-cookie']).toEqual([
      expect.stringMatching(/^pagewright-editor-\d+=[\w-]{43}; Path=\/__editor; HttpOnly; SameSite=Strict$/),
    ]);
    const cookie = await cookieOf(from);
    expect((await sendPassword(from, '', { ...form(), cookie })).headers.location).toBe(page);
    const own = { cookie: `theme=dark; ${cookie}` };
    const token = tokenOf((await ask(page, { from, headers: own })).text);
    const headers = { ...own, 'x-editor-token': token };
    expect((await ask('/__editor/page?path=/workshop', { from, headers })).text).toContain('"title":"Workshop"');
    expect((await ask('/__editor/thumbnail?path=/media/pictures/bench.png', { from, headers: own })).status).toBe(200);
    const before = opened.copy.read('pages/workshop.yaml');
    const { version } = JSON.parse((await ask('/__editor/page?path=/workshop', { from, headers })).text);
    const edit = { file: 'pages/workshop.yaml', version, changes: [{ kind: 'put', path: ['title'], value: 'From elsewhere' }] };
    const write = { ...headers, origin: `http://${host}`, 'content-type': 'application/json' };
    const written = await ask('/__editor/apply', { from, method: 'POST', headers: write, body: JSON.stringify(edit) });
    expect(JSON.parse(written.text)).toMatchObject({ outcome: 'written' });
    expect(opened.copy.read('pages/workshop.yaml')).toBe(before.replace('title: Workshop', 'title: From elsewhere'));
    // The cookie alone writes nothing: not without the token, nor for a page of another port or machine.
    for (const [name, value] of [
      ['x-editor-token', ''],
      ['origin', 'http://192.0.2.7:1'],
      ['origin', 'http://elsewhere.example'],
      ['content-type', 'text/plain'],
      ['sec-fetch-site', 'same-site'],
    ] as const)
      expect((await ask('/__editor/undo', { from, method: 'POST', headers: { ...write, [name]: value }, body: '{}' })).status).toBe(403);
    expect((await ask('/__editor/undo', { from, method: 'POST', headers: write, body: '{}' })).status).toBe(200);
    expect(opened.copy.read('pages/workshop.yaml')).toBe(before);
  });

  test('gets no session for a wrong password, none, a very long one, or a longer one that begins like it', async () => {
    const sent = ['open sesam', '', 'x'.repeat(100_000), `${password}\0`];
    const answers = await Promise.all(sent.map((one, index) => sendPassword(`192.0.2.3${index}`, one)));
    for (const answer of answers) expect([answer.status, isAsked(answer), answer.headers['set-cookie']]).toEqual([403, true, undefined]);
  });

  test('is told about a wrong password, and may try again', async () => {
    const from = '192.0.2.40';
    const wrong = await sendPassword(from, 'guess');
    expect([wrong.status, /role="alert">[^<]+/.exec(wrong.text)?.[0]]).toEqual([403, 'role="alert">This is not the password.']);
    expect((await sendPassword(from, password)).status).toBe(303);
  });

  test('gets in while ten others guess at once', async () => {
    const guesses = Array.from({ length: 10 }, (_, index) => sendPassword(`192.0.2.7${index}`, 'guess'));
    expect((await sendPassword('192.0.2.80', password)).status).toBe(303);
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([403]));
  });

  test.each([
    ['a page of another site', { origin: 'http://elsewhere.example' }],
    ['a page of another port', { origin: 'http://192.0.2.7:1' }],
    ['a page without an origin', { origin: 'null' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['another name of this machine (DNS rebinding)', { host: 'rebound.example', origin: 'http://rebound.example' }],
  ])('gets no session from %s', async (_, headers) => {
    const answer = await sendPassword('192.0.2.50', password, { ...form(), ...headers });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test.each([
    ['another value', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['no value', (cookie: string) => cookie.replace(/=.*/, '=')],
    ['the start of the value', (cookie: string) => cookie.slice(0, -1)],
    ['the cookie of another port', (cookie: string) => cookie.replace(/^pagewright-editor-\d+/, 'pagewright-editor-1')],
    ['the value in another cookie', (cookie: string) => `x${cookie}`],
  ])('has no session with %s', async (_, change) => {
    const from = '192.0.2.60';
    const cookie = await cookieOf(from);
    expect((await ask(page, { from, headers: { cookie } })).status).toBe(200);
    expect(isAsked(await ask(page, { from, headers: { cookie: change(cookie) } }))).toBe(true);
  });

  test('cannot use its session at a name that leads to this machine', async () => {
    const cookie = await cookieOf('192.0.2.61');
    expect((await ask(page, { from: '192.0.2.61', headers: { cookie, host: 'rebound.example' } })).status).toBe(403);
  });
});

/** The headers of a browser on this machine. */
const local = (): { host: string } => ({ host: `localhost:${new URL(`http://${host}`).port}` });

test('only the open editor changes the site and adds files, on this machine too', async () => {
  const from = '127.0.0.1';
  const before = opened.bytes();
  const token = tokenOf((await ask(page, { from, headers: local() })).text);
  const own = { ...local(), 'x-editor-token': token, origin: `http://${local().host}`, 'content-type': 'application/json' };
  const file = { ...own, 'content-type': 'application/octet-stream' };
  const post = async (name: string, headers: Record<string, string>, body = '{}'): Promise<number | undefined> =>
    (await ask(`/__editor/${name}`, { from, method: 'POST', headers, body })).status;
  for (const [name, headers] of [
    ['undo', own],
    ['run', own],
    ['take-back', own],
    ['upload?name=a.svg', file],
  ] as const)
    for (const change of [
      ['x-editor-token', 'x'.repeat(token.length)],
      ['x-editor-token', ''],
      ['origin', 'http://localhost:1'],
      ['origin', ''],
      ['content-type', 'text/plain'],
      ['sec-fetch-site', 'same-site'],
    ] as const)
      expect([name, change, await post(name, { ...headers, [change[0]]: change[1] })]).toEqual([name, change, 403]);
  expect(await post('apply', own, '{"file":"../secret.yaml"}')).toBe(400);
  expect(await post('run', own, '{"task":{"kind":"delete-page"}}')).toBe(400);
  expect((await ask('/__editor/page?path=/workshop', { from, headers: local() })).status).toBe(404);
  expect((await ask('/__editor/media', { from, headers: local() })).status).toBe(404);
  const thumbnail = '/__editor/thumbnail?path=/media/pictures/bench.png';
  const look = '/__editor/look?path=/&name=';
  for (const address of [thumbnail, `${look}folio`])
    expect((await ask(address, { from, headers: { ...local(), 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  const inLook = await ask(`${look}folio`, { from, headers: local() });
  expect([inLook.status, inLook.text.includes('<script')]).toEqual([200, false]);
  expect(inLook.headers['content-security-policy']).toMatch(/^default-src 'none'; (?!.*script-src)/);
  for (const unknown of [`${look}constructor`, '/__editor/look?path=/none&name=folio'])
    expect((await ask(unknown, { from, headers: local() })).status).toBe(404);
  expect(opened.bytes()).toEqual(before);
  expect(await post('upload?name=a.svg', file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')).toBe(200);
  expect(opened.copy.read('media/a.svg')).toContain('<svg');
});

test.each([
  ['en', 'The preview does not understand this request. Reload the page, and try again.'],
  ['de', 'Die Vorschau versteht diese Anfrage nicht. Laden Sie die Seite neu und versuchen Sie es noch einmal.'],
])('a malformed request is answered in words, in the language %s', async (language, words) => {
  const from = '127.0.0.1';
  const token = tokenOf((await ask(page, { from, headers: local() })).text);
  const headers = { ...local(), 'x-editor-token': token, origin: `http://${local().host}`, 'accept-language': language };
  const json = { ...headers, 'content-type': 'application/json' };
  const bodies = [
    '{"task":{"kind":"never"}}',
    '{',
    '[]',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    '{"name":"a\\u0000b","isForced":false}',
  ];
  const posts = bodies.map((body) => ask('/__editor/save-draft', { from, method: 'POST', headers: json, body }));
  const places = ['block?path=/workshop&index=-1', 'block?path=/workshop&index=1.5', 'source?path={', 'page?path=%00'];
  const reads = places.map((place) => ask(`/__editor/${place}`, { from, headers }));
  for (const { status, text } of await Promise.all([...posts, ...reads])) expect([status, JSON.parse(text)]).toEqual([400, words]);
});

test('the review is written and shown only to whoever may edit, and reaches no file outside of its folder', async () => {
  const from = '127.0.0.1';
  const headers = local();
  const token = tokenOf((await ask(page, { from, headers })).text);
  const read = { ...headers, 'x-editor-token': token };
  const write = { ...read, origin: `http://${headers.host}`, 'content-type': 'application/json' };
  const post = (name: string, body: object) =>
    ask(`/__editor/${name}`, { from, method: 'POST', headers: write, body: JSON.stringify(body) });
  expect(JSON.parse((await post('publish', { message: 'Start', sends: false })).text)).toEqual({ outcome: 'published', isSent: false });
  expect((await post('publish', { message: 'Start', sends: false, author: { name: 'A\nB', email: 'a@b' } })).status).toBe(400);
  const before = opened.copy.read('pages/workshop.yaml');
  opened.copy.write('pages/workshop.yaml', before.replace(/heading: .*/, 'heading: <Under> & review'));
  await opened.reload();
  const { pages, address } = JSON.parse((await post('write-review', {})).text);
  expect(pages).toMatchObject([{ path: '/workshop', before: 'before/1.html', after: 'after/1.html' }]);
  const shown = await ask(address, { from, headers });
  expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
  expect(shown.text).toContain('&lt;Under&gt; &amp; review');
  expect(shown.text).toContain('<iframe src="after/1.html"');
  const folder = address.replace(/index\.html$/, '');
  expect(folder).toMatch(/^\/__editor\/review\/[\w-]{32}\/$/);
  const after = await ask(`${folder}after/1.html`, { from, headers });
  expect(after.text).toContain('&lt;Under&gt;');
  expect(after.text).not.toMatch(/<script|<link|["(]\/media\//);
  const [, picture = ''] = /src="\.\.\/(media\/[^"]+)"/.exec(after.text) ?? [];
  expect((await ask(`${folder}${picture}`, { from, headers })).status).toBe(200);
  expect((await ask(`${folder}before/1.html`, { from, headers })).text).not.toContain('Under');
  for (const path of ['../../package.json', '%2e%2e/history', 'none.html', '', '/etc/passwd', `../${'../'.repeat(20)}etc/passwd`])
    expect((await ask(folder + path, { from, headers })).status).toBe(404);
  for (const path of ['index.html', `${folder.slice(17, -2)}/index.html`, '/etc/passwd', '/', ''])
    expect((await ask(`/__editor/review/${path}`, { from, headers })).status).toBe(404);
  expect((await ask(address, { from: '192.0.2.70' })).status).toBe(403);
  expect((await ask(address, { from, headers: { ...headers, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
  expect((await ask('/__editor/write-review', { from, method: 'POST', headers: read, body: '{}' })).status).toBe(403);
  opened.copy.write('pages/workshop.yaml', before);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('C-16 a browser on this machine needs no password, at %s', async (from) => {
  const { status, text } = await ask(page, { from, headers: local() });
  expect([status, tokenOf(text).length]).toEqual([200, 32]);
});

test.each([
  ['to an address in the network', () => ({ host })],
  ['through a proxy', () => ({ ...local(), 'x-forwarded-proto': 'https' })],
  ['through a content network', () => ({ ...local(), 'cf-ray': '1' })],
  ['that everybody is asked for', () => ({ ...local(), 'x-guarded': 'yes' })],
])('C-16 a browser on this machine needs the password %s', async (_, headers) => {
  const answer = await ask(page, { from: '127.0.0.1', headers: headers() });
  expect([answer.status, isAsked(answer)]).toEqual([403, true]);
});
