import type { Clock } from './clock.ts';
import type { Worker } from './delivery/worker.ts';
import type { Log } from './log.ts';
import type { Entry } from './outbox/entry.ts';
import { errorCode, isDiskFull } from './outbox/error-code.ts';
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
export type HealthReport = {
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

/** The health check. Checks the service at most every five seconds and logs when a problem begins and ends. */
export class HealthCheck {
  readonly #options: HealthOptions;
  #latest: { report: Promise<HealthReport>; at: number } | undefined;
  #logged: readonly HealthProblem[] = [];

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  /** Returns the cached report, or checks the service. Never rejects. */
  report(): Promise<HealthReport> {
    const now = this.#options.clock.elapsed();
    if (this.#latest === undefined || now - this.#latest.at >= reportLifetime) {
      this.#latest = { at: now, report: this.#check() };
    }
    return this.#latest.report;
  }

  async #check(): Promise<HealthReport> {
    const report = await inspect(this.#options.open);
    const problems = report.problems ?? [];
    const { log } = this.#options;
    for (const problem of problems) if (!this.#logged.includes(problem)) log('problem', { code: problem });
    for (const problem of this.#logged) if (!problems.includes(problem)) log('problem-solved', { code: problem });
    this.#logged = problems;
    return report;
  }
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
