import { describe, expect, test } from 'vitest';
import { type AddressSettings, addressBelow, fileAddress, pageAddress, pageUrl, pathAtAddress, urlOf } from '../../src/model/address.ts';

const plain: AddressSettings = { url: 'https://site.example', trailingSlash: 'never' };
const slashes: AddressSettings = { ...plain, trailingSlash: 'always' };
const below: AddressSettings = { url: 'https://site.example/shop/v1.2', trailingSlash: 'never' };
const both: AddressSettings = { ...below, trailingSlash: 'always' };

describe('the address of a page', () => {
  test.each([
    ['/', '/', '/', '/shop/v1.2/', '/shop/v1.2/'],
    ['/about', '/about', '/about/', '/shop/v1.2/about', '/shop/v1.2/about/'],
    ['/de/über-uns', '/de/über-uns', '/de/über-uns/', '/shop/v1.2/de/über-uns', '/shop/v1.2/de/über-uns/'],
    ['/about#team', '/about#team', '/about/#team', '/shop/v1.2/about#team', '/shop/v1.2/about/#team'],
    ['/about?a=/b#c.d', '/about?a=/b#c.d', '/about/?a=/b#c.d', '/shop/v1.2/about?a=/b#c.d', '/shop/v1.2/about/?a=/b#c.d'],
    ['/?q=1', '/?q=1', '/?q=1', '/shop/v1.2/?q=1', '/shop/v1.2/?q=1'],
    ['/feed.xml', '/feed.xml', '/feed.xml', '/shop/v1.2/feed.xml', '/shop/v1.2/feed.xml'],
    ['/docs/404', '/docs/404', '/docs/404', '/shop/v1.2/docs/404', '/shop/v1.2/docs/404'],
  ])('%s is %s, with slashes %s, below a path %s, with both %s', (path, ...expected) => {
    expect([plain, slashes, below, both].map((site) => pageAddress(path, site))).toEqual(expected);
  });

  test.each(['/', '/about', '/de/über-uns'])('%s is found again, with or without a slash', (path) => {
    for (const site of [plain, slashes, below, both]) {
      const address = pageAddress(path, site);
      expect([address, address.replace(/\/$/, ''), `${address.replace(/\/$/, '')}/`].map((one) => pathAtAddress(one, site))).toEqual([
        path,
        path,
        path,
      ]);
    }
  });

  test('outside of the site has no path', () => {
    expect(['/', '/shop', '/shop/v1.25', '/other/about'].map((address) => pathAtAddress(address, below))).toEqual(Array(4).fill(undefined));
  });
});

test('a page of a list is below the first one', () => {
  expect([plain, slashes, below, both].map((site) => addressBelow(pageAddress('/', site), 'page/2', site))).toEqual([
    '/page/2',
    '/page/2/',
    '/shop/v1.2/page/2',
    '/shop/v1.2/page/2/',
  ]);
});

test('URLs for others have the host, and percent escapes', () => {
  expect(pageUrl('/über', both)).toBe('https://site.example/shop/v1.2/%C3%BCber/');
  expect(urlOf(fileAddress('/media/a.png', below), below)).toBe('https://site.example/shop/v1.2/media/a.png');
});
