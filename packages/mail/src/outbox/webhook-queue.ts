import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { moveDurably, syncFolder, writeDurably } from './durable-files.ts';
import { attemptSchema, isId, type State } from './entry.ts';
import type { OutboxFolders } from './folders.ts';
import type { DeliveryQueue, QueueConsumer } from './queue.ts';

/** A message that waits to be posted to a webhook, as stored in its file. */
const jobSchema = z.strictObject({
  /** The name of the file: the id of the message and that of the webhook. */
  id: z.string(),
  message: z.string().refine(isId),
  webhook: z.string(),
  attempts: z.array(attemptSchema),
  nextAttemptAt: z.iso.datetime().optional(),
});
export type WebhookJob = z.output<typeof jobSchema>;

type WebhookQueueOptions = { folders: OutboxFolders; ensureLocked: () => Promise<void>; clock: Clock; log: Log };

/** A message is confirmed with its jobs written already. One that is still pending after a crash was not confirmed. */
const hasNoMessage = (state: State | undefined): boolean => state === undefined || state === 'pending';

const fileOf = (id: string): string => `${id}.json`;

/** Returns the start of the names of all files for a message. */
const jobPrefix = (message: string): string => `${message}--`;

/**
 * The messages that wait to be posted to webhooks. Independent of mails: each has attempts of its own. A file in `webhooks`
 * exists until its webhook accepted the message; after the last attempt it is in `webhooks-dead`.
 */
export class WebhookQueue implements DeliveryQueue<WebhookJob> {
  /** The jobs that were in the queue when the outbox was opened. */
  initialQueue: readonly WebhookJob[] = [];
  readonly #options: WebhookQueueOptions;
  #consumer: QueueConsumer<WebhookJob> | undefined;

  constructor(options: WebhookQueueOptions) {
    this.#options = options;
  }

  attach(consumer: QueueConsumer<WebhookJob>): void {
    this.#consumer = consumer;
  }

  ensureLocked(): Promise<void> {
    return this.#options.ensureLocked();
  }

  isErased({ message }: WebhookJob): Promise<boolean> {
    return this.#options.folders.isErased(message);
  }

  /**
   * Writes the jobs of a message. Call this before the message is written: a job without a message is removed later, but a
   * message must not miss its webhooks. Call `enqueue` with the result once the message is written.
   */
  async write(message: string, webhooks: readonly string[]): Promise<WebhookJob[]> {
    const jobs = webhooks.map((webhook) => ({ id: `${jobPrefix(message)}${webhook}`, message, webhook, attempts: [] }));
    for (const job of jobs) await this.#write(job);
    return jobs;
  }

  /** Starts to deliver jobs. */
  enqueue(jobs: readonly WebhookJob[]): void {
    for (const job of jobs) this.#consumer?.add(job);
  }

  /** Loads the jobs after a start. Removes those of messages that do not exist or are not confirmed, and quarantines unreadable ones. */
  async load(): Promise<void> {
    const { folders, log } = this.#options;
    const jobs: WebhookJob[] = [];
    for (const name of (await folders.listNames('webhooks')).sort()) {
      const job = await this.#read(name);
      if (!job) await folders.quarantine('webhooks', name, log);
      else if (hasNoMessage(await folders.stateOf(job.message))) await rm(folders.path('webhooks', name), { force: true });
      else jobs.push(job);
    }
    this.initialQueue = jobs;
  }

  /** Adds the jobs that somebody moved back to `webhooks`, as `npm run mail -- retry` does. Their attempts start again. */
  async pickUp(): Promise<void> {
    for (const name of await this.#options.folders.listNames('webhooks')) {
      const consumer = this.#consumer;
      if (!consumer || consumer.has(name.replace(/\.json$/, ''))) continue;
      const job = await this.#read(name);
      if (job?.nextAttemptAt === undefined && job?.attempts.length && !consumer.has(job.id)) consumer.add({ ...job, attempts: [] });
    }
  }

  /** Records that a webhook accepted its message. */
  async recordSent({ id }: WebhookJob): Promise<void> {
    const { folders } = this.#options;
    await rm(folders.path('webhooks', fileOf(id)), { force: true });
    await syncFolder(folders.path('webhooks'));
  }

  /** Records a failed attempt. Schedules the next one after `wait` milliseconds, or gives up when `wait` is undefined. */
  async recordFailure(job: WebhookJob, outcome: string, wait: number | undefined): Promise<WebhookJob> {
    const { folders, clock } = this.#options;
    const now = clock.now();
    const { nextAttemptAt: _, ...rest } = job;
    const attempts = [...job.attempts, { at: new Date(now).toISOString(), outcome }];
    const updated = { ...rest, attempts, ...(wait !== undefined && { nextAttemptAt: new Date(now + wait).toISOString() }) };
    await this.#write(updated);
    if (wait === undefined) await moveDurably(folders.path('webhooks', fileOf(job.id)), folders.path('webhooks-dead', fileOf(job.id)));
    return updated;
  }

  #write(job: WebhookJob): Promise<void> {
    const { folders } = this.#options;
    const name = fileOf(job.id);
    const text = `${JSON.stringify(job, undefined, 2)}\n`;
    return writeDurably(text, { unfinished: folders.path('drafts', `webhook-${name}`), target: folders.path('webhooks', name) });
  }

  async #read(name: string): Promise<WebhookJob | undefined> {
    try {
      const { data } = jobSchema.safeParse(JSON.parse(await readFile(this.#options.folders.path('webhooks', name), 'utf8')));
      return data && fileOf(data.id) === name ? data : undefined;
    } catch {
      return undefined;
    }
  }
}
