import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Entry, entrySchema, type State, states } from '../../../packages/mail/src/outbox/entry.ts';

/** The folder in which the mail service of a site stores messages. */
export class OutboxFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns all messages that the mail service has stored. */
  entries(): Entry[] {
    return states.flatMap((state) => this.stored(state));
  }

  /** Returns the messages in a state whose text contains `text`. */
  stored(state: State, text = ''): Entry[] {
    const folder = join(this.#folder, state);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const entries = names.map((name) => entrySchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
    return entries.filter(({ body }) => body.includes(text));
  }
}
