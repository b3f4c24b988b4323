import { describe, expect, test } from 'vitest';
import { isFromThisMachine } from '../../src/http/this-machine.ts';

const asked = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', httpVersion = '1.1') =>
  isFromThisMachine({ headers: { host: 'localhost:5173', ...headers }, socket: { remoteAddress }, httpVersion });

describe('C-16 and E-10: a request is from this machine', () => {
  test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('from the address %s', (address) => {
    expect(asked({}, address)).toBe(true);
  });

  test.each(['localhost', 'LOCALHOST:80', '127.0.0.1:5173', '127.0.0.2', '[::1]:5173', 'site.localhost:5173'])('to the host %s', (host) => {
    expect(asked({ host })).toBe(true);
  });

  test('with the headers of browsers and of programs', () => {
    const names = ['accept', 'accept-language', 'cookie', 'origin', 'referer', 'sec-fetch-site', 'sec-ch-ua', 'user-agent', 'dnt'];
    const own = ['x-editor-token', 'x-requested-with', 'idempotency-key', 'x-suspected', 'upgrade-insecure-requests', 'save-data', 'range'];
    const others = ['priority', 'te', 'if-none-match', 'content-type', 'service-worker', 'purpose', 'x-vitals', 'devtools-stack-id'];
    expect(asked(Object.fromEntries([...names, ...own, ...others].map((name) => [name, 'x'])))).toBe(true);
  });
});

describe('C-16 and E-10: a request is not from this machine', () => {
  test.each(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', '10.0.0.1', '0.0.0.0', '', 'fe80::1'])('from the address %j', (address) => {
    expect(asked({}, address)).toBe(false);
  });

  test.each([
    ...['0.0.0.0:5173', '[::]:5173', '192.0.2.7', 'www.example.com', 'localhost.example', '127.0.0.1.example', '', 'localhost:5173, evil'],
    ...['[::ffff:192.0.2.7]', 'a b', 'user@localhost', 'localhost/x', '2130706433x'],
  ])('to the host %j', (host) => {
    expect(asked({ host })).toBe(false);
  });

  test('without a host, and in HTTP/1.0, as nginx asks without further settings', () => {
    expect(isFromThisMachine({ headers: {}, socket: { remoteAddress: '127.0.0.1' } })).toBe(false);
    expect(asked({}, '127.0.0.1', '1.0')).toBe(false);
  });

  test.each([
    ...['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Port', 'X-Forwarded-Server'],
    ...['X-Forwarded-Scheme', 'X-Forwarded-Prefix', 'X-Forwarded', 'Forwarded-For', 'X-Real-IP', 'X-Client-IP', 'Client-IP', 'X-ClientIP'],
    ...['X-Cluster-Client-IP', 'CF-Connecting-IP', 'CF-Ray', 'CF-Visitor', 'CDN-Loop', 'True-Client-IP', 'Fastly-Client-IP', 'Fastly-SSL'],
    ...['X-Original-URL', 'X-Original-Host', 'X-Original-For', 'X-Envoy-External-Address', 'X-Envoy-Peer-Metadata', 'Fly-Client-IP'],
    ...['X-ProxyUser-Ip', 'WL-Proxy-Client-IP', 'Proxy-Client-IP', 'X-Remote-IP', 'X-Remote-Addr', 'X-Host', 'Ali-CDN-Real-IP'],
    ...['X-Amzn-Trace-Id', 'X-Azure-ClientIP', 'X-Appengine-User-Ip', 'X-Vercel-Id', 'X-NF-Client-Connection-Ip', 'X-Request-Id'],
    ...['Front-End-Https', 'X-Url-Scheme', 'X-Scheme', 'X-Varnish', 'Surrogate-Capability', 'Max-Forwards', 'X-ARR-SSL', 'Ngrok-Trace'],
    ...['Tailscale-User-Login', 'X-Auth-Request-Email', 'X-Proxied', 'Client-Via', 'Akamai-Origin-Hop', 'Incap-Client-IP', 'CDN-Src-IP'],
  ])('with the header %s of a proxy, whatever it says', (name) => {
    expect(asked({ [name.toLowerCase()]: '127.0.0.1' })).toBe(false);
    expect(asked({ [name]: '' })).toBe(false);
  });
});
