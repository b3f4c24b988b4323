import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { mailFacts, message, startMail } from './support/mail-service.ts';
import { rawRequest, statusOf } from './support/raw-request.ts';

const parent = tempFolder('origins');
const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('E-6 messages come from pages of the site', () => {
  test.each([
    'https://evil.example',
    'null',
    'http://fixture.example',
    'https://fixture.example.evil.example',
    'https://fixture.example:444',
    '',
  ])('Origin %j is rejected with 403, as JSON and as a form', async (origin) => {
    const mail = await startMail({ parent });
    expect((await mail.post(message, { Origin: origin })).status).toBe(403);
    expect((await mail.postForm({ form: '/contact#message-form-1' }, { Origin: origin })).status).toBe(403);
    expect(mail.stored('queued')).toEqual([]);
  });

  test('a request without Origin is rejected with 403', async () => {
    const mail = await startMail({ parent });
    for (const headers of [json, form]) {
      expect((await fetch(`${mail.address}/send-email`, { method: 'POST', headers, body: JSON.stringify(message) })).status).toBe(403);
    }
  });

  test("the site's origin, those of MAIL_ORIGINS and the service's own on this machine are accepted", async () => {
    const mail = await startMail({ parent, environment: { MAIL_ORIGINS: 'https://www.fixture.example, http://preview.example:8080' } });
    for (const origin of [mailFacts.origin, 'https://www.fixture.example', 'http://preview.example:8080', mail.address]) {
      expect((await mail.post(message, { Origin: origin })).status).toBe(202);
    }
  });

  test('a request to this machine under another name (DNS rebinding) is rejected', async () => {
    const { address } = await startMail({ parent });
    const body = JSON.stringify(message);
    const answer = await rawRequest(
      address,
      `POST /send-email HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(statusOf(answer)).toBe(403);
  });

  test.each([
    'text/plain',
    'text/plain;application/json',
    'multipart/form-data',
    'application/jsonp',
    'application/json; charset=utf-16',
    '',
  ])('Content-Type %j is rejected with 415', async (type) => {
    const mail = await startMail({ parent });
    expect((await mail.post(message, { 'Content-Type': type })).status).toBe(415);
  });

  test('a compressed body is rejected with 415', async () => {
    const mail = await startMail({ parent });
    expect((await mail.post(message, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });

  test('the response allows the requesting origin only, never all', async () => {
    const mail = await startMail({ parent });
    const answer = await mail.post(message);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(mailFacts.origin);
    expect(answer.headers.get('Vary')).toBe('Origin');
    const rejected = await mail.post({ ...message, to: 'someone@else.example' });
    expect(rejected.headers.get('Access-Control-Allow-Origin')).toBe(mailFacts.origin);
    const foreign = await mail.post(message, { Origin: 'https://evil.example' });
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
    // A cache must not serve the response for one origin to another.
    for (const one of [rejected, foreign]) expect(one.headers.get('Vary')).toBe('Origin');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a preflight request gets the allowed method and headers for an allowed origin, and 403 for another', async () => {
    const { address } = await startMail({ parent });
    const ask = (origin: string): Promise<Response> =>
      fetch(`${address}/send-email`, { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } });
    const answer = await ask(mailFacts.origin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(mailFacts.origin);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(answer.headers.get('Access-Control-Allow-Headers')?.split(/, ?/)).toEqual(['Content-Type', 'Idempotency-Key', 'X-Suspected']);
    expect(answer.headers.get('Access-Control-Max-Age')).toBe('600');
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    expect(answer.headers.get('Vary')?.split(/, ?/)).toContain('Origin');
    const foreign = await ask('https://evil.example');
    expect([foreign.status, foreign.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
  });

  test('an OPTIONS request that is not a preflight gets 405 with the allowed methods', async () => {
    const { address } = await startMail({ parent });
    const answer = await fetch(`${address}/send-email`, { method: 'OPTIONS', headers: { Origin: mailFacts.origin } });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
