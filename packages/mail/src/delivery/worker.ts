import { type Clock, withTimeout } from '../clock.ts';
import { deferral } from '../limits.ts';
import type { Log } from '../log.ts';
import { countFailures } from '../outbox/entry.ts';
import type { DeliveryQueue, QueueConsumer, QueueItem } from '../outbox/queue.ts';
import { outcomeCode, ServerFailure } from './smtp-sender.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * The delays in milliseconds after the first failed attempt of a message, the second, and so on. After the last one the
 * message is moved to `dead`. Together they are 5 days, the default of Postfix (`maximal_queue_lifetime`).
 */
export const retryDelays: readonly number[] = [
  1 * minute,
  5 * minute,
  30 * minute,
  2 * hour,
  ...Array.from({ length: 10 }, () => 12 * hour),
];

/**
 * The durations in milliseconds of the pauses while the mail server fails for every message; the last one repeats. Short
 * enough to deliver soon after a repair, and long enough that attempts with a wrong password do not lock the account.
 */
const pauseDurations: readonly number[] = [1 * minute, 5 * minute, 15 * minute, 30 * minute];

/** Pauses all deliveries while the mail server fails for every message. Times are in milliseconds of `clock.elapsed`. */
export class QueuePause {
  readonly #durations: readonly number[];
  #count = 0;
  #until = 0;
  #since = 0;

  constructor(durations: readonly number[]) {
    this.#durations = durations;
  }

  /** True from the first failure until a delivery reaches the server again. */
  get isActive(): boolean {
    return this.#count > 0;
  }

  /** Returns how long the queue has been paused. */
  duration(now: number): number {
    return this.isActive ? now - this.#since : 0;
  }

  /** Returns the time until the next attempt; 0 when it is due. */
  remaining(now: number): number {
    return this.isActive ? Math.max(0, this.#until - now) : 0;
  }

  /** Starts or extends the pause. Returns its duration, or undefined when a parallel delivery has started it already. */
  start(now: number): number | undefined {
    if (this.remaining(now) > 0) return undefined;
    if (!this.isActive) this.#since = now;
    const wait = this.#durations[this.#count] ?? this.#durations.at(-1) ?? 0;
    this.#count += 1;
    this.#until = now + wait;
    return wait;
  }

  /** Ends the pause. Returns false when there was none. */
  end(): boolean {
    const wasActive = this.isActive;
    this.#count = 0;
    return wasActive;
  }
}

type WorkerOptions<Item extends QueueItem> = {
  queue: DeliveryQueue<Item>;
  /** Delivers an item. Rejects when that fails, with a `ServerFailure` when every item would fail. */
  send: (item: Item) => Promise<void>;
  /** Returns where an item is delivered to. Slow deliveries to one place do not delay those to others. Default: all to the same. */
  placeOf?: (item: Item) => string;
  clock: Clock;
  log: Log;
  /** The delays between attempts and the durations of pauses, in milliseconds. Default: `retryDelays` and `pauseDurations` of this file. */
  retryDelays?: readonly number[];
  pauseDurations?: readonly number[];
};
type Job<Item> = {
  entry: Item;
  /** When the next step is due, by `clock.elapsed`. */
  due: number;
  /** True when the message was sent, but that is not recorded yet. */
  isSent?: boolean;
};

/** The number of parallel deliveries to a place. Small: mail servers limit the connections of one client. */
const maxParallel = 4;
/** The delay before a failed local step is retried, such as a write to a read-only disk. In milliseconds. */
const localRetryDelay = 5_000;

/** Delivers the items of a queue when they are due, a few in parallel. */
export class Worker<Item extends QueueItem> implements QueueConsumer<Item> {
  readonly #options: Required<WorkerOptions<Item>>;
  readonly #jobs = new Map<string, Job<Item>>();
  readonly #running = new Map<string, { place: string; ended: Promise<void> }>();
  readonly #pause: QueuePause;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: WorkerOptions<Item>) {
    this.#options = { placeOf: () => '', retryDelays, pauseDurations, ...options };
    this.#pause = new QueuePause(this.#options.pauseDurations);
  }

  /** Starts to deliver the messages in the queue, and those that are queued later. */
  start(): void {
    const { queue } = this.#options;
    queue.attach(this);
    for (const entry of queue.initialQueue) this.add(entry);
  }

  add(entry: Item): void {
    this.#jobs.set(entry.id, { entry, due: this.#options.clock.elapsed() + this.#initialDelay(entry) });
    this.#next();
  }

  has(id: string): boolean {
    return this.#jobs.has(id);
  }

  pending(): readonly Item[] {
    return [...this.#jobs.values()].map(({ entry }) => entry);
  }

  drop(id: string): void {
    this.#jobs.delete(id);
  }

  /** Returns true while a message is being delivered. */
  isDelivering(id: string): boolean {
    return this.#running.has(id);
  }

  /** Returns how long the queue has been paused because the mail server fails, in milliseconds. Undefined when it is not paused. */
  pausedDuration(): number | undefined {
    return this.#pause.isActive ? this.#pause.duration(this.#options.clock.elapsed()) : undefined;
  }

  /** Starts no more deliveries and waits at most `timeout` milliseconds for the running ones. */
  async stop(timeout: number): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const running = Promise.all([...this.#running.values()].map(({ ended }) => ended));
    await withTimeout(running, timeout, () => new Error('Deliveries are still running.')).catch(() => undefined);
  }

  /** Returns the delay until the first attempt in this process. At most one retry delay, so that a wrong clock does no harm. */
  #initialDelay(entry: Item): number {
    const { nextAttemptAt } = entry;
    if (nextAttemptAt === undefined) return 0;
    const failures = countFailures(entry);
    const step = failures === 0 ? deferral.maxDelayMs : (this.#options.retryDelays[failures - 1] ?? 0);
    return Math.min(Math.max(0, Date.parse(nextAttemptAt) - this.#options.clock.now()), step);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const now = this.#options.clock.elapsed();
    const pause = this.#pause.remaining(now);
    const dueOf = ({ due, isSent }: Job<Item>): number => (isSent ? due : Math.max(due, now + pause));
    const running = new Map<string, number>();
    for (const { place } of this.#running.values()) running.set(place, (running.get(place) ?? 0) + 1);
    // While the server fails, one message at a time tests whether it works again.
    const limit = this.#pause.isActive ? 1 : maxParallel;
    let soonest = Number.POSITIVE_INFINITY;
    for (const job of [...this.#jobs.values()].filter(({ entry }) => !this.#running.has(entry.id))) {
      const place = this.#options.placeOf(job.entry);
      const count = running.get(place) ?? 0;
      // A running delivery calls this method again when it ends.
      if (count >= limit) continue;
      if (dueOf(job) > now) soonest = Math.min(soonest, dueOf(job));
      else {
        running.set(place, count + 1);
        this.#run(job, place);
      }
    }
    if (Number.isFinite(soonest)) this.#timer = setTimeout(() => this.#next(), Math.max(1, soonest - now));
  }

  #run(job: Job<Item>, place: string): void {
    const { id } = job.entry;
    const ended = this.#deliver(job)
      .catch((error: unknown) => {
        this.#options.log('outcome-not-written', { id, code: outcomeCode(error) });
        if (this.#jobs.get(id)?.isSent) this.#postpone(id, Math.min(localRetryDelay, this.#options.retryDelays[0] ?? localRetryDelay));
      })
      .finally(() => {
        this.#running.delete(id);
        this.#next();
      });
    this.#running.set(id, { place, ended });
  }

  #postpone(id: string, wait: number): void {
    const job = this.#jobs.get(id);
    if (job) this.#jobs.set(id, { ...job, due: this.#options.clock.elapsed() + wait });
  }

  /** Delivers a message and records the result. Throws when that cannot be recorded. */
  async #deliver(job: Job<Item>): Promise<void> {
    const { id } = job.entry;
    const isLocked = await this.#options.queue.ensureLocked().then(
      () => true,
      () => false,
    );
    if (!isLocked) return this.#postpone(id, localRetryDelay);
    // Another process may have delivered it while it owned the lock, or erased it.
    if (!this.#jobs.has(id)) return;
    if (await this.#options.queue.isErased(job.entry)) return this.drop(id);
    const error = job.isSent ? undefined : await this.#attempt(job);
    if (error instanceof ServerFailure) this.#pauseQueue(outcomeCode(error));
    else if (error === undefined) await this.#recordSent(job);
    else await this.#recordFailure(job, outcomeCode(error));
  }

  /** Tries to deliver a message. Returns the error of a failed attempt. */
  async #attempt({ entry }: Job<Item>): Promise<unknown> {
    const error = await this.#options.send(entry).catch((reason: unknown) => reason ?? new Error('The delivery failed.'));
    if (!(error instanceof ServerFailure) && this.#pause.end()) this.#options.log('resumed');
    return error;
  }

  #pauseQueue(outcome: string): void {
    const wait = this.#pause.start(this.#options.clock.elapsed());
    if (wait !== undefined) this.#options.log('paused', { outcome, seconds: Math.ceil(wait / 1000) });
  }

  async #recordSent({ entry }: Job<Item>): Promise<void> {
    const { queue, clock, log } = this.#options;
    // Set first: when recording fails, only that is retried, not the delivery.
    this.#jobs.set(entry.id, { entry, due: clock.elapsed(), isSent: true });
    await queue.recordSent(entry);
    this.#jobs.delete(entry.id);
    log('sent', { id: entry.id, attempt: countFailures(entry) + 1 });
  }

  async #recordFailure({ entry }: Job<Item>, outcome: string): Promise<void> {
    const { queue, retryDelays, clock, log } = this.#options;
    const { id } = entry;
    const attempt = countFailures(entry) + 1;
    const wait = retryDelays[attempt - 1];
    // Set before the move to `dead`: when that fails, the message must not be retried at once.
    this.#postpone(id, wait ?? retryDelays.at(-1) ?? localRetryDelay);
    const updated = await queue.recordFailure(entry, outcome, wait);
    if (wait === undefined) this.#jobs.delete(id);
    else this.#jobs.set(id, { entry: updated, due: clock.elapsed() + wait });
    log(wait === undefined ? 'given-up' : 'not-sent', { id, attempt, outcome });
  }
}
