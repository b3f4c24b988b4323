import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import type { Clock } from '../src/clock.ts';
import { FolderInUseError } from '../src/outbox/errors.ts';
import { type SmtpSink, startSmtpSink } from './support/mail/smtp-sink.ts';
import { message, startMail, storedIn, type TestMail, until } from './support/mail-service.ts';

const parent = tempFolder('removed-folder');
const soon = [5, 5, 5, 5, 5, 5, 5, 5];
const smtp = (sink: SmtpSink): Record<string, string> => ({ SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_RATE_PER_CLIENT: '100' });

/** A mail server that fails until it is repaired. */
async function brokenSink(): Promise<{ sink: SmtpSink; repair: () => void }> {
  let isOpen = false;
  const sink = await startSmtpSink({ behave: () => (isOpen ? 'accept' : { greeting: 421 }) });
  return {
    sink,
    repair: () => {
      isOpen = true;
    },
  };
}

/** A clock that makes every request of /health check again. */
function fastClock(): Clock {
  let calls = 0;
  const elapsed = (): number => {
    calls += 1;
    return performance.now() + calls * 6_000;
  };
  return { now: () => Date.now(), elapsed };
}

async function health(address: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${address}/health`);
  return { status: answer.status, body: await answer.json() };
}

describe('E-10 an outbox folder that is removed while the service runs', () => {
  test('is created again with the lock and every undelivered message: none lost, none duplicated', async () => {
    const { sink, repair } = await brokenSink();
    const mail = await startMail({ parent, environment: smtp(sink), waits: [50] });
    for (let sent = 0; sent < 10; sent += 1) await mail.post({ ...message, body: `${message.body} ${sent}` });
    rmSync(mail.folder, { recursive: true });
    await until(() => existsSync(join(mail.folder, 'queued')) && mail.stored('queued').length === 10);
    await until(() => mail.lines.some((line) => line.includes('"folder-restored"')));
    expect(mail.lines.filter((line) => line.includes('"folder-restored"'))).toEqual([expect.stringContaining('"messages":10')]);
    await expect(startMail({ folder: mail.folder })).rejects.toThrow('in use by another process');
    repair();
    await until(() => mail.stored('sent').length === 10);
    expect(mail.stored('queued')).toEqual([]);
    expect([sink.received.length, new Set(sink.received.map(({ messageId }) => messageId)).size]).toEqual([10, 10]);
    await sink.close();
  });

  test('accepts the next message', async () => {
    const mail = await startMail({ parent });
    rmSync(mail.folder, { recursive: true });
    expect((await mail.post(message)).status).toBe(202);
    expect(mail.stored('queued')).toHaveLength(1);
    expect(await health(mail.address)).toEqual({ status: 200, body: { ok: true } });
  });

  test.each(['drafts', 'queued', 'sent', 'dead', 'suspected', 'eml', 'quarantine'])('is restored: %s/', async (name) => {
    const mail = await startMail({ parent, clock: fastClock() });
    rmSync(join(mail.folder, name), { recursive: true });
    expect(await health(mail.address)).toEqual({ status: 200, body: { ok: true } });
    expect(readdirSync(mail.folder)).toContain(name);
    expect((await mail.post(message)).status).toBe(202);
    expect(mail.lines.some((line) => line.includes('"folder-restored"'))).toBe(true);
  });

  test('during a delivery does not send it again', async () => {
    const sink = await startSmtpSink();
    const folder = mkdtempSync(join(parent, 'outbox-'));
    for (let round = 0; round < 20; round += 1) {
      const mail = await startMail({ folder, environment: smtp(sink), waits: soon, clock: fastClock() });
      await Promise.all(Array.from({ length: 3 }, (_, sent) => mail.post({ ...message, body: `${round} ${sent}` })));
      rmSync(folder, { recursive: true, force: true });
      await Promise.all([health(mail.address), health(mail.address)]);
      await until(() => new Set(sink.received.map(({ messageId }) => messageId)).size === 3 * (round + 1));
      await mail.stop();
      expect(storedIn(folder, 'queued')).toEqual([]);
    }
    expect(sink.received).toHaveLength(60);
    await sink.close();
  });
});

/** Starts a service in a folder whose lock was deleted. Retries when the first service locks it again in between. */
async function takeOver(folder: string, environment: Record<string, string>): Promise<TestMail> {
  for (const name of readdirSync(folder).filter((one) => /^(?:lock|alive)\./.test(one))) rmSync(join(folder, name));
  return startMail({ folder, environment, waits: soon }).catch((error: unknown) => {
    if (error instanceof FolderInUseError) return takeOver(folder, environment);
    throw error;
  });
}

describe('E-10 an outbox that another process locked', () => {
  test('is not used: 503, a problem at /health and in the log, no delivery; the service continues once it is free', async () => {
    const { sink, repair } = await brokenSink();
    const first = await startMail({ parent, environment: smtp(sink), waits: soon, clock: fastClock() });
    await first.post(message);
    await until(() => first.lines.some((line) => line.includes('"paused"')));
    const second = await takeOver(first.folder, smtp(sink));
    expect(await health(first.address)).toMatchObject({ status: 503, body: { ok: false, problems: ['outbox-locked'] } });
    expect((await first.post({ ...message, body: 'Not now.' })).status).toBe(503);
    expect(first.lines.some((line) => line.includes('"code":"outbox-locked"'))).toBe(true);
    repair();
    await until(() => second.stored('sent').length === 1);
    await second.stop();
    expect(await health(first.address)).toMatchObject({ status: 200 });
    expect((await first.post({ ...message, body: 'Now.' })).status).toBe(202);
    await until(() => first.stored('sent').length === 2);
    // A running delivery is not stopped when the lock is deleted, so one message may arrive twice.
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(2);
    await sink.close();
  });

  test('is a problem at /health of the service that cannot open it', async () => {
    const { createMailService } = await import('../src/service.ts');
    const { readConfig } = await import('../src/config.ts');
    const { mailFacts } = await import('./support/mail-service.ts');
    const first = await startMail({ parent });
    const service = createMailService({
      config: readConfig({ MAIL_OUTBOX: first.folder }, '/'),
      facts: () => mailFacts,
      pages: async () => undefined,
      log: () => undefined,
      clock: fastClock(),
    });
    const ask = async (): Promise<Response> =>
      service.fetch(new Request('http://localhost/health'), { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
    const rejected = await ask();
    expect([rejected.status, await rejected.json()]).toEqual([503, { ok: false, problems: ['outbox-locked'] }]);
    await first.stop();
    expect((await ask()).status).toBe(200);
    await service.close();
  });
});

test('E-10 another service cannot open an outbox that is renamed while the first one runs', async () => {
  const mail = await startMail({ parent });
  const renamed = `${mail.folder}-renamed`;
  renameSync(mail.folder, renamed);
  await expect(startMail({ folder: renamed })).rejects.toThrow('in use by another process');
  mkdirSync(mail.folder, { recursive: true });
});
