import type { FileHandle } from 'node:fs/promises';
import type { MailFacts } from '../model/mail-facts.ts';
import type { MailConfig } from './config.ts';
import type { Worker } from './delivery/worker.ts';
import { type ExportFormat, exportMessages } from './export/export-messages.ts';
import { factsOrUndefined, pageTexts } from './known-facts.ts';
import { type Entry, isId, type StoredFile } from './outbox/entry.ts';
import { matchesQuery } from './outbox/matches-query.ts';
import type { Outbox } from './outbox/outbox.ts';
import { messageQuery, type OutboxFilter } from './pages/outbox-filter.ts';
import { type OutboxNotice, outboxPage } from './pages/outbox-page.ts';

/** A change of a message on the outbox page. */
export const outboxActions = ['done', 'open', 'delete'] as const;
export type OutboxAction = (typeof outboxActions)[number];

type DeskOptions = {
  facts: () => MailFacts;
  config: Pick<MailConfig, 'outbox'>;
  /** Opens the outbox if needed. */
  running: () => Promise<{ outbox: Outbox; worker: Worker<Entry> | undefined }>;
};

/** What the person who answers the messages can do with them. */
export class OutboxDesk {
  readonly #options: DeskOptions;

  constructor(options: DeskOptions) {
    this.#options = options;
  }

  /** Renders the page with the messages of a filter. `token` protects its forms. */
  async render(filter: OutboxFilter, { token, notice }: { token: string; notice: OutboxNotice | undefined }): Promise<string> {
    const { outbox, worker } = await this.#options.running();
    const all = await outbox.find({});
    const query = messageQuery(filter);
    const page = outboxPage({
      ...pageTexts(factsOrUndefined(this.#options.facts)),
      folder: this.#options.config.outbox,
      filter,
      all,
      found: all.filter((message) => matchesQuery(message, query)),
      quarantined: await outbox.folders.countQuarantined(),
      isDelivering: (id) => worker?.isDelivering(id) ?? false,
      hasServer: worker !== undefined,
      isPaused: worker?.pausedDuration() !== undefined,
      token,
      notice,
    });
    return String(await page);
  }

  /** Writes the messages of a filter, without its page, in a format. */
  async export(filter: OutboxFilter, format: ExportFormat): Promise<string> {
    const { outbox } = await this.#options.running();
    return exportMessages(await outbox.find(messageQuery(filter)), format);
  }

  /** Opens a file of a message. Undefined when there is no such message or file. */
  async openFile(id: string, name: string): Promise<{ file: StoredFile; handle: FileHandle } | undefined> {
    const { outbox } = await this.#options.running();
    const entry = isId(id) ? await outbox.read(id) : undefined;
    const file = entry?.files?.find((one) => one.file === name);
    const handle = file && (await outbox.openFile(id, file));
    return file && handle && { file, handle };
  }

  /** Changes a message. Returns what to tell the person, if anything. */
  async change(id: string, action: OutboxAction): Promise<OutboxNotice | undefined> {
    const { outbox } = await this.#options.running();
    if (!isId(id) || !(await outbox.read(id))) return 'gone';
    if (action === 'delete') return (await outbox.remove(id)) ? 'deleted' : 'busy';
    await outbox.markDone(id, action === 'done');
    return undefined;
  }
}
