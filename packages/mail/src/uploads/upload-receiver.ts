import type { Clock } from '../clock.ts';
import type { MailConfig } from '../config.ts';
import type { MultipartPost } from '../form-post.ts';
import { HttpError } from '../http-error.ts';
import { ByteLimit, tooManyMessages, UploadSlots } from '../limits.ts';
import type { Log } from '../log.ts';
import { errorCode } from '../outbox/errors.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { PostLimits } from './multipart.ts';
import { readMultipartPost } from './read-multipart-post.ts';

type ReceiverOptions = {
  outbox: Pick<Outbox, 'createDraftFolder'>;
  config: Pick<MailConfig, 'uploadsPerClient' | 'uploadsTotal'>;
  clock: Clock;
  log: Log;
};

const minute = 60_000;

/** Receives posts with files, and limits how much and how many at a time each client uploads. */
export class UploadReceiver {
  readonly #options: ReceiverOptions;
  readonly #perClient: ByteLimit;
  readonly #total: ByteLimit;
  readonly #slots = new UploadSlots();

  constructor(options: ReceiverOptions) {
    this.#options = options;
    const { uploadsPerClient, uploadsTotal } = options.config;
    const { elapsed } = options.clock;
    this.#perClient = new ByteLimit({ bytes: uploadsPerClient, window: 10 * minute, elapsed });
    this.#total = new ByteLimit({ bytes: uploadsTotal, window: 60 * minute, elapsed });
  }

  /**
   * Reads a post with files. `limitsOf` returns the limits of a form, or throws an `HttpError`. Call `discard` of the
   * result once the message is stored or not accepted. Throws an `HttpError` for a post that is not valid, for too many
   * bytes, and when the files cannot be written. The upload has a slot from its first byte to its last one. Bytes that are not
   * stored in the end count for their client only.
   */
  async receive(request: Request, client: string, limitsOf: (reference: string) => PostLimits): Promise<MultipartPost> {
    this.#requireBytes(client, Number(request.headers.get('Content-Length') ?? 0));
    let counted = 0;
    let hasSlot = false;
    const count = (bytes: number): void => {
      hasSlot ||= this.#slots.take(client);
      if (!hasSlot) throw tooManyMessages(30_000);
      this.#count(client, bytes);
      counted += bytes;
    };
    try {
      const post = await readMultipartPost(request, { limitsOf, createFolder: () => this.#options.outbox.createDraftFolder(), count });
      return { ...post, discard: (isStored) => (isStored ? post.discard(true) : this.#refuse(post, counted)) };
    } catch (error) {
      this.#total.refund('', counted);
      if (error instanceof HttpError) throw error;
      const code = errorCode(error);
      if (code === 'unknown') throw error;
      this.#options.log('not-stored', { code });
      throw new HttpError(503, 'notStored', { retryAfter: 120_000 });
    } finally {
      if (hasSlot) this.#slots.release(client);
    }
  }

  async #refuse(post: MultipartPost, bytes: number): Promise<void> {
    this.#total.refund('', bytes);
    await post.discard(false);
  }

  /** Throws before the body is read when it does not fit, so that the client learns how long to wait. */
  #requireBytes(client: string, bytes: number): void {
    const wait = Math.max(this.#perClient.timeUntil(client, bytes), this.#total.timeUntil('', bytes));
    if (wait > 0) throw tooManyMessages(wait);
  }

  #count(client: string, bytes: number): void {
    if (this.#perClient.consume(client, bytes) && this.#total.consume('', bytes)) return;
    throw tooManyMessages(Math.max(minute, this.#perClient.timeUntil(client, bytes), this.#total.timeUntil('', bytes)));
  }
}
