import type { Clock } from '../clock.ts';
import { hold } from '../hold.ts';
import type { Log } from '../log.ts';
import type { Entry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { backOff } from './back-off.ts';
import { outcomeOf, type Send } from './send-by-smtp.ts';

type WorkerOptions = { outbox: Outbox; send: Send; clock: Clock; log: Log; waits?: readonly number[] };
/** A message on its way: when its next attempt is due by `clock.elapsed`, and an outcome that is not written down yet. */
type Job = { entry: Entry; due: number; unwritten?: string };

const parallel = 4;

/** Delivers what is queued, a few at a time, each when it is due. */
export class Worker {
  readonly #options: Required<WorkerOptions>;
  readonly #jobs = new Map<string, Job>();
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: WorkerOptions) {
    this.#options = { waits: backOff, ...options };
  }

  /** Begins with what waits in the outbox, and goes on with what is queued later. */
  start(): void {
    const { outbox } = this.#options;
    outbox.onQueued((entry) => this.#add(entry));
    for (const entry of outbox.waiting) this.#add(entry);
  }

  /** Whether a message is being delivered at this moment. */
  isDelivering(id: string): boolean {
    return this.#running.has(id);
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

  #add(entry: Entry): void {
    this.#jobs.set(entry.id, { entry, due: this.#options.clock.elapsed() + this.#waitOf(entry) });
    this.#next();
  }

  /** How long a message from the disk still waits. However wrong the clock is or was, not longer than its step. */
  #waitOf({ nextAttemptAt, attempts }: Entry): number {
    if (nextAttemptAt === undefined) return 0;
    const step = attempts.length === 0 ? hold.longest : (this.#options.waits[attempts.length - 1] ?? 0);
    return Math.min(Math.max(0, Date.parse(nextAttemptAt) - this.#options.clock.now()), step);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    const now = this.#options.clock.elapsed();
    const idle = [...this.#jobs.values()].filter(({ entry }) => !this.#running.has(entry.id));
    const due = idle.filter((job) => job.due <= now).slice(0, parallel - this.#running.size);
    for (const job of due) this.#run(job);
    if (this.#running.size >= parallel) return;
    const soonest = Math.min(...idle.filter((job) => !due.includes(job)).map((job) => job.due));
    if (Number.isFinite(soonest)) this.#timer = setTimeout(() => this.#next(), Math.max(1, soonest - now));
  }

  #run(job: Job): void {
    const { id } = job.entry;
    const running = this.#deliver(job).finally(() => {
      this.#running.delete(id);
      this.#next();
    });
    this.#running.set(id, running);
  }

  async #deliver(job: Job): Promise<void> {
    const outcome = job.unwritten ?? (await this.#attempt(job.entry));
    try {
      await this.#write(job, outcome);
    } catch (error) {
      // It is not sent a second time: what is missing is the note.
      const { clock, waits, log } = this.#options;
      log('outcome-not-written', { id: job.entry.id, code: outcomeOf(error) });
      this.#jobs.set(job.entry.id, { ...job, unwritten: outcome, due: clock.elapsed() + (waits[0] ?? 0) });
    }
  }

  async #attempt(entry: Entry): Promise<string> {
    try {
      await this.#options.send(entry);
      return 'sent';
    } catch (error) {
      return outcomeOf(error);
    }
  }

  async #write({ entry }: Job, outcome: string): Promise<void> {
    const { outbox, waits, clock, log } = this.#options;
    const { id } = entry;
    const attempt = entry.attempts.length + 1;
    if (outcome === 'sent') {
      await outbox.recordSent(entry);
      this.#jobs.delete(id);
      log('sent', { id, attempt });
      return;
    }
    const wait = waits[attempt - 1];
    const updated = await outbox.recordFailure(entry, outcome, wait);
    if (wait === undefined) this.#jobs.delete(id);
    else this.#jobs.set(id, { entry: updated, due: clock.elapsed() + wait });
    log(wait === undefined ? 'given-up' : 'not-sent', { id, attempt, outcome });
  }
}
