import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { states } from '../../mail/outbox/entry.ts';
import type { Receipt } from './smtp-sink.ts';
import { type Submission, tokenIn } from './submissions.ts';

/** What became of messages, counted by Message-ID. */
export type CrashCount = {
  /** Answered with 2xx. */
  answered: number;
  /** Of those, in neither the outbox nor the mail server. */
  lost: number;
  /** Submissions that became more than one message. */
  doubled: number;
  /** Mails that the server got again under the Message-ID they had: an end after the last byte can't be told from success. */
  rawRepeats: number;
  delivered: number;
  /** Half-written files that were put aside; nobody was told that they are accepted. */
  quarantined: number;
};

/** Compares what was answered with what an outbox holds and a mail server received. */
export async function countMessages(submissions: readonly Submission[], outbox: string, received: readonly Receipt[]): Promise<CrashCount> {
  const ids = new Map<string, Set<string>>();
  const note = (text: string, messageId: string): void => {
    const token = tokenIn(text);
    if (token !== undefined) ids.set(token, (ids.get(token) ?? new Set()).add(messageId));
  };
  for (const { raw, messageId } of received) note(raw, messageId);
  for (const state of states) {
    for (const name of await readdir(join(outbox, state))) {
      const text = await readFile(join(outbox, state, name), 'utf8');
      note(text, /"messageId": "([^"]+)"/.exec(text)?.[1] ?? name);
    }
  }
  const answered = submissions.filter(({ isAnswered }) => isAnswered);
  const delivered = new Set(received.map(({ messageId }) => messageId)).size;
  return {
    answered: answered.length,
    lost: answered.filter(({ token }) => !ids.has(token)).length,
    doubled: [...ids.values()].filter(({ size }) => size > 1).length,
    rawRepeats: received.length - delivered,
    delivered,
    quarantined: (await readdir(join(outbox, 'quarantine'))).length,
  };
}
