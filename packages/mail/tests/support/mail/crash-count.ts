import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { states } from '../../../src/outbox/entry.ts';
import type { Receipt } from './smtp-sink.ts';
import { type Submission, tokenIn } from './submissions.ts';

/** The results of messages, counted by Message-ID. */
export type CrashCount = {
  /** Messages with a 2xx response. */
  answered: number;
  /** Those that are neither in the outbox nor at the mail server. */
  lost: number;
  /** Submissions that became more than one message. */
  duplicated: number;
  /** Mails that the server got twice with one Message-ID: delivery is at least once, and a crash after the last byte looks like a failure. */
  rawRepeats: number;
  delivered: number;
  /** Incomplete files in quarantine. Their messages were never acknowledged. */
  quarantined: number;
};

/** Compares the acknowledged messages with those in the outbox and at the mail server. */
export async function countMessages(submissions: readonly Submission[], outbox: string, received: readonly Receipt[]): Promise<CrashCount> {
  const ids = new Map<string, Set<string>>();
  const add = (text: string, messageId: string): void => {
    const token = tokenIn(text);
    if (token !== undefined) ids.set(token, (ids.get(token) ?? new Set()).add(messageId));
  };
  for (const { raw, messageId } of received) add(raw, messageId);
  for (const state of states) {
    for (const name of await readdir(join(outbox, state))) {
      const text = await readFile(join(outbox, state, name), 'utf8');
      add(text, /"messageId": "([^"]+)"/.exec(text)?.[1] ?? name);
    }
  }
  const answered = submissions.filter(({ isAnswered }) => isAnswered);
  const delivered = new Set(received.map(({ messageId }) => messageId)).size;
  return {
    answered: answered.length,
    lost: answered.filter(({ token }) => !ids.has(token)).length,
    duplicated: [...ids.values()].filter(({ size }) => size > 1).length,
    rawRepeats: received.length - delivered,
    delivered,
    quarantined: (await readdir(join(outbox, 'quarantine'))).length,
  };
}
