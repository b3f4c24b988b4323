import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { bundleService, type ChildService, startChild } from './child-service.ts';
import { type CrashCount, countMessages } from './crash-count.ts';
import { type SinkBehaviour, type SmtpSink, startSmtpSink } from './smtp-sink.ts';
import { newSubmission, type Submission, submit } from './submissions.ts';

type CrashOptions = {
  root: string;
  runs: number /** From 0 to 1, both for when to kill and for how the mail server fails. */;
  random: () => number;
};

/** How many visitors begin to send in each run. */
const perRun = 5;
/** The longest time between the first request and the kill, in milliseconds: a few times what a run's messages take. */
const longest = 60;

/**
 * Sends messages to a service that is killed at random moments and started again, so many times, with a mail server
 * that fails now and then. Whoever got no answer sends again under the same key. Then lets it finish, and counts.
 */
export async function crashRuns({ root, runs, random }: CrashOptions): Promise<CrashCount> {
  const folder = await mkdtemp(join(tmpdir(), 'crash-runs-'));
  const outbox = join(folder, 'outbox');
  const sink = await startSmtpSink({ behave: () => behaviour(random()) });
  try {
    const file = await bundleService(root, folder);
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
  // One in twelve dies while it starts, in the middle of bringing its outbox back.
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

/** Sends what was never answered, and every tenth of the rest once more; then waits until nothing is left to deliver. */
async function finish(child: ChildService, submissions: readonly Submission[], outbox: string): Promise<void> {
  const address = await child.address;
  if (address === undefined) throw new Error('The service did not start.');
  const again = submissions.filter(({ isAnswered }, index) => !isAnswered || index % 10 === 0);
  for (const submission of again) await submit(submission, address);
  while ((await readdir(join(outbox, 'queued'))).length > 0) await setTimeout(20);
  const exitCode = await child.end();
  if (exitCode !== 0) throw new Error(`The service ended with ${exitCode} when it was asked to.`);
}

async function closeAndRemove(sink: SmtpSink, folder: string): Promise<void> {
  await sink.close();
  await rm(folder, { recursive: true, force: true });
}
