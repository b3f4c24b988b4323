import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import type { Clock } from '../src/clock.ts';
import { Throttle } from '../src/limits.ts';
import { startSmtpSink } from './support/mail/smtp-sink.ts';
import { message, startMail, type TestMail, until } from './support/mail-service.ts';

const parent = tempFolder('deferred');
const hour = 3_600_000;
let visitors = 0;

/** Sends a message from a new visitor. Resolves to the status code. */
async function sendAsNewVisitor(mail: TestMail, headers: Record<string, string> = {}): Promise<number> {
  visitors += 1;
  return (await mail.post(message, { 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}`, ...headers })).status;
}

const environment = (total: number, more: Record<string, string> = {}): Record<string, string> => ({
  TRUSTED_PROXIES: '127.0.0.1,::1',
  MAIL_RATE_TOTAL: String(total),
  ...more,
});

/** A clock that stops until it is moved forward. */
function createClock(): Clock & { forward: (milliseconds: number) => void } {
  let time = 1_800_000_000_000;
  return { now: () => time, elapsed: () => time, forward: (milliseconds) => (time += milliseconds) };
}

describe('E-8 more messages in an hour than MAIL_RATE_TOTAL', () => {
  test('are accepted from all clients: the sixty-first is stored and mailed later', async () => {
    const mail = await startMail({ parent, environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
    for (let sent = 0; sent < 61; sent += 1) expect(await sendAsNewVisitor(mail)).toBe(202);
    const waiting = mail.stored('queued').filter(({ nextAttemptAt }) => nextAttemptAt !== undefined);
    expect([mail.stored('queued').length, waiting.length]).toEqual([61, 1]);
    const wait = Date.parse(waiting[0]?.nextAttemptAt ?? '') - Date.parse(waiting[0]?.acceptedAt ?? '');
    expect(wait).toBeGreaterThan(0.8 * hour);
    expect(wait).toBeLessThanOrEqual(hour);
    expect(mail.lines.filter((line) => line.includes('"deferred"'))).toHaveLength(1);
    expect(await (await mail.fetchOutbox()).text()).toContain('<dt>Deferred</dt>');
  });

  test('are mailed at that rate, also after a restart', async () => {
    const sink = await startSmtpSink();
    const clock = createClock();
    const settings = environment(2, { SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
    const first = await startMail({ parent, environment: settings, clock });
    for (let sent = 0; sent < 5; sent += 1) expect(await sendAsNewVisitor(first)).toBe(202);
    await until(() => first.stored('sent').length === 2);
    await first.stop();
    const second = await startMail({ folder: first.folder, environment: settings, clock });
    expect(await sendAsNewVisitor(second)).toBe(202);
    // Two messages an hour later, and one in the remaining slot of the new process; four later ones wait.
    clock.forward(hour + 1);
    expect(await sendAsNewVisitor(second)).toBe(202);
    await until(() => second.stored('sent').length >= 4);
    clock.forward(24 * hour);
    expect(await sendAsNewVisitor(second)).toBe(202);
    await until(() => second.stored('queued').length === 0);
    const ids = sink.received.map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([8, 8]);
    await sink.close();
  });

  test('do not include suspected ones: these delay no other message', async () => {
    const mail = await startMail({ parent, environment: environment(2) });
    for (let sent = 0; sent < 5; sent += 1) expect(await sendAsNewVisitor(mail, { 'X-Suspected': '1' })).toBe(202);
    expect([await sendAsNewVisitor(mail), await sendAsNewVisitor(mail)]).toEqual([202, 202]);
    expect(mail.stored('suspected')).toHaveLength(5);
    expect(mail.stored('queued').map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([undefined, undefined]);
  });

  test.each<Record<string, string>>([{}, { 'X-Suspected': '1' }])(
    'fill the disk with 24 hours of messages at most (%j)',
    async (headers) => {
      const mail = await startMail({ parent, environment: environment(1) });
      for (let sent = 0; sent < 25; sent += 1) expect(await sendAsNewVisitor(mail, headers)).toBe(202);
      const rejected = await mail.post(message, { 'X-Forwarded-For': '10.1.0.1', ...headers });
      expect(rejected.status).toBe(503);
      expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await sendAsNewVisitor(mail, headers)).toBe(503);
      expect([...mail.stored('queued'), ...mail.stored('suspected')]).toHaveLength(25);
      expect(mail.lines.filter((line) => line.includes('"too-many-messages"'))).toHaveLength(1);
      // The other kind has a separate limit.
      expect(await sendAsNewVisitor(mail, { 'X-Suspected': 'X-Suspected' in headers ? '0' : '1' })).toBe(202);
    },
  );

  test('do not change the limit for each client', async () => {
    const mail = await startMail({ parent, environment: environment(1, { MAIL_RATE_PER_CLIENT: '2' }) });
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await mail.post(message, { 'X-Forwarded-For': '10.2.0.1' })).status);
    expect(statuses).toEqual([202, 202, 429]);
  });
});

describe('a throttle', () => {
  test('never exceeds its count in any window, and starts each as soon as possible', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 40 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 4 }), (steps, count) => {
        let now = 0;
        const pace = new Throttle({ count, window: 1_000, maxDelay: 1_000_000, elapsed: () => now });
        const starts: number[] = [];
        for (const gap of steps) {
          now += gap;
          const start = now + pace.reserve();
          const soonest = Math.max(now, (starts.at(-count) ?? -1_000) + 1_000);
          expect(start).toBe(soonest);
          starts.push(start);
        }
        for (const start of starts) expect(starts.filter((one) => one >= start && one < start + 1_000).length).toBeLessThanOrEqual(count);
      }),
    );
  });

  test('is full when the delay would be too long, and continues from the reservations of another process', () => {
    const pace = new Throttle({ count: 1, window: 10, maxDelay: 20, elapsed: () => 0 });
    pace.restore([10, 0]);
    expect([pace.timeUntilAvailable(), pace.reserve(), pace.timeUntilAvailable()]).toEqual([0, 20, 10]);
    pace.refund();
    expect([pace.timeUntilAvailable(), pace.reserve()]).toEqual([0, 20]);
  });
});
