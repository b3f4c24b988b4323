import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import type { Clock } from '../src/clock.ts';
import { message, startMail } from './support/mail-service.ts';

const parent = tempFolder('keys');
const key = { 'Idempotency-Key': '4b1d0c0e-6f7e-4a52-9a5d-000000000001' };
const hour = 3_600_000;

function movableClock(): { clock: Clock; pass: (milliseconds: number) => void } {
  let passed = 0;
  const start = Date.parse('2026-11-21T10:00:00Z');
  return { clock: { now: () => start + passed, elapsed: () => passed }, pass: (milliseconds) => (passed += milliseconds) };
}

describe('E-11 one submission, one message', () => {
  test('the same key with the same message gets the same response, and one message is stored', async () => {
    const mail = await startMail({ parent });
    const answers = [await mail.post(message, key), await mail.post(message, key)];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()));
    expect(second).toBe(first);
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test('concurrent requests are one message', async () => {
    const mail = await startMail({ parent });
    const answers = await Promise.all(Array.from({ length: 30 }, () => mail.post(message, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test('the same key with another message is rejected', async () => {
    const mail = await startMail({ parent });
    await mail.post(message, key);
    expect((await mail.post({ ...message, body: `${message.body}!` }, key)).status).toBe(422);
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test('another key is another message', async () => {
    const mail = await startMail({ parent });
    await mail.post(message, key);
    await mail.post(message, { 'Idempotency-Key': 'another-one' });
    expect(mail.stored('queued')).toHaveLength(2);
  });

  test('a key is known after a restart', async () => {
    const first = await startMail({ parent });
    await first.post(message, key);
    await first.stop();
    const second = await startMail({ folder: first.folder });
    expect((await second.post(message, key)).status).toBe(202);
    expect((await second.post({ ...message, body: 'Message: other' }, key)).status).toBe(422);
    expect(second.stored('queued')).toHaveLength(1);
  });

  test('a key expires after 24 hours, not a minute earlier, also after a restart', async () => {
    const { clock, pass } = movableClock();
    const first = await startMail({ parent, clock });
    await first.post(message, key);
    pass(12 * hour);
    await first.stop();
    const second = await startMail({ folder: first.folder, clock });
    pass(12 * hour - 60_000);
    expect((await second.post({ ...message, body: 'Message: other' }, key)).status).toBe(422);
    await second.post(message, key);
    expect(second.stored('queued')).toHaveLength(1);
    pass(60_000);
    expect((await second.post(message, key)).status).toBe(202);
    expect(second.stored('queued')).toHaveLength(2);
  });

  test.each(['short', 'x'.repeat(201), 'with space in it', 'caf\u00e9-caf\u00e9'])('the key %j is rejected', async (name) => {
    const mail = await startMail({ parent });
    expect((await mail.post(message, { 'Idempotency-Key': name })).status).toBe(400);
  });

  test('the outbox stores a digest of the key, not the key', async () => {
    const mail = await startMail({ parent });
    await mail.post(message, key);
    expect(JSON.stringify(mail.stored('queued'))).not.toContain(key['Idempotency-Key']);
  });
});

describe('a filled honeypot', () => {
  test('stores the message as suspected without mailing it, with the same response', async () => {
    const mail = await startMail({ parent });
    const answers = [await mail.post(message), await mail.post(message, { 'X-Suspected': '1' })];
    const [usual, suspected] = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(suspected).toEqual(usual);
    expect([mail.stored('queued').length, mail.stored('suspected').length]).toEqual([1, 1]);
  });
});
