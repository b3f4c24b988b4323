import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { fileName, formatIdTime, type State } from '../../../packages/mail/src/outbox/entry.ts';
import { startSmtpSink } from '../../../packages/mail/tests/support/mail/smtp-sink.ts';
import { message, startMail, until } from '../../../packages/mail/tests/support/mail-service.ts';
import { runMain } from '../../support/run-main.ts';

const parent = tempFolder('retention');
const day = 24 * 3_600_000;
let folders = 0;

/** An outbox with one message per state and age in days. The body is the age. */
function outboxOf(ages: readonly number[]): string {
  folders += 1;
  const folder = join(parent, `outbox-${folders}`);
  for (const state of ['queued', 'sent', 'dead', 'suspected'] satisfies State[]) {
    mkdirSync(join(folder, state), { recursive: true });
    for (const age of ages) {
      const time = Date.now() - age * day;
      const id = `${formatIdTime(time)}-${String(age * 10).padStart(16, '0')}`;
      const accepted = new Date(time).toISOString();
      const entry = {
        id,
        messageId: `<${id}@fixture.example>`,
        acceptedAt: accepted,
        to: { name: '', address: 'a@b.example' },
        subject: 'A',
      };
      const file = join(folder, state, fileName(id));
      writeFileSync(file, JSON.stringify({ ...entry, body: String(age), attempts: [] }));
      utimesSync(file, new Date(time), new Date(time));
    }
  }
  return folder;
}

describe('retention', () => {
  const ages = [0.5, 0.9, 1.5, 2.5, 179, 181, 359, 361];

  test.each([
    [{}, { sent: [0.5, 0.9, 1.5, 2.5, 179], others: [0.5, 0.9, 1.5, 2.5, 179, 181, 359] }],
    [{ MAIL_KEEP_DAYS: '1' }, { sent: [0.5, 0.9], others: [0.5, 0.9, 1.5] }],
    [{ MAIL_KEEP_DAYS: 'forever' }, { sent: ages, others: ages }],
    [{ MAIL_KEEP_DAYS: '0' }, { sent: ages, others: ages }],
  ])('with %j removes older messages, but none in the queue', async (environment, expected) => {
    const folder = outboxOf(ages);
    const lines: string[] = [];
    // Each start removes a tenth of a folder, as each hour does.
    for (let start = 0; start < 6; start += 1) {
      const earlier = await startMail({ folder, environment });
      await earlier.stop();
      lines.push(...earlier.lines);
    }
    const mail = await startMail({ folder, environment });
    const stored = (state: State): number[] =>
      mail
        .stored(state)
        .map(({ body }) => Number(body))
        .sort((a, b) => a - b);
    expect(stored('sent')).toEqual(expected.sent);
    expect(stored('dead')).toEqual(expected.others);
    expect(stored('suspected')).toEqual(expected.others);
    expect(stored('queued')).toEqual(ages);
    const removed = ages.length - expected.sent.length;
    const counts = [...lines, ...mail.lines].flatMap((line) => /"removed","state":"sent","count":(\d+)/.exec(line)?.[1] ?? []);
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(removed);
  });

  test('removes the mail file of a message as well', async () => {
    const folder = outboxOf([0.5, 361]);
    const [name = ''] = readdirSync(join(folder, 'dead'));
    mkdirSync(join(folder, 'eml'));
    writeFileSync(join(folder, 'eml', name.replace('.json', '.eml')), 'To: a@b.example');
    rmSync(join(folder, 'queued'), { recursive: true });
    await startMail({ folder });
    expect(readdirSync(join(folder, 'eml'))).toEqual([]);
  });

  test('counts from the last change: a message that was sent late is stored as long as the others', async () => {
    const folder = outboxOf([190]);
    const [name = ''] = readdirSync(join(folder, 'sent'));
    utimesSync(join(folder, 'sent', name), new Date(), new Date());
    const mail = await startMail({ folder });
    expect(mail.stored('sent')).toHaveLength(1);
  });

  test('deletes drafts that are older than an hour, without quarantine', async () => {
    const folder = outboxOf([]);
    mkdirSync(join(folder, 'drafts'));
    for (const [name, minutes] of [
      ['old.json', 61],
      ['new.json', 5],
    ] as const) {
      writeFileSync(join(folder, 'drafts', name), '{"id":');
      const time = new Date(Date.now() - minutes * 60_000);
      utimesSync(join(folder, 'drafts', name), time, time);
    }
    const mail = await startMail({ folder });
    expect(readdirSync(join(folder, 'drafts'))).toEqual(['new.json']);
    expect(readdirSync(join(folder, 'quarantine'))).toEqual([]);
    expect(mail.lines.some((line) => line.includes('"drafts-removed","count":1'))).toBe(true);
  });
});

describe('a dead message', () => {
  test('is counted at /health, and requeued by `npm run mail -- retry` while the service runs, with new attempts', async () => {
    let isRefused = true;
    let passed = 0;
    const sink = await startSmtpSink({ behave: () => (isRefused ? { recipient: 550 } : 'accept') });
    const clock = { now: () => Date.now(), elapsed: () => performance.now() + passed };
    const mail = await startMail({ parent, clock, waits: [5, 5], environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    const health = async (): Promise<unknown> => {
      passed += 6_000;
      return (await fetch(`${mail.address}/health`)).json();
    };
    await mail.post(message);
    await until(() => mail.stored('dead').length === 1);
    expect(await health()).toEqual({ ok: true, dead: 1 });
    const outcome = await retry(mail.folder);
    expect([outcome.exitCode, outcome.stdout]).toEqual([0, expect.stringContaining('Messages queued again: 1.')]);
    await health();
    await until(() => mail.stored('dead').length === 1);
    expect(mail.stored('dead')[0]?.attempts.map(({ outcome: one }) => one)).toEqual([
      ...Array.from({ length: 3 }, () => 'EENVELOPE 550'),
      'requeued',
      ...Array.from({ length: 3 }, () => 'EENVELOPE 550'),
    ]);
    isRefused = false;
    await retry(mail.folder);
    expect(await health()).toEqual({ ok: true });
    await until(() => mail.stored('sent').length === 1);
    expect(sink.received).toHaveLength(1);
    await sink.close();
  });

  test('is requeued while the service is stopped', async () => {
    const first = await startMail({ parent });
    await first.post(message);
    await first.stop();
    const [name = ''] = readdirSync(join(first.folder, 'queued'));
    renameSync(join(first.folder, 'queued', name), join(first.folder, 'dead', name));
    await retry(first.folder);
    expect(existsSync(join(first.folder, 'queued', name))).toBe(true);
    expect((await retry(first.folder)).stdout).toContain('was delivered or still waits');
  });

  test('an unknown action of `npm run mail` is an error that names the existing one', async () => {
    expect(await runMain('mail', 'resend')).toMatchObject({
      exitCode: 2,
      stderr: '"resend" is not one of the possible values. It can be retry, export or erase.\n',
    });
  });

  async function retry(folder: string): ReturnType<typeof runMain> {
    const { MAIL_OUTBOX } = process.env;
    process.env.MAIL_OUTBOX = folder;
    try {
      return await runMain('mail', 'retry');
    } finally {
      if (MAIL_OUTBOX === undefined) delete process.env.MAIL_OUTBOX;
      else process.env.MAIL_OUTBOX = MAIL_OUTBOX;
    }
  }
});

test('a message that is moved to queued/ by hand is delivered while the service runs', async () => {
  const sink = await startSmtpSink();
  let passed = 0;
  const clock = { now: () => Date.now(), elapsed: () => performance.now() + passed };
  const mail = await startMail({ parent, clock, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
  await mail.post(message, { 'X-Suspected': '1' });
  const [name = ''] = readdirSync(join(mail.folder, 'suspected'));
  renameSync(join(mail.folder, 'suspected', name), join(mail.folder, 'queued', name));
  passed += 6_000;
  await fetch(`${mail.address}/health`);
  await until(() => mail.stored('sent').length === 1);
  expect(sink.received).toHaveLength(1);
  await sink.close();
});
