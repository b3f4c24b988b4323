import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bundleService, type ChildService, startChild } from './child-service.ts';
import { type CrashCount, countMessages } from './crash-count.ts';
import { type SinkBehaviour, type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { newSubmission, type Submission, submit } from './submissions.ts';

type CrashOptions = {
  /** How many times the service is killed. */
  runs: number;
  /** Returns a random number from 0 to 1, for the moment of the kill and the failures of the mail server. */
  random: () => number;
};

/** The number of visitors who start to send in each run. */
const perRun = 5;
/** The maximum time between the first request and the kill, in milliseconds: a few times the duration of a run's messages. */
const longest = 60;

/**
 * Sends messages to a service that is killed and restarted at random moments, with a mail server that fails sometimes.
 * Visitors without a response send again with the same key. Then waits for all deliveries and counts the results.
 */
export async function crashRuns({ runs, random }: CrashOptions): Promise<CrashCount> {
  const folder = await mkdtemp(join(tmpdir(), 'crash-runs-'));
  const outbox = join(folder, 'outbox');
  const sink = await startSmtpSink({ behave: () => behaviour(random()) });
  try {
    const file = await bundleService();
    const start = (): ChildService =>
      startChild(file, {
        MAIL_OUTBOX: outbox,
        SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
        MAIL_RATE_PER_CLIENT: '9999999',
        MAIL_RATE_TOTAL: '9999999',
      });
    const submissions: Submission[] = [];
    for (let run = 0; run < runs; run += 1) {
      submissions.push(...Array.from({ length: perRun }, newSubmission));
      await runAndKill(start(), submissions, random);
    }
    await finish(start(), submissions, outbox);
    return await countMessages(submissions, outbox, sink.received);
  } finally {
    await closeAndRemove(sink, folder);
  }
}

function behaviour(chance: number): SinkBehaviour {
  if (chance < 0.06) return 'cut';
  if (chance < 0.1) return { recipient: 451 };
  return chance < 0.13 ? { data: 451 } : 'accept';
}

async function runAndKill(child: ChildService, submissions: readonly Submission[], random: () => number): Promise<void> {
  // One in twelve is killed while it starts and recovers its outbox.
  if (random() < 1 / 12) {
    await setTimeout(100 + random() * 150);
    return child.kill();
  }
  const address = await child.address;
  if (address === undefined) throw new Error('The service did not start.');
  const sent = unanswered(submissions).map((submission) => submit(submission, address));
  await setTimeout(random() * longest);
  await child.kill();
  await Promise.all(sent);
}

const unanswered = (submissions: readonly Submission[]): Submission[] => submissions.filter(({ isAnswered }) => !isAnswered);

/** Sends the messages without a response, and every tenth of the others again. Then waits until all are delivered. */
async function finish(child: ChildService, submissions: readonly Submission[], outbox: string): Promise<void> {
  const address = await child.address;
  if (address === undefined) throw new Error('The service did not start.');
  const again = submissions.filter(({ isAnswered }, index) => !isAnswered || index % 10 === 0);
  for (const submission of again) await submit(submission, address);
  while ((await readdir(join(outbox, 'queued'))).length > 0) await setTimeout(20);
  const exitCode = await child.end();
  if (exitCode !== 0) throw new Error(`The service exited with ${exitCode} after SIGTERM.`);
}

async function closeAndRemove(sink: SmtpSink, folder: string): Promise<void> {
  await sink.close();
  await rm(folder, { recursive: true, force: true });
}
