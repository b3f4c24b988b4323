import type { Clock } from '../clock.ts';
import { hold } from '../hold.ts';
import type { Log } from '../log.ts';
import { type Entry, failuresOf } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { QueueConsumer } from '../outbox/queue-consumer.ts';
import { backOff, serverPauses } from './back-off.ts';
import { QueuePause } from './queue-pause.ts';
import { outcomeOf, type Send } from './send-by-smtp.ts';
import { ServerFailure } from './server-failure.ts';

type WorkerOptions = {
  outbox: Outbox;
  send: Send;
  clock: Clock;
  log: Log;
  /** The waits of a message and of the queue, in milliseconds; `backOff` and `serverPauses` by default. */
  waits?: readonly number[];
  pauses?: readonly number[];
};
/** A message to deliver: when its next step is due by `clock.elapsed`, and whether it was sent and only the record is missing. */
type Job = { entry: Entry; due: number; isSent?: boolean };

const parallel = 4;
/** How soon a step is tried again that failed on this machine's side, such as a record on a read-only disk. In milliseconds. */
const localRetry = 5_000;

/** Delivers what is queued, a few at a time, each when it is due. */
export class Worker implements QueueConsumer {
  readonly #options: Required<WorkerOptions>;
  readonly #jobs = new Map<string, Job>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #pause: QueuePause;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: WorkerOptions) {
    this.#options = { waits: backOff, pauses: serverPauses, ...options };
    this.#pause = new QueuePause(this.#options.pauses);
  }

  /** Begins with what waits in the outbox, and goes on with what is queued later. */
  start(): void {
    const { outbox } = this.#options;
    outbox.attach(this);
    for (const entry of outbox.waiting) this.add(entry);
  }

  add(entry: Entry): void {
    this.#jobs.set(entry.id, { entry, due: this.#options.clock.elapsed() + this.#waitOf(entry) });
    this.#next();
  }

  has(id: string): boolean {
    return this.#jobs.has(id);
  }

  pending(): readonly Entry[] {
    return [...this.#jobs.values()].map(({ entry }) => entry);
  }

  drop(id: string): void {
    this.#jobs.delete(id);
  }

  /** Whether a message is being delivered at this moment. */
  isDelivering(id: string): boolean {
    return this.#running.has(id);
  }

  /** How long the queue has been paused because the mail server fails, in milliseconds; undefined when it is not. */
  pausedFor(): number | undefined {
    return this.#pause.isActive ? this.#pause.duration(this.#options.clock.elapsed()) : undefined;
  }

  /** Starts no more deliveries and waits for those under way, so many milliseconds at most. */
  async stop(patience: number): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([Promise.all(this.#running.values()), enough]);
    clearTimeout(timer);
  }

  /** How long a message from the disk still waits. However wrong the clock is or was, not longer than its step. */
  #waitOf(entry: Entry): number {
    const { nextAttemptAt } = entry;
    if (nextAttemptAt === undefined) return 0;
    const failures = failuresOf(entry);
    const step = failures === 0 ? hold.longest : (this.#options.waits[failures - 1] ?? 0);
    return Math.min(Math.max(0, Date.parse(nextAttemptAt) - this.#options.clock.now()), step);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const now = this.#options.clock.elapsed();
    const pause = this.#pause.remaining(now);
    const dueOf = ({ due, isSent }: Job): number => (isSent ? due : Math.max(due, now + pause));
    const idle = [...this.#jobs.values()].filter(({ entry }) => !this.#running.has(entry.id));
    // While the server fails, one message at a time finds out whether it works again.
    const slots = (this.#pause.isActive ? 1 : parallel) - this.#running.size;
    const due = idle.filter((job) => dueOf(job) <= now).slice(0, Math.max(0, slots));
    for (const job of due) this.#run(job);
    // A running delivery calls this again when it ends.
    if (slots <= due.length) return;
    const soonest = Math.min(...idle.filter((job) => !due.includes(job)).map(dueOf));
    if (Number.isFinite(soonest)) this.#timer = setTimeout(() => this.#next(), Math.max(1, soonest - now));
  }

  #run(job: Job): void {
    const { id } = job.entry;
    const running = this.#deliver(job)
      .catch((error: unknown) => {
        this.#options.log('outcome-not-written', { id, code: outcomeOf(error) });
        if (this.#jobs.get(id)?.isSent) this.#postpone(id, Math.min(localRetry, this.#options.waits[0] ?? localRetry));
      })
      .finally(() => {
        this.#running.delete(id);
        this.#next();
      });
    this.#running.set(id, running);
  }

  #postpone(id: string, wait: number): void {
    const job = this.#jobs.get(id);
    if (job) this.#jobs.set(id, { ...job, due: this.#options.clock.elapsed() + wait });
  }

  /** Throws when the result can't be recorded. */
  async #deliver(job: Job): Promise<void> {
    const { id } = job.entry;
    const isLocked = await this.#options.outbox.ensureLocked().then(
      () => true,
      () => false,
    );
    if (!isLocked) return this.#postpone(id, localRetry);
    // Another process may have delivered it while the lock was not ours.
    if (!this.#jobs.has(id)) return;
    const error = job.isSent ? undefined : await this.#attempt(job);
    if (error instanceof ServerFailure) this.#pauseQueue(outcomeOf(error));
    else if (error === undefined) await this.#recordSent(job);
    else await this.#recordFailure(job, outcomeOf(error));
  }

  /** Returns the error of a failed attempt. */
  async #attempt({ entry }: Job): Promise<unknown> {
    const error = await this.#options.send(entry).catch((reason: unknown) => reason ?? new Error('The delivery failed.'));
    if (!(error instanceof ServerFailure) && this.#pause.end()) this.#options.log('resumed');
    return error;
  }

  #pauseQueue(outcome: string): void {
    const wait = this.#pause.start(this.#options.clock.elapsed());
    if (wait !== undefined) this.#options.log('paused', { outcome, seconds: Math.ceil(wait / 1000) });
  }

  async #recordSent({ entry }: Job): Promise<void> {
    const { outbox, clock, log } = this.#options;
    // Set first: when the record fails, only the record is tried again.
    this.#jobs.set(entry.id, { entry, due: clock.elapsed(), isSent: true });
    await outbox.recordSent(entry);
    this.#jobs.delete(entry.id);
    log('sent', { id: entry.id, attempt: failuresOf(entry) + 1 });
  }

  async #recordFailure({ entry }: Job, outcome: string): Promise<void> {
    const { outbox, waits, clock, log } = this.#options;
    const { id } = entry;
    const attempt = failuresOf(entry) + 1;
    const wait = waits[attempt - 1];
    // If the move to dead fails, the message must not be tried in quick succession.
    this.#postpone(id, wait ?? waits.at(-1) ?? localRetry);
    const updated = await outbox.recordFailure(entry, outcome, wait);
    if (wait === undefined) this.#jobs.delete(id);
    else this.#jobs.set(id, { entry: updated, due: clock.elapsed() + wait });
    log(wait === undefined ? 'given-up' : 'not-sent', { id, attempt, outcome });
  }
}
