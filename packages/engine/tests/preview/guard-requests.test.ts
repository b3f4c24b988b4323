import { describe, expect, test } from 'vitest';
import { isOwnRequest } from '../../src/preview/guard-requests.ts';

const own = 'localhost:5173';

describe('C-16 the preview accepts', () => {
  test.each([
    ['a typed URL', { host: own }],
    ['a page of its own', { host: own, origin: `http://${own}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
    ['the IPv4 address of this machine', { host: '127.0.0.1:5173' }],
    ['the IPv6 address of this machine', { host: '[::1]:5173' }],
    ['a link on another page', { host: own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    [
      'a link on another page, in a new tab',
      { host: own, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    ],
    ['a subdomain of localhost', { host: 'site.localhost:5173' }],
  ])('%s', (_, headers) => {
    expect(isOwnRequest(headers)).toBe(true);
  });
});

describe('C-16 the preview rejects', () => {
  test.each([
    ['a foreign name that resolves to this machine', { host: 'rebound.example:5173' }],
    ['a name that starts with localhost', { host: 'localhost.example:5173' }],
    ['a name that starts with an IP address', { host: '127.0.0.1.example' }],
    ['the address for all addresses of this machine', { host: '0.0.0.0:5173' }],
    ['that address in another notation', { host: '0:5173' }],
    ['the same of IPv6', { host: '[::]:5173' }],
    ['the same of IPv4 in IPv6', { host: '[::ffff:0.0.0.0]:5173' }],
    ['no host', {}],
    ['an invalid host', { host: 'a b' }],
    ['a script of another site', { host: own, origin: 'https://elsewhere.example' }],
    ['a script of another port', { host: own, origin: 'http://localhost:3000' }],
    ['a script without an origin', { host: own, origin: 'null' }],
    ['a frame on another site', { host: own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['an object on another site', { host: own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'object' }],
    ['a script tag on another port', { host: own, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' }],
    ['a picture on another site', { host: own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ])('%s', (_, headers) => {
    expect(isOwnRequest(headers)).toBe(false);
  });
});
