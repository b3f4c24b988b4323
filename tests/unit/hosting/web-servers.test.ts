import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { afterFile } from '../../../packages/engine/tests/support/after-file.ts';
import { samplePdf } from '../../../packages/engine/tests/support/sample-files.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { storedIn } from '../../../packages/mail/tests/support/mail-service.ts';
import { rawRequest, statusOf } from '../../../packages/mail/tests/support/raw-request.ts';
import { filesOf } from '../../support/files-of.ts';
import { runMain } from '../../support/run-main.ts';
import { startCommand } from '../../support/serving-command.ts';
import { copySite } from '../../support/site-copy.ts';
import { caddy, nginx } from '../../support/web-servers.ts';

const temp = tempFolder('web-servers');
const out = join(temp, 'dist');
const site = copySite('three-languages', temp);
site.write(
  'site.yaml',
  `${site.read('site.yaml')}\nredirects:\n  - { from: /Old.html, to: /contact }\n  - { from: /Contact, to: /contact }\n`,
);
site.write(
  'pages/apply.yaml',
  `path: /apply
title: Work at the desk
description: Send us your papers, and you have an answer by the end of the next week.
blocks:
  - { type: page-header, heading: Work at the desk }
  - type: form
    heading: Your papers
    fields:
      - { kind: file, name: papers, label: Papers, accept: [pdf], maxSize: 5, required: Add your papers }
`,
);
const inRoot = {
  'ads.txt': 'ads.example\n',
  '.well-known/security.txt': 'Contact: a\n',
  'talk.vtt': 'WEBVTT\n',
  'desk.vcf': 'BEGIN:VCARD\n',
  'fair.ics': 'BEGIN:VCALENDAR\n',
  '.htaccess': 'a secret',
};
for (const [path, text] of Object.entries(inRoot)) site.write(`root/${path}`, text);

/** A site at https://www.example.com/loaf, on the same host. */
const below = join(temp, 'below');
const loaf = copySite('minimal', temp);
for (const path of ['404', 'bread'])
  loaf.write(
    `pages/${path}.yaml`,
    `path: /${path}\ntitle: Loaf ${path}\ndescription: A page of a site that is below a path of a host.\nblocks:\n  - { type: page-header, heading: Loaf }\n`,
  );
loaf.write('site.yaml', loaf.read('site.yaml').replace(/^url: .*$/m, 'url: https://www.example.com/loaf'));
loaf.write('root/.htaccess', 'a secret');

beforeAll(async () => {
  for (const words of [
    ['--compress', '--site', site.dir, '--out', out],
    ['--compress', '--site', loaf.dir, '--out', join(below, 'loaf')],
  ]) {
    const { exitCode, stderr } = await runMain('build', ...words);
    expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' });
  }
}, 120_000);

describe.each([nginx, caddy])('the file of the guide for $name', ({ isInstalled, name, start }) => {
  describe.skipIf(!isInstalled)(isInstalled ? 'serves the site' : `is not tried, because ${name} is not installed`, () => {
    let address: string;
    let outbox: string;
    const get = (path: string): Promise<Response> => fetch(address + path, { redirect: 'manual' });

    beforeAll(async () => {
      outbox = mkdtempSync(join(temp, 'outbox-'));
      const environment = { MAIL_OUTBOX: outbox, MAIL_ORIGINS: 'https://www.example.com', TRUSTED_PROXIES: '127.0.0.1,::1' };
      const mail = await startCommand(['mail', '--outbox', '--site', site.dir, '--out', out], /\/outbox\?token=/, environment);
      afterFile(mail.stop);
      address = await start({ folder: temp, site: out, below, mail: new URL(mail.address).host });
    }, 60_000);

    test('its pages, without a policy in the header, which would be that of another build one day', async () => {
      for (const path of ['/', '/contact', '/de', '/ar/contact']) {
        const response = await get(path);
        const file = join(out, path, 'index.html');
        expect([path, response.status, response.headers.get('Content-Type')]).toEqual([path, 200, 'text/html; charset=utf-8']);
        expect(await response.text()).toBe(readFileSync(file, 'utf8'));
        expect(response.headers.get('Content-Security-Policy')).toBeNull();
        expect(response.headers.get('Cache-Control')).toBe('no-cache');
      }
    });

    test('with the other headers of the site', async () => {
      const { headers } = await get('/contact');
      const wanted = readFileSync(join(out, '_headers'), 'utf8').split('\n/')[0] ?? '';
      for (const [, header = '', value] of wanted.matchAll(/^ {2}([\w-]+): (.*)$/gm))
        if (header !== 'Content-Security-Policy') expect([header, headers.get(header)]).toEqual([header, value]);
    });

    test('and 404 pages with the status 404, in the language of the address', async () => {
      for (const [path, page] of [
        ['/nowhere', '404.html'],
        ['/de/nowhere/at/all', 'de/404.html'],
        ['/assets/gone.js', '404.html'],
      ] as const) {
        const response = await get(path);
        expect([path, response.status, response.headers.get('Content-Type')]).toEqual([path, 404, 'text/html; charset=utf-8']);
        expect(await response.text()).toBe(readFileSync(join(out, page), 'utf8'));
      }
    });

    test.each([
      '/_headers',
      '/_redirects',
      '/_mail.json',
      '/build.json',
      '/.htaccess',
      '/%2e%68taccess',
      '/outbox',
      '/outbox?token=x',
      '/health',
    ])('and not %s', async (path) => {
      expect((await get(path)).status).toBe(404);
    });

    test('files with hashes for a year, and others with their types', async () => {
      const hashed = [...filesOf(out).keys()].filter((path) => /^(?:assets\/.*\.js|media\/.*\.(?:svg|woff2))$/.test(path));
      expect(hashed.length).toBeGreaterThan(5);
      for (const path of hashed) {
        const { status, headers } = await get(`/${path}`);
        expect([path, status, headers.get('Cache-Control')]).toEqual([path, 200, 'public, max-age=31536000, immutable']);
        expect(headers.get('Content-Security-Policy')).toBe(
          path.endsWith('.svg') ? "default-src 'none'; frame-ancestors 'none'; sandbox" : null,
        );
      }
      const types = {
        '/talk.vtt': 'text/vtt; charset=utf-8',
        '/desk.vcf': 'text/vcard; charset=utf-8',
        '/fair.ics': 'text/calendar; charset=utf-8',
        '/ads.txt': 'text/plain; charset=utf-8',
        '/.well-known/security.txt': 'text/plain; charset=utf-8',
        '/site.webmanifest': 'application/manifest+json',
        '/apple-touch-icon.png': 'image/png',
      };
      for (const [path, type] of Object.entries(types)) {
        const { status, headers } = await get(path);
        expect([path, status, headers.get('Content-Type')]).toEqual([path, 200, type]);
      }
    });

    test('the compressed files of the build', async () => {
      const { headers, body } = await rawBody(`${address}/contact`);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) });
      expect(body.equals(readFileSync(join(out, 'contact/index.html.gz')))).toBe(true);
    });

    test('redirects of old addresses and of those with a slash at the end, with their query and to no other site', async () => {
      const location = async (path: string) => {
        const { status, headers } = await get(path);
        return [status, headers.get('Location')];
      };
      expect(await location('/Old.html?a=b')).toEqual([301, '/contact?a=b']);
      expect(await location('/Contact')).toEqual([301, '/contact']);
      expect(await location('/contact/')).toEqual([301, '/contact']);
      expect(await location('/de/?a=b')).toEqual([301, '/de?a=b']);
      for (const path of ['//other.example/', '/\\other.example/', '/%5Cother.example/', '/%2F/other.example/']) {
        const answer = await rawRequest(address, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
        expect(/^location: (.*)$/im.exec(answer)?.[1]?.trim() ?? '/', path).not.toMatch(/^(?:[/\\]{2}|https?:)/);
        expect(statusOf(answer)).toBeLessThan(500);
      }
    });

    test('and one below a path, without what is not for visitors', async () => {
      expect([(await get('/loaf')).status, (await get('/loaf')).headers.get('Location')]).toEqual([301, '/loaf/']);
      const published = [...filesOf(join(below, 'loaf')).keys()];
      const ofVisitors = published.filter((path) => !/^(?:_|build\.json|\.htaccess)|404\.html|\.(?:br|gz)$/.test(path));
      for (const path of ofVisitors) {
        const asked = `/loaf/${path.replace(/(?:^|\/)index\.html$/, '')}`;
        expect([asked, (await get(asked)).status]).toEqual([asked, 200]);
      }
      for (const path of [
        '_headers',
        '_redirects',
        '_mail.json',
        '%5fmail.json',
        'build.json',
        '.htaccess',
        'outbox',
        'health',
        'nowhere',
        'a/b',
      ])
        for (const start of ['/loaf/', '/loaf//', '/loaf/x/../'])
          expect(
            statusOf(
              await rawRequest(address, `GET ${start}${path} HTTP/1.1\r\nHost: ${new URL(address).host}\r\nConnection: close\r\n\r\n`),
            ),
            start + path,
          ).toBe(404);
      const missing = await get('/loaf/nowhere');
      expect(await missing.text()).toBe(readFileSync(join(below, 'loaf', '404.html'), 'utf8'));
      const page = ofVisitors.find((path) => path.endsWith('/index.html'))?.replace(/\/index\.html$/, '') ?? '';
      const { headers } = await get(`/loaf/${page}`);
      expect([headers.get('X-Frame-Options'), headers.get('Cache-Control')]).toEqual(['DENY', 'no-cache']);
      expect((await get(`/loaf/${page}/`)).headers.get('Location')).toBe(`/loaf/${page}`);
      const [asset = ''] = ofVisitors.filter((path) => path.startsWith('assets/') && path.endsWith('.js'));
      expect((await get(`/loaf/${asset}`)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      // The service of this test is that of the other site: it answers that it has no such path.
      const forms = await fetch(`${address}/loaf/send-email`, { headers: { Accept: 'application/json' } });
      expect(forms.headers.get('Content-Type')).toContain('application/json');
    });

    test('and its forms: a message arrives in the outbox', async () => {
      const fields = { ...hiddenFields('contact'), message: `Through ${name}.` };
      const response = await fetch(`${address}/send-email`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: 'https://www.example.com' },
        body: new URLSearchParams(fields),
      });
      expect([response.status, await response.text()]).toEqual([303, '']);
      expect(storedIn(outbox, 'queued').map(({ body }) => body)).toEqual([expect.stringContaining(`Through ${name}.`)]);
      expect((await get('/confirm-email?token=x')).status).toBe(410);
    });

    test('and what a visitor uploads, which is more than servers accept by themselves', async () => {
      const body = new FormData();
      for (const [key, value] of Object.entries(hiddenFields('apply'))) body.set(key, value);
      body.set('papers', new Blob([new Uint8Array(samplePdf(2 * 1024 * 1024))]), 'papers.pdf');
      const response = await fetch(`${address}/send-email`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Origin: 'https://www.example.com' },
        body,
      });
      expect([response.status, await response.text()]).toEqual([303, '']);
      expect(storedIn(outbox, 'queued').flatMap(({ files = [] }) => files.map((file) => file.name))).toEqual(['papers.pdf']);
    });
  });
});

/** Returns the hidden fields of the form on a built page. */
function hiddenFields(page: string): Record<string, string> {
  const html = readFileSync(join(out, page, 'index.html'), 'utf8');
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)"[^>]* value="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

/** Requests a URL as gzip. Resolves to the body as it was sent. */
async function rawBody(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const request = httpRequest(url, { headers: { 'Accept-Encoding': 'gzip' }, agent: false }).end();
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('There is no response.');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { headers: response.headers, body: Buffer.concat(chunks) };
}
