import { describe, expect, test } from 'vitest';
import { ofTag, readPage, textIn } from '../../engine/tests/support/read-page.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { mailFacts, message, startMail, type TestMail } from './support/mail-service.ts';

const parent = tempFolder('answers');
const configured = ['desk@fixture.example', 'sales@fixture.example'];
const strangers = ['someone@else.example', 'boss@fixture.example'];
const environment = { MAIL_TO: 'sales@fixture.example' };
/** The Accept header of a browser that opens a page. */
const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

/** Everything a client sees of a response, except times. */
async function visible(answer: Response): Promise<unknown> {
  const headers = [...answer.headers].filter(([name]) => !['date', 'retry-after'].includes(name));
  return { status: answer.status, headers, text: await answer.text() };
}

/** Sends the same to configured and other addresses and expects equal responses. Returns the status code. */
async function sameForAll(ask: (mail: TestMail, to: string) => Promise<Response>, limits: Record<string, string> = {}): Promise<number> {
  const answers: unknown[] = [];
  let status = 0;
  for (const to of [...configured, ...strangers]) {
    const mail = await startMail({ parent, environment: { ...environment, ...limits } });
    const answer = await ask(mail, to);
    status = answer.status;
    answers.push(await visible(answer));
  }
  expect(answers.filter((one) => JSON.stringify(one) !== JSON.stringify(answers[0]))).toEqual([]);
  return status;
}

describe('E-1 nobody can find out whether an address is configured without sending it a message', () => {
  test.each<[string, object]>([
    ['nothing but the recipient', { name: undefined, subject: undefined, body: undefined }],
    ['a key too many', { bcc: 'someone@else.example' }],
    ['a blank message', { body: ' ' }],
    ['a subject with a line end', { subject: 'a\nb' }],
    ['a body that is no text', { body: { path: '/etc/passwd' } }],
    ['a body that is too long', { body: 'x'.repeat(20_001) }],
  ])('%s is 400 for every address', async (_, changes) => {
    expect(await sameForAll((mail, to) => mail.post({ ...message, to, ...changes }))).toBe(400);
  });

  test('a repeated key is 400 for every address', async () => {
    const twice = (to: string): string => JSON.stringify({ ...message, to }).replace('{', '{"body":"a",');
    const headers = { Origin: mailFacts.origin, 'Content-Type': 'application/json' };
    const ask = (mail: TestMail, to: string): Promise<Response> =>
      fetch(`${mail.address}/send-email`, { method: 'POST', headers, body: twice(to) });
    expect(await sameForAll(ask)).toBe(400);
  });

  test('a malformed Idempotency-Key is 400, and one of another message 422, for every address', async () => {
    expect(await sameForAll((mail, to) => mail.post({ ...message, to }, { 'Idempotency-Key': 'short' }))).toBe(400);
    const conflicting = async (mail: TestMail, to: string): Promise<Response> => {
      expect((await mail.post({ ...message, body: 'Another' }, { 'Idempotency-Key': 'a-key-of-mine' })).status).toBe(202);
      return mail.post({ ...message, to }, { 'Idempotency-Key': 'a-key-of-mine' });
    };
    expect(await sameForAll(conflicting)).toBe(422);
  });

  test('a client that has sent its messages gets 429 for every address', async () => {
    const limited = async (mail: TestMail, to: string): Promise<Response> => {
      for (let sent = 0; sent < 5; sent += 1) await mail.post(message);
      return mail.post({ ...message, to });
    };
    expect(await sameForAll(limited)).toBe(429);
  });

  test('a full outbox is 503 for every address', async () => {
    const full = async (mail: TestMail, to: string): Promise<Response> => {
      for (let sent = 0; sent < 25; sent += 1) await mail.post(message);
      return mail.post({ ...message, to });
    };
    expect(await sameForAll(full, { MAIL_RATE_TOTAL: '1', MAIL_RATE_PER_CLIENT: '100' })).toBe(503);
  });

  test('wrong addresses count as messages of a client', async () => {
    const mail = await startMail({ parent, environment });
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await mail.post({ ...message, to: `guess-${guess}@fixture.example` })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });
});

describe('E-13 responses for browsers', () => {
  test.each([
    ['GET', '/send-email', 405],
    ['POST', '/health', 405],
    ['POST', '/outbox', 405],
    ['GET', '/outbox', 404],
    ['GET', '/outbox?token=wrong', 404],
    ['GET', '/nothing-here', 404],
  ])('%s %s is a page, not JSON', async (method, path, status) => {
    const { address } = await startMail({ parent });
    for (const headers of [browser, {}]) {
      const answer = await fetch(`${address}${path}`, { method, headers });
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8']);
      expect(answer.headers.get('Allow')).toBe(status === 405 ? (path === '/send-email' ? 'POST, OPTIONS' : 'GET, HEAD') : null);
      expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/);
      const page = readPage(await answer.text());
      expect(ofTag(page, 'h1')).toHaveLength(1);
      expect(ofTag(page, 'a').map(({ properties }) => properties.href)).toEqual(['/', 'tel:+912055500142', 'mailto:hello@fixture.example']);
      expect(textIn(ofTag(page, 'main')[0])).not.toMatch(/[{}]/);
    }
  });

  test.each([
    ['GET', '/send-email', 405],
    ['GET', '/outbox', 404],
    ['GET', '/nothing-here', 404],
  ])('%s %s is JSON for a client that asks for it', async (method, path, status) => {
    const { address } = await startMail({ parent });
    const answer = await fetch(`${address}${path}`, { method, headers: { Accept: 'application/json, text/plain;q=0.5' } });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
  });

  test.each<[string, Record<string, string>, number]>([
    ['a form with files that is too large', { 'Content-Type': 'multipart/form-data; boundary=x' }, 413],
    ['a form of another type', { 'Content-Type': 'multipart/mixed; boundary=x' }, 415],
    ['plain text', { 'Content-Type': 'text/plain' }, 415],
    ['a form that is too large', { 'Content-Type': 'application/x-www-form-urlencoded' }, 413],
    ['a form of another site', { 'Content-Type': 'text/plain', Origin: 'https://evil.example' }, 403],
  ])('%s gets the page of a message that was not sent', async (_, headers, status) => {
    const { address } = await startMail({ parent });
    const body = 'x'.repeat(100_000);
    const answer = await fetch(`${address}/send-email`, {
      method: 'POST',
      headers: { ...browser, Origin: mailFacts.origin, ...headers },
      body,
    });
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(textIn(ofTag(readPage(await answer.text()), 'h1')[0])).toBe('Your message was not sent');
  });

  test('a JSON request gets a JSON response, whatever it accepts', async () => {
    const mail = await startMail({ parent });
    for (const answer of [await mail.post({}, browser), await mail.post(message, { ...browser, Origin: 'https://evil.example' })]) {
      expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z].*\.$/) });
    }
  });
});
