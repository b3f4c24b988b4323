import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { bundleService } from './support/mail/child-service.ts';
import { type SmtpSink, startSmtpSink } from './support/mail/smtp-sink.ts';
import { message, startMail, storedIn, until } from './support/mail-service.ts';

const parent = tempFolder('namespaces');
const unshare = join('/usr/bin', 'unshare');
/** Runs a command in its own PID namespace, as in a container: its first process has the id 1. */
const ownPids = ['--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL'];

const canUnshare = ((): boolean => {
  try {
    execFileSync(unshare, [...ownPids, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    console.warn('Skipped: this user may not create PID namespaces (unshare).');
    return false;
  }
})();

type Contained = { isListening: Promise<boolean>; errors: () => string; kill: () => Promise<void> };

let file: string;
beforeAll(async () => {
  file = await bundleService();
});

/** Starts a service in its own namespaces. All share the outbox folder. */
function startContained(outbox: string, sink: SmtpSink, namespaces: readonly string[]): Contained {
  const child = spawn(unshare, [...namespaces, process.execPath, file], {
    env: { PATH: process.env.PATH, MAIL_OUTBOX: outbox, SMTP_URL: `smtp://127.0.0.1:${sink.port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const closed = once(child, 'close');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await closed;
  };
  onTestFinished(kill);
  return {
    isListening: Promise.race([once(child.stdout, 'data').then(() => true), closed.then(() => false)]),
    errors: () => errors,
    kill,
  };
}

/** Queues messages in a new outbox. */
async function queueMessages(count: number): Promise<string> {
  const mail = await startMail({ folder: mkdtempSync(join(parent, 'outbox-')), environment: { MAIL_RATE_PER_CLIENT: '100' } });
  for (let sent = 0; sent < count; sent += 1) await mail.post({ ...message, body: `${message.body} ${sent}` });
  await mail.stop();
  return mail.folder;
}

describe.skipIf(!canUnshare)('E-10 two services with one outbox in separate PID namespaces', () => {
  test('one delivers every message once, the other one exits and says why', async () => {
    const outbox = await queueMessages(20);
    let isOpen = false;
    const sink = await startSmtpSink({ behave: () => (isOpen ? 'accept' : { greeting: 421 }) });
    const first = startContained(outbox, sink, ownPids);
    expect(await first.isListening).toBe(true);
    const second = startContained(outbox, sink, ownPids);
    expect(await second.isListening).toBe(false);
    expect(second.errors()).toContain('in use by another process');
    isOpen = true;
    await until(() => storedIn(outbox, 'sent').length === 20);
    await first.kill();
    expect(storedIn(outbox, 'queued')).toEqual([]);
    expect(sink.received).toHaveLength(20);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(20);
    await sink.close();
  });

  test('of two that start at the same time, one locks the outbox', async () => {
    const outbox = await queueMessages(20);
    const sink = await startSmtpSink();
    const services = [startContained(outbox, sink, ownPids), startContained(outbox, sink, ownPids)];
    const listening = await Promise.all(services.map(({ isListening }) => isListening));
    expect(listening.filter(Boolean)).toHaveLength(1);
    await until(() => storedIn(outbox, 'sent').length === 20);
    for (const service of services) await service.kill();
    expect(sink.received).toHaveLength(20);
    await sink.close();
  });

  test('the outbox of a killed service is free for another namespace', async () => {
    const outbox = await queueMessages(1);
    const sink = await startSmtpSink();
    const first = startContained(outbox, sink, ownPids);
    expect(await first.isListening).toBe(true);
    await first.kill();
    const second = startContained(outbox, sink, ownPids);
    expect(await second.isListening).toBe(true);
    await second.kill();
    await sink.close();
  });

  test('the lock holds in separate network and mount namespaces as well', async () => {
    const outbox = await queueMessages(1);
    const sink = await startSmtpSink();
    const first = startContained(outbox, sink, ownPids);
    expect(await first.isListening).toBe(true);
    const second = startContained(outbox, sink, [...ownPids, '--net', '--mount']);
    expect(await second.isListening).toBe(false);
    expect(second.errors()).toContain('in use by another process');
    await first.kill();
    await sink.close();
  });
});
