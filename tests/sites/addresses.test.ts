import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { servicePaths } from '../../packages/core/src/model/service-paths.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { listen } from '../../packages/mail/src/http/listen.ts';
import { createServer } from '../../packages/mail/src/server/create-server.ts';
import { addressesOfSite } from '../support/addresses-of-site.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import { idsByTitle } from '../support/feeds-of.ts';
import { copySite } from '../support/site-copy.ts';
import { type StaticHost, staticHost } from '../support/static-host.ts';

/** The hosts for a site: the one with most differences first, then the default. `npm test` tries these two. */
const hosts: StaticHost[] = [
  { base: '/loaf', trailingSlash: 'always' },
  { base: '', trailingSlash: 'never' },
  { base: '', trailingSlash: 'always' },
  { base: '/shop/v1.2', trailingSlash: 'never' },
];

const temp = tempFolder('addresses');

const readings = 'one: reading\nmany: readings\ncalendar: true\nfields: { name: { required: true }, day: { kind: date } }\n';
const readingPage = `path: /readings/{id}
collection: readings
title: "{name}"
description: "{name} in the library between two parks, with all other readings."
blocks:
  - type: record
    record: readings/{id}
  - type: list
    heading: All readings
    as: calendar
    records: readings
`;

/** The site in three languages with a list on several pages, a text with links and a picture, redirects, and records with calendars. */
function siteFor({ base, trailingSlash }: StaticHost) {
  const site = copySite('three-languages', temp);
  site.edit('site.yaml', 'url: https://linden.example', `url: https://linden.example${base}\ntrailingSlash: ${trailingSlash}`);
  const redirects = '\nredirects:\n  - { from: /old-news, to: /news }\n  - { from: /Besuch.html, to: "/visit?from=old#hours" }\n';
  site.write('site.yaml', site.read('site.yaml') + redirects);
  for (const [file, path] of [
    ['pages/news.yaml', '/news'],
    ['pages/de/news.yaml', '/aktuelles'],
  ] as const) {
    const pagination = `\n  - type: pagination\n    page: "{page}"\n    pages: "{pages}"\n    path: ${path}\n`;
    site.write(file, site.read(file).replace('per: all', 'per: all\nperPage: 1') + pagination);
  }
  const picture = '![A round mark](/media/people/round.svg)';
  const text = `[The hours](/visit?from=team#hours), [home](/) and [a shop](https://shop.example/about).\n\n      ${picture}`;
  site.write('types/readings.yaml', readings);
  site.write('collections/readings.yaml', '- { id: spring, name: A spring evening between the shelves, day: 2030-04-01 }\n');
  site.write('pages/reading.yaml', readingPage);
  site.edit('pages/about-us.yaml', 'content: Seven people and a cat.', `content: |\n      Seven people and a cat.\n\n      ${text}`);
  return site;
}

describe.each(representatives(hosts, 2))('a site below "$base" with slashes: $trailingSlash', (host) => {
  const { base, trailingSlash } = host;
  const url = `https://linden.example${base}`;
  const site = siteFor(host);
  const out = join(site.dir, 'dist');
  const isService = (address: string): boolean => Object.keys(servicePaths).some((path) => address === base + path);
  let addresses: ReturnType<typeof addressesOfSite>;

  beforeAll(async () => {
    const { stdout, stderr, exitCode } = await buildInProcess(site.dir, out);
    expect([exitCode, exitCode === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    addresses = addressesOfSite(out, url);
  }, 240_000);

  test('names no address that a strict host does not answer at once', () => {
    const respond = staticHost(out, host);
    const wrong = addresses.flatMap(({ file, address }) => {
      const { status, location } = respond(address);
      // A not-found page is shown at other addresses.
      return status === 200 || isService(address) || address.endsWith('/404') ? [] : [`${file}: ${address} ${status} ${location ?? ''}`];
    });
    expect(wrong).toEqual([]);
  });

  test('is served by our own server in the same way', async () => {
    const server = await listen(createServer(out), 0);
    const ask = async (address: string): Promise<[number, string | null]> => {
      const { status, headers } = await fetch(server.address + address, { redirect: 'manual' });
      return [status, headers.get('Location')];
    };
    const own = [...new Set(addresses.map(({ address }) => address))].filter((address) => !isService(address) && !address.endsWith('/404'));
    for (const address of own) expect([address, ...(await ask(address))]).toEqual([address, 200, null]);
    const [about, other] = trailingSlash === 'always' ? ['/about-us/', '/about-us'] : ['/about-us', '/about-us/'];
    expect(await ask(`${base}${other}?a=b`)).toEqual([301, `${base}${about}?a=b`]);
    expect(await ask(`${base}/old-news`)).toEqual([301, base + about.replace('about-us', 'news')]);
    if (base !== '') {
      expect([await ask('/'), await ask(base), await ask('/about-us')]).toEqual([
        [302, `${base}/`],
        [301, `${base}/`],
        [404, null],
      ]);
    }
    const { headers } = await fetch(`${server.address}${base}/`);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    const { headers: ofMark } = await fetch(`${server.address}${addresses.find(({ address }) => address.endsWith('.svg'))?.address}`);
    expect([ofMark.get('Cache-Control'), ofMark.get('Content-Security-Policy')]).toEqual([
      expect.stringContaining('immutable'),
      expect.stringContaining('sandbox'),
    ]);
    await server.close(0);
  });

  test('has rules for hosts at its own addresses', () => {
    const [headers, redirects] = ['_headers', '_redirects'].map((file) =>
      readFileSync(join(out, file), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('/')),
    );
    for (const line of [...(headers ?? []), ...(redirects ?? [])]) expect(line.startsWith(`${base}/`), line).toBe(true);
    expect(redirects).toContain(`${base}/de/* ${base}/de/404.html 404`);
    expect(redirects?.at(-1) === `${base}/* ${base}/404.html 404`).toBe(base !== '');
  });

  test('names the entries of feeds as before', async () => {
    const ids = idsByTitle(readFileSync(join(out, 'feed.xml'), 'utf8'));
    expect(Object.values(ids)).toEqual([`${url}/news/1`, `${url}/news/2`]);
  });

  test('names the address of each of its kinds', () => {
    const slash = trailingSlash === 'always' ? '/' : '';
    const pages = ['/about-us', '/news/page/2', '/readings/spring', '/de/aktuelles', '/de/aktuelles/page/2', '/ar'].map(
      (path) => base + path + slash,
    );
    const calendars = ['/calendar/readings.ics', '/calendar/readings/spring.ics', '/de/calendar/readings.ics'];
    const files = ['/feed.xml', '/de/feed.xml', ...calendars, '/de/search.json', '/site.webmanifest', '/sitemap.xml'];
    expect([...new Set(addresses.map(({ address }) => address))]).toEqual(
      expect.arrayContaining([
        `${base}/`,
        ...pages,
        ...files.filter((path) => !path.includes('manifest')).map((path) => base + path),
        `${base}/send-email`,
      ]),
    );
  });
});
