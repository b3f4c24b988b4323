import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { servicePaths } from '../../packages/engine/src/model/service-paths.ts';
import { projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { addressesOfSite } from '../support/addresses-of-site.ts';
import { runCommand } from '../support/run-command.ts';
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

/** The site in three languages with a list on several pages, a text with links and a picture, and redirects. */
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
  site.edit('pages/about-us.yaml', 'content: Seven people and a cat.', `content: |\n      Seven people and a cat.\n\n      ${text}`);
  return site;
}

describe.each(representatives(hosts, 2))('a site below "$base" with slashes: $trailingSlash', (host) => {
  const { base, trailingSlash } = host;
  const url = `https://linden.example${base}`;
  const site = siteFor(host);
  const out = join(site.dir, 'dist');
  let addresses: ReturnType<typeof addressesOfSite>;

  beforeAll(async () => {
    const { stdout, stderr, exitCode } = await runCommand(projectRoot, 'build', '--site', site.dir, '--out', out);
    expect([exitCode, exitCode === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    addresses = addressesOfSite(out, url);
  }, 240_000);

  test('names no address that a strict host does not answer at once', () => {
    const respond = staticHost(out, host);
    const ofService = new Set(Object.keys(servicePaths).map((path) => base + path));
    const wrong = addresses.flatMap(({ file, address }) => {
      const { status, location } = respond(address);
      // A not-found page is shown at other addresses.
      return status === 200 || ofService.has(address) || address.endsWith('/404')
        ? []
        : [`${file}: ${address} ${status} ${location ?? ''}`];
    });
    expect(wrong).toEqual([]);
  });

  test('names the address of each of its kinds', () => {
    const slash = trailingSlash === 'always' ? '/' : '';
    const pages = ['/about-us', '/news/page/2', '/de/aktuelles', '/de/aktuelles/page/2', '/ar'].map((path) => base + path + slash);
    const files = ['/feed.xml', '/de/feed.xml', '/de/search.json', '/site.webmanifest', '/sitemap.xml'];
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
