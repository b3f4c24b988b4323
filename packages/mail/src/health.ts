import type { Clock } from './clock.ts';
import type { Worker } from './delivery/worker.ts';
import type { Log } from './log.ts';
import type { Entry } from './outbox/entry.ts';
import { errorCode, isDiskFull } from './outbox/errors.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { VisitorMails } from './visitor-mails.ts';

/**
 * Why the service does not work:
 * - `outbox-locked`: another process owns the outbox
 * - `disk-full`: the disk or the quota has no space for another message
 * - `outbox-unwritable`: the outbox cannot be opened or written for another reason
 * - `delivery-stalled`: the mail server has failed for at least an hour
 */
type HealthProblem = 'outbox-locked' | 'disk-full' | 'outbox-unwritable' | 'delivery-stalled';

/** The response of `/health`. It has codes and counts only, so it can be public. */
type HealthReport = {
  ok: boolean;
  problems?: readonly HealthProblem[];
  /** `paused`: the mail server fails. Messages are accepted and stay in the queue. */
  delivery?: 'paused';
  /** The number of messages that could not be delivered. Undefined for none. */
  dead?: number;
  /** The number of messages that a webhook did not accept. Undefined for none. */
  deadWebhooks?: number;
  /** The number of mails to visitors in the last 24 hours that limits withheld. Undefined for none. */
  withheld?: number;
};

/** How long deliveries are paused before that is a problem, in milliseconds. Mail servers restart within minutes. */
const stalledThreshold = 60 * 60 * 1000;
/** How long a report is cached, in milliseconds. Each check writes to the disk, and anybody can request one. */
const reportLifetime = 5_000;

type HealthOptions = {
  /** Opens the outbox unless it is open. Throws when that fails. */
  open: () => Promise<{
    outbox: Outbox;
    worker: Pick<Worker<Entry>, 'pausedDuration'> | undefined;
    visitorMails: Pick<VisitorMails, 'countWithheld'>;
  }>;
  clock: Clock;
  log: Log;
};

/** Returns the cached report, or checks the service. Never rejects. */
export type HealthCheck = () => Promise<HealthReport>;

/** Creates the health check. It checks the service at most every five seconds and logs when a problem begins and ends. */
export function createHealthCheck({ open, clock, log }: HealthOptions): HealthCheck {
  let latest: { report: Promise<HealthReport>; at: number } | undefined;
  let logged: readonly HealthProblem[] = [];
  const check = async (): Promise<HealthReport> => {
    const report = await inspect(open);
    const problems = report.problems ?? [];
    for (const problem of problems) if (!logged.includes(problem)) log('problem', { code: problem });
    for (const problem of logged) if (!problems.includes(problem)) log('problem-solved', { code: problem });
    logged = problems;
    return report;
  };
  return () => {
    const now = clock.elapsed();
    if (latest === undefined || now - latest.at >= reportLifetime) latest = { at: now, report: check() };
    return latest.report;
  };
}

async function inspect(open: HealthOptions['open']): Promise<HealthReport> {
  const problems: HealthProblem[] = [];
  try {
    const { outbox, worker, visitorMails } = await open();
    await outbox.check().catch((error: unknown) => problems.push(problemCode(error)));
    const paused = worker?.pausedDuration();
    if (paused !== undefined && paused >= stalledThreshold) problems.push('delivery-stalled');
    const dead = await outbox.countDead().catch(() => 0);
    const deadWebhooks = await outbox.countDeadWebhooks().catch(() => 0);
    const withheld = visitorMails.countWithheld();
    return {
      ok: problems.length === 0,
      ...(problems.length > 0 && { problems }),
      ...(paused !== undefined && { delivery: 'paused' }),
      ...(dead > 0 && { dead }),
      ...(deadWebhooks > 0 && { deadWebhooks }),
      ...(withheld > 0 && { withheld }),
    };
  } catch (error) {
    return { ok: false, problems: [problemCode(error)] };
  }
}

function problemCode(error: unknown): HealthProblem {
  if (errorCode(error) === 'ELOCKED') return 'outbox-locked';
  return isDiskFull(error) ? 'disk-full' : 'outbox-unwritable';
}
