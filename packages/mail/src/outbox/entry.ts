import { randomBytes } from 'node:crypto';
import { fileKindNames } from '@pagewright/core';
import { z } from 'zod';
import type { UploadedFile } from '../form-post.ts';

/**
 * The states of messages that people see: `suspected` messages are stored but never mailed, `dead` messages failed in every
 * attempt.
 */
export const listedStates = ['queued', 'sent', 'dead', 'suspected'] as const;
export type ListedState = (typeof listedStates)[number];

/** All states; each is a folder of the outbox. `pending` messages wait for their visitor to confirm, and count as not sent until then. */
export const states = [...listedStates, 'pending'] as const;
export type State = (typeof states)[number];

/** The outcome in `attempts` that marks a message moved back to `queued` by hand. It is not an attempt. */
const requeued = 'requeued';

/** The result of an attempt: `sent`, or an error code. */
export const attemptSchema = z.strictObject({ at: z.iso.datetime(), outcome: z.string().max(60) });

/** A file that a visitor uploaded. */
const fileSchema = z.strictObject({
  /** The name of the form field. */
  field: z.string(),
  /** The name of the file for people. */
  name: z.string(),
  kind: z.enum(fileKindNames),
  type: z.string(),
  size: z.int(),
  sha256: z.string(),
  /** The name of the file in the folder of the message's uploads. */
  file: z.string().regex(/^[0-9a-f]{32}$/),
});
export type StoredFile = z.output<typeof fileSchema>;

/** Returns what others learn about a file: not where it is stored. */
export const describeFile = ({ field, name, type, size, sha256 }: StoredFile): object => ({ field, name, type, size, sha256 });

const id = /^\d{8}T\d{9}Z-[0-9a-f]{16}$/;

/** A message as stored in its file. */
export const entrySchema = z.strictObject({
  /** True once the mail server accepted the message. The first field of the file, where `markDelivered` can overwrite it. */
  delivered: z.boolean().optional(),
  id: z.string().regex(id),
  /** The Message-ID of the mail, the same in every attempt. */
  messageId: z.string(),
  acceptedAt: z.iso.datetime(),
  to: z.strictObject({ name: z.string(), address: z.string() }),
  replyTo: z.string().optional(),
  subject: z.string(),
  body: z.string(),
  /** The form that sent the message: its name as in the facts of the site, its title and the path of its page. */
  form: z.strictObject({ name: z.string(), title: z.string(), page: z.string() }).optional(),
  /** The answers in the order of the form, as the body has them. */
  answers: z.array(z.strictObject({ label: z.string(), value: z.string() })).optional(),
  files: z.array(fileSchema).optional(),
  /** True for an automatic reply to a visitor, which is no message: nobody has to answer it. */
  isAutoReply: z.literal(true).optional(),
  /** The address that confirms the message by a link, and when it did. Only in messages of forms that ask for that. */
  confirmation: z.strictObject({ address: z.string(), at: z.iso.datetime().optional() }).optional(),
  /**
   * SHA-256 digests of the idempotency key and of the submission. In the same file as the message, so that both exist or neither.
   * `isDerived`: the service made the key from the content, because the client sent none. Such a key is known for a shorter time.
   */
  key: z.strictObject({ name: z.string(), content: z.string(), isDerived: z.literal(true).optional() }).optional(),
  attempts: z.array(attemptSchema),
  nextAttemptAt: z.iso.datetime().optional(),
});
export type Entry = z.output<typeof entrySchema>;

/** Returns the number of failed attempts since the message was queued or requeued by hand. */
export const countFailures = ({ attempts }: Pick<Entry, 'attempts'>): number =>
  attempts.length - 1 - attempts.findLastIndex(({ outcome }) => outcome === requeued);

/**
 * Prepares a message read from `queued` for delivery. A message with failed attempts but without a next one was moved
 * there by hand: its attempts start again.
 */
export function asQueued(entry: Entry, now: number): Entry {
  if (entry.attempts.length === 0 || entry.nextAttemptAt !== undefined) return entry;
  return { ...entry, attempts: [...entry.attempts, { at: new Date(now).toISOString(), outcome: requeued }] };
}

type CopiedField = 'to' | 'replyTo' | 'subject' | 'body' | 'form' | 'answers' | 'isAutoReply' | 'confirmation' | 'nextAttemptAt';

/**
 * A message to store. `nextAttemptAt` defers its first attempt. One with a `confirmation` is pending, unless it is suspected. The
 * outbox moves its files to a folder of its own.
 */
export type NewEntry = Pick<Entry, CopiedField> & {
  files?: readonly UploadedFile[] | undefined;
  /** The ids of the webhooks that get the message. */
  webhooks?: readonly string[] | undefined;
  isSuspected: boolean;
  key: Entry['key'];
};

/** Creates an id from the time `now` in milliseconds, so that file names sort by time, and random digits. */
export const newId = (now: number): string => `${formatIdTime(now)}-${randomBytes(8).toString('hex')}`;

/** Returns the time part of an id. */
export const formatIdTime = (milliseconds: number): string => new Date(milliseconds).toISOString().replaceAll(/[-:.]/g, '');

/** Returns when the message of an id was accepted, in milliseconds. */
export const timeOfId = (entryId: string): number =>
  Date.parse(entryId.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z.*$/, '$1-$2-$3T$4:$5:$6.$7Z'));

/** Returns the file name of a message. */
export const fileName = (entryId: string): string => `${entryId}.json`;

/** Returns the state of a message that was just accepted. */
export const firstState = ({
  isSuspected,
  confirmation,
}: Pick<NewEntry, 'isSuspected' | 'confirmation'>): 'queued' | 'suspected' | 'pending' =>
  isSuspected ? 'suspected' : confirmation ? 'pending' : 'queued';

/** Returns true for a text that is the id of a message. */
export const isId = (text: string): boolean => id.test(text);

/** Returns the id with which the name of a file or folder starts. */
export const leadingId = (name: string): string | undefined => /^\d{8}T\d{9}Z-[0-9a-f]{16}(?![0-9a-f])/.exec(name)?.[0];

/** Returns the id in a file name. Undefined when it is not the name of a message file. */
export function parseFileName(file: string): string | undefined {
  const name = file.replace(/\.json$/, '');
  return file.endsWith('.json') && id.test(name) ? name : undefined;
}
