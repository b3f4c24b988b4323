import { describe, expect, test } from 'vitest';
import { mailFacts, message, startMail } from '../../support/mail-service.ts';
import { rawRequest, statusOf } from '../../support/raw-request.ts';
import { tempFolder } from '../../support/temp-folder.ts';

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
  ])('Origin %j is refused, as JSON and as a form', async (origin) => {
    const mail = await startMail({ parent });
    expect((await mail.post(message, { Origin: origin })).status).toBe(403);
    expect((await mail.postForm({ form: '/contact#contact-form-1' }, { Origin: origin })).status).toBe(403);
    expect(mail.stored('queued')).toEqual([]);
  });

  test('no Origin is refused', async () => {
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

  test('a name that was turned to this machine is no name of it', async () => {
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
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=utf-16',
    '',
  ])('Content-Type %j is refused', async (type) => {
    const mail = await startMail({ parent });
    expect((await mail.post(message, { 'Content-Type': type })).status).toBe(415);
  });

  test('a compressed body is refused', async () => {
    const mail = await startMail({ parent });
    expect((await mail.post(message, { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });

  test('an answer is shared with the origin that asked, never with all', async () => {
    const mail = await startMail({ parent });
    const answer = await mail.post(message);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(mailFacts.origin);
    expect(answer.headers.get('Vary')).toBe('Origin');
    const refused = await mail.post({ ...message, to: 'someone@else.example' });
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe(mailFacts.origin);
    const foreign = await mail.post(message, { Origin: 'https://evil.example' });
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('a browser that asks first is told what may be sent, for an allowed origin only', async () => {
    const { address } = await startMail({ parent });
    const ask = (origin: string): Promise<Response> =>
      fetch(`${address}/send-email`, { method: 'OPTIONS', headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' } });
    const answer = await ask(mailFacts.origin);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(mailFacts.origin);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type, Idempotency-Key, X-Suspected');
    expect((await ask('https://evil.example')).status).toBe(403);
  });
});
