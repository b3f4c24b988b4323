import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleService, startChild } from '../../../packages/mail/tests/support/mail/child-service.ts';
import { startSmtpSink } from '../../../packages/mail/tests/support/mail/smtp-sink.ts';
import { newSubmission, submit } from '../../../packages/mail/tests/support/mail/submissions.ts';

/** The speed of accepting messages, each stored on the disk before its response. Times in milliseconds. */
export type MailSpeed = { messages: number; perSecond: number; p50: number; p95: number };

/** Sends messages from several concurrent visitors to a service that only stores them. `parent` is on the measured disk. */
export async function measureAcceptance({
  parent,
  messages,
  visitors,
}: {
  parent: string;
  messages: number;
  visitors: number;
}): Promise<MailSpeed> {
  const sink = await startSmtpSink({ behave: () => 'hang' });
  const child = startChild(await bundleService(), {
    MAIL_OUTBOX: join(parent, `outbox-${visitors}`),
    // This mail server accepts no message, so that only storing is measured.
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    MAIL_RATE_PER_CLIENT: '9999999',
    MAIL_RATE_TOTAL: '9999999',
  });
  const address = await child.address;
  if (address === undefined) throw new Error('The service did not start.');
  const times: number[] = [];
  let begun = 0;
  const visit = async (): Promise<void> => {
    while (begun < messages) {
      begun += 1;
      const started = performance.now();
      const submission = newSubmission();
      await submit(submission, address);
      if (!submission.isAnswered) throw new Error('A message was not accepted.');
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: visitors }, visit));
  const seconds = (performance.now() - started) / 1000;
  await child.kill();
  await sink.close();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { messages: times.length, perSecond: times.length / seconds, p50: at(0.5), p95: at(0.95) };
}

/** Measures how many small files per second this machine flushes to the disk of a folder. */
export async function measureFsync(folder: string, milliseconds: number): Promise<number> {
  const file = await open(join(folder, 'fsync'), 'w');
  const started = performance.now();
  let count = 0;
  while (performance.now() - started < milliseconds) {
    await file.write('x'.repeat(500), 0);
    await file.sync();
    count += 1;
  }
  await file.close();
  return (count * 1000) / (performance.now() - started);
}

/** Calls `work` with a new folder and removes it afterwards. */
export async function inTempFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-mail-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
