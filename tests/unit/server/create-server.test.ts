import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { formatHeaders, headerRules } from '../../../src/render/headers-file.ts';
import { builtPages } from '../../../src/server/built-pages.ts';
import { createServer } from '../../../src/server/create-server.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder('served');
const bare = tempFolder('served-bare');
const host = 'http://own.example';
let get: (path: string) => Promise<Response>;

beforeAll(() => {
  for (const name of ['about', 'assets', 'media']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, 'about', 'index.html'), '<h1>About</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Not here</h1>');
  writeFileSync(join(folder, 'assets', 'a-1.js'), 'go()');
  writeFileSync(join(folder, 'build.json'), '{}');
  writeFileSync(join(folder, '_mail.json'), '{}');
  writeFileSync(join(folder, '_redirects'), '/old /about 301\n/blogs/* /blogs/404.html 404\n');
  writeFileSync(join(folder, '_headers'), formatHeaders(headerRules("default-src 'none'")));
  const app = createServer(folder);
  get = async (path) => app.request(`${host}${path}`);
});

describe('the server of a built site', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
  ])('gives the page at %s', async (path, words) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(words);
  });

  test('sends every answer with its policy, and pages without a lease', async () => {
    for (const path of ['/', '/about', '/nowhere', '/assets/a-1.js']) {
      expect((await get(path)).headers.get('Content-Security-Policy')).toBe("default-src 'none'");
    }
    expect((await get('/')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await get('/assets/a-1.js')).headers.get('Cache-Control')).toContain('immutable');
  });

  test('answers what is not there with the 404 page, and keeps no memory of it', async () => {
    for (const path of ['/nowhere', '/assets/gone-1.js', '/_headers']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await (await get('/nowhere')).text()).toContain('Not here');
  });

  test('leads from a path with a slash at its end to the one without', async () => {
    const response = await get('/about/');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/about');
  });

  test('leads from an old path to where it has moved', async () => {
    const response = await get('/old');
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/about');
  });

  test.each([
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/....//etc/passwd',
    '/assets/..%2f..%2f..%2fetc%2fpasswd',
    '/about/%00',
    '/%',
  ])('gives nothing that lies outside: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).not.toContain('root:');
  });

  test.each(['//evil.example/', '//evil.example//', '/%2Fevil.example/', '/\\evil.example/', '///evil.example/about/'])(
    'never leads to another host: %s',
    async (path) => {
      const location = (await get(path)).headers.get('Location');
      if (location !== null) expect(new URL(location, host).origin).toBe(host);
    },
  );

  test('keeps the mark of the build and the facts of the mail service to itself', async () => {
    for (const path of ['/build.json', '/_mail.json', '/%5fmail.json', '//_mail.json', '/about/../_mail.json']) {
      expect((await get(path)).status).toBe(404);
    }
  });

  test('leaves its paths to the mail service, with headers of its own, and all others to the site', async () => {
    const mail = {
      paths: ['/send-email', '/health', '/outbox'],
      fetch: (request: Request) => new Response(new URL(request.url).pathname, { headers: { 'Content-Security-Policy': 'own' } }),
    };
    const app = createServer(folder, mail);
    for (const path of mail.paths) {
      const response = await app.request(`${host}${path}`, { method: 'POST' });
      expect([await response.text(), response.headers.get('Content-Security-Policy')]).toEqual([path, 'own']);
    }
    expect(await (await app.request(`${host}/about`)).text()).toContain('About');
    expect((await createServer(folder).request(`${host}/outbox`)).status).toBe(404);
  });

  test('gives the mail service a page with the headers that it is served with', async () => {
    const pages = builtPages(folder);
    expect(await pages('/about')).toMatchObject({ html: '<h1>About</h1>', headers: { 'Content-Security-Policy': "default-src 'none'" } });
    expect(await pages('/nowhere')).toBeUndefined();
  });
});

test('a site without a 404 page still answers 404', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(join(bare, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(bare, '_headers'), '');
  expect((await createServer(bare).request(`${host}/nowhere`)).status).toBe(404);
});
