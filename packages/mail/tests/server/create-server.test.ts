import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { createServer } from '../../src/server/create-server.ts';
import { builtPages } from '../../src/server/site-snapshot.ts';
import { rawRequest, statusOf } from '../support/raw-request.ts';
import { ask, serveFolder, writeSite } from '../support/served-folder.ts';

const folder = tempFolder('served');
const secrets = tempFolder('served-secrets');
let address: string;
const get = (path: string): Promise<Response> => fetch(address + path, { redirect: 'manual' });

beforeAll(async () => {
  writeFileSync(join(secrets, 'secret.html'), 'a secret');
  writeSite(folder, {
    'index.html': '<h1>Home</h1>',
    'about/index.html': '<h1>About</h1>',
    '404.html': '<h1>Not here</h1>',
    'news/index.html': '<h1>Blog</h1>',
    'news/404.html': '<h1>No such post</h1>',
    'assets/a-1.js': 'go()',
    'media/mark-1.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'media/größe 1-1.txt': 'large',
    '.env': 'a secret',
    '.well/index.html': 'a secret',
    'build.json': '{}',
    '_mail.json': '{}',
    _redirects:
      '/old /about 301\n/asked /about?from=old#answer 301\n/gone /not-there 301\n/far https://other.example/ 301\n/About.html /about 301\n/2019/my_post/ /about 301\n/%C3%BCber-uns /about 301\n/news/* /news/404.html 404\n',
  });
  symlinkSync(join(secrets, 'secret.html'), join(folder, 'linked.html'));
  symlinkSync(secrets, join(folder, 'linked'), 'dir');
  address = await serveFolder(folder);
});

describe('the server of a built site', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?utm_source=x', 'About'],
    ['/%61bout', 'About'],
    ['/about/index.html', 'About'],
    ['/assets/a-1.js', 'go()'],
    ['/media/gr%C3%B6%C3%9Fe%201-1.txt', 'large'],
  ])('serves %s', async (path, words) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(words);
  });

  test.each([
    ['/About.html', 301],
    ['/about.html', 404],
    ['/2019/my_post', 301],
    ['/2019/my_post/?utm=x', 301],
    ['/%C3%BCber-uns', 301],
    ['/%c3%bcber-uns/', 301],
    ['/u%CC%88ber-uns', 301],
    ['/%C3%9Cber-uns', 404],
  ])('redirects from an address of an old site, whatever its form: %s', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('sends every response with its policy, and pages with no-cache', async () => {
    for (const path of ['/', '/about', '/nowhere', '/assets/a-1.js']) {
      expect((await get(path)).headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    }
    expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/assets/a-1.js')).headers.get('Cache-Control')).toContain('immutable');
  });

  test('sends an SVG with a sandbox', async () => {
    const response = await get('/media/mark-1.svg');
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('Content-Security-Policy')?.split('; ')).toContain('sandbox');
    expect(response.headers.get('Cache-Control')).toContain('immutable');
  });

  test('responds to an unknown path with the nearest 404 page, without caching', async () => {
    for (const [path, words] of [
      ['/nowhere', 'Not here'],
      ['/nowhere/deep/', 'Not here'],
      ['/404', 'Not here'],
      ['/404.html', 'Not here'],
      ['/news/nowhere', 'No such post'],
      ['/news/a/b/c', 'No such post'],
      ['/newsnowhere/a', 'Not here'],
      ['/assets/gone-1.js', 'Not found'],
      ['/_headers', 'Not here'],
    ] as const) {
      const response = await get(path);
      expect([path, response.status, response.headers.get('Cache-Control')]).toEqual([path, 404, 'no-store']);
      expect(await response.text(), path).toContain(words);
    }
  });

  test.each([
    ['/about/', '/about'],
    ['/about/?utm_source=x', '/about?utm_source=x'],
    ['/old', '/about'],
    ['/old/', '/about'],
    ['/old?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['/asked?a=1', '/about?from=old&a=1#answer'],
    ['/far', 'https://other.example/'],
  ])('redirects %s and keeps the query', async (path, to) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('does not redirect to a missing page', async () => {
    expect((await get('/gone')).status).toBe(404);
  });
});

/** Sent unchanged over a socket, because a browser or `fetch` would normalise them. */
const outside = [
  '/../../../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/....//etc/passwd',
  '/assets/..%2f..%2f..%2fetc%2fpasswd',
  '/assets/..%5c..%5cetc%5cpasswd',
  '/%252e%252e/etc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/about/%00',
  '/about%00.html',
  '/%',
  '/%zz',
  '/%ff',
  '/.env',
  '/%2eenv',
  '/.well/',
  '/.well/index.html',
  '/linked.html',
  '/linked/secret.html',
];
const internal = ['build.json', '_mail.json', '_headers', '_redirects'].flatMap((name) => [
  `/${name}`,
  `//${name}`,
  `/./${name}`,
  `/about/../${name}`,
  `/${name.replace('_', '%5f').replace('.', '%2e')}`,
  `/${name}/`,
  `/${name}?x`,
  `/${name}%20`,
  `http://localhost/${name}`,
]);

describe('hostile paths', () => {
  test.each([...outside, ...internal])('reach no file outside the site: %s', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(address, `${method} ${path}`);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.body).not.toMatch(/root:|secret|Cache-Control|forms/);
    }
  });

  test.each([
    '//evil.example/',
    '//evil.example//',
    '/%2Fevil.example/',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '///evil.example/about/',
    '//about/',
  ])('do not redirect to another host: %s', async (path) => {
    const location = (await ask(address, `GET ${path}`)).headers.get('location');
    if (location !== undefined) expect(new URL(location, address).origin).toBe(new URL(address).origin);
  });

  test('can be in absolute form, with any host', async () => {
    for (const target of [`${address}/about`, 'http://other.example/about', 'HTTP://other.example/about?x']) {
      const answer = await ask(address, `GET ${target}`);
      expect([answer.status, answer.body]).toEqual([200, '<h1>About</h1>']);
    }
    expect((await ask(address, 'GET http://other.example')).body).toContain('Home');
  });

  test('cannot split a header', async () => {
    const answer = await ask(address, 'GET /old?a=%0d%0aSet-Cookie:%20b=1');
    expect(answer.headers.get('location')).toBe('/about?a=%0d%0aSet-Cookie:%20b=1');
    expect(answer.headers.has('set-cookie')).toBe(false);
  });
});

describe('methods and hosts', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])(
    '%s is not allowed, and the response has the allowed methods',
    async (method) => {
      for (const path of ['/', '/about', '/404', '/assets/a-1.js']) {
        const answer = await ask(address, `${method} ${path}`);
        expect([answer.status, answer.headers.get('allow'), answer.headers.get('cache-control')]).toEqual([405, 'GET, HEAD', 'no-store']);
      }
    },
  );

  test('OPTIONS * gets a response', async () => {
    expect((await ask(address, 'OPTIONS *')).status).toBe(405);
  });

  test('HEAD has the headers of GET and no body', async () => {
    for (const path of ['/', '/about', '/nowhere', '/old', '/assets/a-1.js', '/assets/gone.js']) {
      const [head, whole] = await Promise.all([ask(address, `HEAD ${path}`), ask(address, `GET ${path}`)]);
      for (const headers of [head.headers, whole.headers]) headers.delete('date');
      expect([head.status, [...head.headers], head.body]).toEqual([whole.status, [...whole.headers], '']);
    }
  });

  test('HTTP/1.0 without a Host header gets a response', async () => {
    const answer = await rawRequest(address, 'GET /about HTTP/1.0\r\n\r\n');
    expect(statusOf(answer)).toBe(200);
    expect(answer).toContain('About');
  });

  test('two Host headers get 400', async () => {
    for (const second of ['Host: other.example', 'hOST: localhost']) expect((await ask(address, 'GET /about', [second])).status).toBe(400);
  });
});

describe('with the mail service', () => {
  test('the service answers its paths with its own headers, and the site all others', async () => {
    const mail = {
      paths: ['/send-email', '/health', '/outbox'],
      pathOf: (path: string) => path,
      fetch: (request: Request) => new Response(new URL(request.url).pathname, { headers: { 'Content-Security-Policy': 'own' } }),
    };
    const both = await serveFolder(folder, mail);
    for (const path of mail.paths) {
      const response = await fetch(both + path, { method: 'POST' });
      expect([await response.text(), response.headers.get('Content-Security-Policy')]).toEqual([path, 'own']);
    }
    expect(await (await fetch(`${both}/about`)).text()).toContain('About');
    expect((await get('/outbox')).status).toBe(404);
    expect(statusOf(await rawRequest(both, 'GET /health HTTP/1.0\r\n\r\n'))).toBe(200);
    expect((await fetch(`${both}/%6futbox`)).headers.get('Content-Security-Policy')).toBe('own');
  });

  test('the service gets a page with the headers of that page', async () => {
    const pages = builtPages(folder);
    expect(await pages('/about')).toMatchObject({ html: '<h1>About</h1>', headers: { 'Content-Security-Policy': "default-src 'none'" } });
    expect(await pages('/nowhere')).toBeUndefined();
  });
});

test('a site without a 404 page responds with 404 too', async () => {
  const bare = tempFolder('served-bare');
  writeSite(bare, { 'index.html': '<h1>Home</h1>', _headers: '' });
  expect((await fetch(`${await serveFolder(bare)}/nowhere`)).status).toBe(404);
});

test('a folder without headers is not served', () => {
  expect(() => createServer(tempFolder('served-nothing'))).toThrow('_headers');
});
