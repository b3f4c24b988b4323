import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/**
 * Where a message stands; each state is a folder of the outbox. `suspected` ones are kept but never mailed, `dead`
 * ones were refused too often.
 */
export const states = ['queued', 'sent', 'dead', 'suspected'] as const;
export type State = (typeof states)[number];

/** The outcome of an entry in `attempts` that is no attempt: somebody moved the message back to `queued`. */
const requeued = 'requeued';

/** How an attempt to deliver ended: `sent`, or the code of what went wrong. */
const attemptSchema = z.strictObject({ at: z.iso.datetime(), outcome: z.string().max(60) });

const id = /^\d{8}T\d{9}Z-[0-9a-f]{16}$/;

/** A message as its file holds it. */
export const entrySchema = z.strictObject({
  /** True once the mail server took the message. The first field, at a place that `markDelivered` can overwrite. */
  delivered: z.boolean().optional(),
  id: z.string().regex(id),
  /** The Message-ID of its mail, the same in every attempt. */
  messageId: z.string(),
  acceptedAt: z.iso.datetime(),
  to: z.strictObject({ name: z.string(), address: z.string() }),
  replyTo: z.string().optional(),
  subject: z.string(),
  body: z.string(),
  /** Sums of the submission's key and of what came with it; in the same file as the message, so neither is there alone. */
  key: z.strictObject({ name: z.string(), content: z.string() }).optional(),
  attempts: z.array(attemptSchema),
  nextAttemptAt: z.iso.datetime().optional(),
});
export type Entry = z.output<typeof entrySchema>;

/** The number of failed attempts since the message was queued, or queued again by hand. */
export const failuresOf = ({ attempts }: Entry): number =>
  attempts.length - 1 - attempts.findLastIndex(({ outcome }) => outcome === requeued);

/**
 * Prepares a message that was read from `queued`. One with failed attempts but no next one was moved there by hand: its
 * attempts start again.
 */
export function asQueued(entry: Entry, now: number): Entry {
  if (entry.attempts.length === 0 || entry.nextAttemptAt !== undefined) return entry;
  return { ...entry, attempts: [...entry.attempts, { at: new Date(now).toISOString(), outcome: requeued }] };
}

/** A message that is about to be stored. Its first attempt waits until `nextAttemptAt`. */
export type NewEntry = Pick<Entry, 'to' | 'replyTo' | 'subject' | 'body' | 'nextAttemptAt'> & { isSuspected: boolean; key: Entry['key'] };

/** A new id: the time, so that names sort by it, and chance. */
export const newId = (now: number): string => `${idTime(now)}-${randomBytes(8).toString('hex')}`;

/** The part of an id that says when. */
export const idTime = (milliseconds: number): string => new Date(milliseconds).toISOString().replaceAll(/[-:.]/g, '');

export const fileOf = (entryId: string): string => `${entryId}.json`;

/** The id that a file of the outbox is named after, or undefined for a name that is not one of ours. */
export function idOf(file: string): string | undefined {
  const name = file.replace(/\.json$/, '');
  return file.endsWith('.json') && id.test(name) ? name : undefined;
}
