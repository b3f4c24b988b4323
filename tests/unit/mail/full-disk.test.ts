import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { commandFile } from '../../../packages/engine/src/files/engine-module.ts';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { isDelivered } from '../../../packages/mail/src/outbox/delivery-record.ts';
import { bundleService, type ChildService, startChild } from '../../../packages/mail/tests/support/mail/child-service.ts';
import { type SmtpSink, startSmtpSink } from '../../../packages/mail/tests/support/mail/smtp-sink.ts';
import { message, startMail, storedIn, until } from '../../../packages/mail/tests/support/mail-service.ts';
import { canMountDisks, mountSmallDisk } from '../../../packages/mail/tests/support/small-disk.ts';

const parent = tempFolder('full-disk');
const canMount = canMountDisks(parent);
const many = { MAIL_RATE_PER_CLIENT: '9999999', MAIL_RATE_TOTAL: '9999999' };

let file: string;
beforeAll(async () => {
  file = await bundleService();
});

const ids = ({ received }: SmtpSink): Set<string> => new Set(received.map(({ messageId }) => messageId));

async function health(address: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${address}/health`);
  return { status: answer.status, body: await answer.json() };
}

/** The site of the service that runs in its own process. */
const benchHeaders = { Origin: 'https://bench.example', 'Content-Type': 'application/json' };
const post = (address: string, body: string): Promise<Response> =>
  fetch(`${address}/send-email`, {
    method: 'POST',
    headers: benchHeaders,
    body: JSON.stringify({ ...message, to: 'desk@bench.example', body }),
  });

/** Starts a service in its own process. Fails when it exits before it listens. */
async function startProcess(outbox: string, sink: SmtpSink): Promise<{ child: ChildService; address: string }> {
  const child = startChild(file, { MAIL_OUTBOX: outbox, SMTP_URL: `smtp://127.0.0.1:${sink.port}`, ...many });
  onTestFinished(child.kill);
  const address = await child.address;
  if (address === undefined) throw new Error('The service ended before it listened.');
  return { child, address };
}

/** Returns true when no file in `queued` waits for a delivery. */
function isAllDelivered(outbox: string): boolean {
  try {
    return storedIn(outbox, 'queued').every(isDelivered);
  } catch {
    // A file was moved to `sent` while it was read.
    return false;
  }
}

describe.skipIf(!canMount)('E-10 a full disk of 1 MB', () => {
  test('loses and duplicates no message through kills and restarts', async () => {
    const disk = mountSmallDisk(parent, '1m');
    // What `free` removes: room for another message, however the others divide the disk.
    writeFileSync(disk.filler, Buffer.alloc(64 * 1024));
    const outbox = join(disk.folder, 'outbox');
    let isOpen = false;
    const sink = await startSmtpSink({ behave: () => (isOpen ? 'accept' : { greeting: 421 }) });
    const first = await startProcess(outbox, sink);
    const answers: number[] = [];
    while (!answers.includes(503)) answers.push((await post(first.address, `${answers.length} ${'x'.repeat(19_000)}`)).status);
    const accepted = answers.filter((status) => status === 202).length;
    expect(accepted).toBeGreaterThan(20);
    disk.fill();
    await first.child.kill();

    isOpen = true;
    const second = await startProcess(outbox, sink);
    expect(await health(second.address)).toMatchObject({ status: 503, body: { ok: false, problems: ['disk-full'] } });
    expect((await post(second.address, 'no room')).status).toBe(503);
    await until(() => sink.received.length === accepted && isAllDelivered(outbox));
    await second.child.kill();

    const third = await startProcess(outbox, sink);
    expect([sink.received.length, ids(sink).size]).toEqual([accepted, accepted]);
    disk.free();
    expect((await post(third.address, 'room again')).status).toBe(202);
    await until(() => ids(sink).size === accepted + 1 && isAllDelivered(outbox));
    expect(await third.child.end()).toBe(0);
    const last = await startProcess(outbox, sink);
    expect(storedIn(outbox, 'sent')).toHaveLength(accepted + 1);
    expect(await last.child.end()).toBe(0);
    expect([sink.received.length, ids(sink).size]).toEqual([accepted + 1, accepted + 1]);
    await sink.close();
  });

  test('does not prevent shutdown, start, or the move to dead', async () => {
    const disk = mountSmallDisk(parent, '1m');
    const folder = join(disk.folder, 'outbox');
    const before = await startMail({ folder });
    await before.post(message);
    await before.stop();
    disk.fill();
    const sink = await startSmtpSink({ behave: () => ({ recipient: 550 }) });
    const mail = await startMail({ folder, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` }, waits: [5] });
    await until(() => mail.stored('dead').length === 1);
    await mail.stop();
    expect(mail.lines.at(-1)).toContain('"stopped"');
    const again = await startMail({ folder });
    expect(again.stored('dead')).toHaveLength(1);
    await again.stop();
    await sink.close();
  });

  test('is a problem in the log and at /health while it lasts, without text of a message', async () => {
    let passed = 0;
    const clock = { now: () => Date.now(), elapsed: () => performance.now() + passed };
    const disk = mountSmallDisk(parent, '1m');
    const mail = await startMail({ folder: join(disk.folder, 'outbox'), clock });
    await mail.post(message);
    expect(await health(mail.address)).toEqual({ status: 200, body: { ok: true } });
    disk.fill();
    passed += 6_000;
    expect(await health(mail.address)).toEqual({ status: 503, body: { ok: false, problems: ['disk-full'] } });
    disk.free();
    passed += 6_000;
    expect(await health(mail.address)).toEqual({ status: 200, body: { ok: true } });
    const problems = mail.lines.filter((line) => line.includes('"event":"problem'));
    expect(problems.map((line) => JSON.parse(line).event)).toEqual(['problem', 'problem-solved']);
    expect(problems.join('')).not.toMatch(/@|Ann|full-disk/);
  });

  test('does not end `npm run mail`: it starts, reports the problem and delivers', async () => {
    const disk = mountSmallDisk(parent, '1m');
    const outbox = join(disk.folder, 'outbox');
    const mail = await startMail({ folder: outbox });
    await mail.post(message);
    await mail.stop();
    disk.fill();
    const sink = await startSmtpSink();
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const args = ['mail', '--site', inProject('tests', 'sites', 'minimal'), '--out', join(parent, 'not-built')];
    const child = spawn(process.execPath, [commandFile, ...args], {
      cwd: projectRoot,
      env: { ...env, PORT: '0', MAIL_OUTBOX: outbox, SMTP_URL: `smtp://127.0.0.1:${sink.port}` },
    });
    const closed = once(child, 'close');
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    await Promise.race([closed, until(() => sink.received.length === 1)]);
    await Promise.race([closed, until(() => storedIn(outbox, 'sent').length === 1)]);
    child.kill('SIGTERM');
    await closed;
    expect(child.exitCode).toBe(0);
    expect(sink.received).toHaveLength(1);
    await sink.close();
  });
});

describe('E-10 an outbox that cannot be opened', () => {
  test('names the folder and what to do, and opens once the cause is fixed', async () => {
    const folder = mkdtempSync(join(parent, 'outbox-'));
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, 'a file where the folder should be');
    await expect(startMail({ folder: blocked })).rejects.toThrow(/outbox .*blocked cannot be opened: .*MAIL_OUTBOX/);
    rmSync(blocked);
    const mail = await startMail({ folder: blocked });
    expect(await health(mail.address)).toEqual({ status: 200, body: { ok: true } });
  });

  test('or written to is a problem at /health', async () => {
    const mail = await startMail({ parent });
    renameSync(join(mail.folder, 'drafts'), join(mail.folder, 'elsewhere'));
    writeFileSync(join(mail.folder, 'drafts'), '');
    expect(await health(mail.address)).toEqual({ status: 503, body: { ok: false, problems: ['outbox-unwritable'] } });
    rmSync(join(mail.folder, 'drafts'));
    mkdirSync(join(mail.folder, 'drafts'));
  });
});

test.skipIf(!canMount)(
  'E-10 a delivery that can not be moved to sent/ is marked in its file, not repeated by a restart, and moved later',
  async () => {
    const before = await startMail({ parent });
    await before.post(message);
    await before.stop();
    const sent = join(before.folder, 'sent');
    rmSync(sent, { recursive: true });
    // A folder on another disk: no file can be moved there.
    symlinkSync(mountSmallDisk(parent, '64k').folder, sent);
    const sink = await startSmtpSink();
    const environment = { SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
    for (let restart = 0; restart < 3; restart += 1) {
      const mail = await startMail({ folder: before.folder, environment });
      await until(() => mail.stored('queued').every(isDelivered));
      await mail.stop();
    }
    expect(sink.received).toHaveLength(1);
    rmSync(sent);
    const last = await startMail({ folder: before.folder, environment });
    expect([last.stored('queued').length, last.stored('sent').length]).toEqual([0, 1]);
    expect(sink.received).toHaveLength(1);
    await sink.close();
  },
);
