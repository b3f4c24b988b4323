import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { bundleService, type ChildService, startChild } from './support/mail/child-service.ts';
import { type SmtpSink, startSmtpSink } from './support/mail/smtp-sink.ts';
import { newSubmission, submit } from './support/mail/submissions.ts';
import { storedIn } from './support/mail-service.ts';

const parent = tempFolder('shutdown');
let file: string;
beforeAll(async () => {
  file = await bundleService();
});

async function startWith(outbox: string, sink: SmtpSink): Promise<{ child: ChildService; address: string }> {
  const child = startChild(file, {
    MAIL_OUTBOX: outbox,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_RATE_PER_CLIENT: '1000',
    MAIL_RATE_TOTAL: '1000',
  });
  const address = await child.address;
  if (address === undefined) throw new Error('The service did not start.');
  return { child, address };
}

describe('E-14 SIGTERM', () => {
  test('with 50 messages for a silent mail server: exits with 0 in time, and all 50 are stored', async () => {
    const outbox = join(parent, 'hanging');
    const sink = await startSmtpSink({ behave: () => 'hang' });
    const { child, address } = await startWith(outbox, sink);
    await Promise.all(Array.from({ length: 50 }, () => submit(newSubmission(), address)));
    expect(storedIn(outbox, 'queued')).toHaveLength(50);
    const tooLate = new Promise<string>((resolve) => setTimeout(() => resolve('too late'), 10_000));
    expect(await Promise.race([child.end(), tooLate])).toBe(0);
    await expect(fetch(`${address}/health`)).rejects.toThrow();
    expect(storedIn(outbox, 'queued')).toHaveLength(50);
    await sink.close();
  });

  test('finishes running deliveries, and the next process sends no message again', async () => {
    const outbox = join(parent, 'busy');
    const sink = await startSmtpSink();
    const first = await startWith(outbox, sink);
    await Promise.all(Array.from({ length: 50 }, () => submit(newSubmission(), first.address)));
    expect(await first.child.end()).toBe(0);
    const second = await startWith(outbox, sink);
    while (storedIn(outbox, 'sent').length < 50) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await second.child.end()).toBe(0);
    expect(sink.received).toHaveLength(50);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(50);
    await sink.close();
  });

  test('exits with incomplete requests too', async () => {
    const sink = await startSmtpSink();
    const { child, address } = await startWith(join(parent, 'half'), sink);
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"to":')) });
    const init = { method: 'POST', headers: { Origin: 'https://bench.example', 'Content-Type': 'application/json' }, body, duplex: 'half' };
    const hanging = fetch(`${address}/send-email`, init).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await child.end()).toBe(0);
    await hanging;
    await sink.close();
  });
});
