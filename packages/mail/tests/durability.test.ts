import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import type { Clock } from '../src/clock.ts';
import { startSmtpSink } from './support/mail/smtp-sink.ts';
import { message, startMail, storedIn, until } from './support/mail-service.ts';
import { canMountDisks, mountSmallDisk } from './support/small-disk.ts';

const parent = tempFolder('durability');
const newFolder = (): string => mkdtempSync(join(parent, 'outbox-'));
const key = (name: string): Record<string, string> => ({ 'Idempotency-Key': `${name}-12345678` });

const canMount = canMountDisks(parent);

describe('E-10 after a crash', () => {
  test('a half-written message is quarantined and reported, the others are loaded', async () => {
    const first = await startMail({ parent });
    await first.post(message);
    await first.post(message);
    await first.stop();
    const [name = ''] = readdirSync(join(first.folder, 'queued'));
    const file = join(first.folder, 'queued', name);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 200));
    writeFileSync(join(first.folder, 'drafts', name), '{"id":');
    writeFileSync(join(first.folder, 'sent', 'notes.txt'), 'not ours');
    const second = await startMail({ folder: first.folder });
    expect(second.stored('queued')).toHaveLength(1);
    expect(readdirSync(join(first.folder, 'quarantine')).sort()).toEqual([`queued-${name}`, 'sent-notes.txt']);
    expect(second.lines.filter((line) => line.includes('"event":"quarantined"'))).toHaveLength(2);
    expect((await second.post(message)).status).toBe(202);
  });

  test.each(['', 'null', '[]', '{}', '\u0000'.repeat(300), 'x'])('a file with %j is quarantined in every state', async (text) => {
    const folder = newFolder();
    for (const state of ['queued', 'sent', 'dead', 'suspected']) {
      mkdirSync(join(folder, state), { recursive: true });
      writeFileSync(join(folder, state, '20991121T100000000Z-0123456789abcdef.json'), text);
    }
    const mail = await startMail({ folder });
    expect(readdirSync(join(folder, 'quarantine'))).toHaveLength(4);
    expect((await fetch(`${mail.address}/health`)).status).toBe(200);
  });

  test('a message that was sent but not yet moved is moved and not sent again', async () => {
    const sink = await startSmtpSink();
    const first = await startMail({ parent });
    await first.post(message);
    await first.stop();
    const [name = ''] = readdirSync(join(first.folder, 'queued'));
    const file = join(first.folder, 'queued', name);
    const sent = { ...JSON.parse(readFileSync(file, 'utf8')), attempts: [{ at: '2026-11-21T10:00:00.000Z', outcome: 'sent' }] };
    writeFileSync(file, JSON.stringify(sent));
    const second = await startMail({ folder: first.folder, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    expect([second.stored('queued').length, second.stored('sent').length]).toEqual([0, 1]);
    await second.stop();
    expect(sink.received).toEqual([]);
    await sink.close();
  });

  test('between a delivery and its record, a message is sent again, with the same Message-ID', async () => {
    const sink = await startSmtpSink();
    const environment = { SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
    const first = await startMail({ parent, environment });
    await first.post(message);
    await until(() => first.stored('sent').length === 1);
    await first.stop();
    const [entry] = first.stored('sent');
    const name = `${entry?.id}.json`;
    rmSync(join(first.folder, 'sent', name));
    writeFileSync(join(first.folder, 'queued', name), JSON.stringify({ ...entry, delivered: false, attempts: [] }));
    const second = await startMail({ folder: first.folder, environment });
    await until(() => second.stored('sent').length === 1);
    expect(sink.received.map(({ messageId }) => messageId)).toEqual([entry?.messageId, entry?.messageId]);
    await sink.close();
  });

  test('an unwritable disk gives 503, and the same submission is accepted once the disk works', async () => {
    const mail = await startMail({ parent, environment: { MAIL_RATE_PER_CLIENT: '1' } });
    const drafts = join(mail.folder, 'drafts');
    rmSync(drafts, { recursive: true });
    // A file in the place of the folder: no user, not even root, can write below it.
    writeFileSync(drafts, '');
    for (let tries = 0; tries < 3; tries += 1) {
      const rejected = await mail.post(message, key('full'));
      expect(rejected.status).toBe(503);
      expect(Number(rejected.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect(mail.stored('queued')).toEqual([]);
    rmSync(drafts);
    mkdirSync(drafts);
    expect((await mail.post(message, key('full'))).status).toBe(202);
    expect(mail.stored('queued')).toHaveLength(1);
    expect(mail.lines.filter((line) => line.includes('"not-stored"'))).toHaveLength(3);
  });

  test.skipIf(!canMount)('a full disk gives 503, and messages accepted before are complete', async () => {
    const disk = mountSmallDisk(parent, '64k');
    const mail = await startMail({ folder: join(disk.folder, 'outbox') });
    const answers: number[] = [];
    for (let sent = 0; sent < 5; sent += 1) answers.push((await mail.post({ ...message, body: 'x'.repeat(19_000) })).status);
    expect(new Set(answers)).toEqual(new Set([202, 503]));
    expect(mail.stored('queued')).toHaveLength(answers.filter((status) => status === 202).length);
    await mail.stop();
  });

  test('a delivery that cannot be recorded is not repeated, and recorded once that works', async () => {
    const sink = await startSmtpSink({ behave: (connection) => (connection === 0 ? { recipient: 451 } : 'accept') });
    const mail = await startMail({ parent, waits: [700, 30], environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    await mail.post(message);
    await until(() => mail.stored('queued')[0]?.attempts.length === 1);
    const queued = join(mail.folder, 'queued');
    renameSync(queued, `${queued}-away`);
    // A file in the place of the folder: its messages can neither be moved nor written.
    writeFileSync(queued, '');
    await until(() => mail.lines.filter((line) => line.includes('"outcome-not-written"')).length >= 2);
    expect([sink.received.length, mail.stored('sent').length]).toEqual([1, 0]);
    rmSync(queued);
    renameSync(`${queued}-away`, queued);
    await until(() => mail.stored('sent').length === 1);
    expect(sink.received).toHaveLength(1);
    await sink.close();
  });

  test('no other user can read the outbox', async () => {
    const mail = await startMail({ parent });
    await mail.post(message);
    const [name = ''] = readdirSync(join(mail.folder, 'queued'));
    expect(statSync(join(mail.folder, 'queued')).mode & 0o077).toBe(0);
    expect(statSync(join(mail.folder, 'queued', name)).mode & 0o077).toBe(0);
  });
});

describe('E-10 clocks that jump', () => {
  const clockAt = (start: number): { clock: Clock; jump: (milliseconds: number) => void } => {
    let now = start;
    return { clock: { now: () => now, elapsed: () => performance.now() }, jump: (milliseconds) => (now += milliseconds) };
  };
  const year = 365 * 24 * 3_600_000;

  test.each([-10 * year, 10 * year])('a jump of %d ms while the service runs neither loses a message nor sends one twice', async (jump) => {
    const sink = await startSmtpSink({ behave: (connection) => (connection === 0 ? { recipient: 451 } : 'accept') });
    const { clock, jump: jumpBy } = clockAt(Date.parse('2026-11-21T10:00:00Z'));
    const mail = await startMail({ parent, clock, waits: [30], environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    await mail.post(message, key('jump'));
    jumpBy(jump);
    await until(() => mail.stored('sent').length === 1);
    expect((await mail.post(message, key('jump'))).status).toBe(202);
    expect(mail.stored('sent')).toHaveLength(1);
    expect(mail.stored('queued')).toEqual([]);
    expect(sink.received).toHaveLength(1);
    await sink.close();
  });

  test('a next attempt that a wrong clock scheduled years ahead is made after the normal delay', async () => {
    const sink = await startSmtpSink({ behave: (connection) => (connection === 0 ? { recipient: 451 } : 'accept') });
    const environment = { SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
    const wrong = clockAt(Date.parse('2046-11-21T10:00:00Z'));
    const first = await startMail({ parent, clock: wrong.clock, waits: [60_000], environment });
    await first.post(message);
    await until(() => first.stored('queued')[0]?.attempts.length === 1);
    await first.stop();
    const second = await startMail({ folder: first.folder, waits: [20], environment });
    await until(() => second.stored('sent').length === 1);
    await sink.close();
  });
});

describe('E-10 two processes', () => {
  test('the second one throws, and says what to do', async () => {
    const mail = await startMail({ parent });
    await expect(startMail({ folder: mail.folder })).rejects.toThrow(/in use by another process.*MAIL_OUTBOX/);
  });

  test('a service whose outbox is locked responds with 503, and accepts messages once it is free', async () => {
    const { createMailService } = await import('../src/service.ts');
    const { readConfig } = await import('../src/config.ts');
    const { mailFacts } = await import('./support/mail-service.ts');
    const first = await startMail({ parent });
    const config = readConfig({ MAIL_OUTBOX: first.folder }, '/');
    const second = createMailService({ config, facts: () => mailFacts, pages: async () => undefined, log: () => undefined });
    const post = (): Response | Promise<Response> =>
      second.fetch(
        new Request('http://localhost/send-email', {
          method: 'POST',
          headers: { Origin: mailFacts.origin, 'Content-Type': 'application/json' },
          body: JSON.stringify(message),
        }),
        { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
      );
    expect((await post()).status).toBe(503);
    await first.stop();
    expect((await post()).status).toBe(202);
    await second.close();
    expect(storedIn(first.folder, 'queued')).toHaveLength(1);
  });
});
