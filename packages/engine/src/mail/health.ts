import type { Clock } from './clock.ts';
import type { Worker } from './delivery/worker.ts';
import type { Log } from './log.ts';
import { errorCode, isFull } from './outbox/error-code.ts';
import type { Outbox } from './outbox/outbox.ts';

/**
 * Why the service can't do its work:
 * - `outbox-locked`: another process owns the outbox
 * - `disk-full`: no room for another message, on the disk or in the quota
 * - `outbox-unwritable`: the outbox can't be opened or written for another reason
 * - `delivery-stalled`: the mail server has failed for at least an hour
 */
type HealthProblem = 'outbox-locked' | 'disk-full' | 'outbox-unwritable' | 'delivery-stalled';

/** What `/health` answers. Codes and counts only: it can be public. */
export type HealthReport = {
  ok: boolean;
  problems?: readonly HealthProblem[];
  /** `paused`: the mail server fails. Messages are accepted and wait. */
  delivery?: 'paused';
  /** How many messages were given up, when there are any. */
  dead?: number;
};

/** How long a pause of deliveries lasts before it is a problem, in milliseconds. Mail servers restart within minutes. */
const stalledAfter = 60 * 60 * 1000;
/** How long a report is valid, in milliseconds: each one writes to the disk, and anybody may ask. */
const reportMilliseconds = 5_000;

type HealthOptions = {
  /** Opens the outbox when it is not open. Throws why it can't. */
  open: () => Promise<{ outbox: Outbox; worker: Worker | undefined }>;
  clock: Clock;
  log: Log;
};

/** Checks the service, at most every five seconds, and logs each problem when it begins and ends. */
export class HealthCheck {
  readonly #options: HealthOptions;
  #latest: { report: Promise<HealthReport>; at: number } | undefined;
  #logged: readonly HealthProblem[] = [];

  constructor(options: HealthOptions) {
    this.#options = options;
  }

  report(): Promise<HealthReport> {
    const now = this.#options.clock.elapsed();
    if (this.#latest === undefined || now - this.#latest.at >= reportMilliseconds) {
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
    const { outbox, worker } = await open();
    await outbox.check().catch((error: unknown) => problems.push(problemOf(error)));
    const paused = worker?.pausedFor();
    if (paused !== undefined && paused >= stalledAfter) problems.push('delivery-stalled');
    const dead = await outbox.dead().catch(() => 0);
    return {
      ok: problems.length === 0,
      ...(problems.length > 0 && { problems }),
      ...(paused !== undefined && { delivery: 'paused' }),
      ...(dead > 0 && { dead }),
    };
  } catch (error) {
    return { ok: false, problems: [problemOf(error)] };
  }
}

function problemOf(error: unknown): HealthProblem {
  if (errorCode(error) === 'ELOCKED') return 'outbox-locked';
  return isFull(error) ? 'disk-full' : 'outbox-unwritable';
}
