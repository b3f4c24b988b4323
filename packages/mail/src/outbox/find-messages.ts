import { domainToASCII } from 'node:url';
import { type Entry, listedStates, type State, states } from './entry.ts';
import type { OutboxFolders } from './folders.ts';

/** The number of files that are read at the same time. */
const parallel = 64;

/**
 * Finds messages, newest first; pending ones only by e-mail address. Reads every message of the outbox: ten thousand take about a
 * second.
 */
export function findMessages(folders: OutboxFolders, query: MessageQuery): Promise<FoundMessage[]> {
  const searched = (query.email === undefined ? listedStates : states).filter(
    (state) => query.state === undefined || query.state === state,
  );
  return collectMessages(folders, searched, (message) => matchesQuery(message, query));
}

/** Returns the messages in these states for which `isWanted` is true, newest first. */
export async function collectMessages(
  folders: OutboxFolders,
  searched: readonly State[],
  isWanted: (message: FoundMessage) => boolean,
): Promise<FoundMessage[]> {
  const done = new Set(await folders.listNames('done'));
  const listed: { state: State; id: string }[] = [];
  for (const state of searched) for (const id of await folders.listIds(state)) listed.push({ state, id });
  listed.sort((a, b) => b.id.localeCompare(a.id));
  const found: FoundMessage[] = [];
  for (let start = 0; start < listed.length; start += parallel) {
    const entries = await Promise.all(
      listed.slice(start, start + parallel).map(async ({ state, id }) => ({ state, entry: await folders.read(state, id) })),
    );
    for (const { state, entry } of entries) {
      const message = entry && { state, entry, isDone: done.has(entry.id) };
      if (message && isWanted(message)) found.push(message);
    }
  }
  return found;
}

/** Which messages to find. All conditions hold for a found message; undefined ones do not count. */
export type MessageQuery = {
  state?: State | undefined;
  /** The name of the form. */
  form?: string | undefined;
  /** Words that the message contains, in any order. */
  text?: string | undefined;
  isDone?: boolean | undefined;
  /** An e-mail address: that for replies, a whole answer, or that of an automatic mail. Only this condition finds such mails. */
  email?: string | undefined;
  /** The first and the last day, such as `2026-11-01`, in UTC. */
  from?: string | undefined;
  to?: string | undefined;
};

/** A message with its state. */
export type FoundMessage = { state: State; entry: Entry; isDone: boolean };

/** Returns true for a message that a query finds. */
export function matchesQuery({ state, entry, isDone }: FoundMessage, query: MessageQuery): boolean {
  const day = entry.acceptedAt.slice(0, 10);
  return (
    (query.email !== undefined || entry.isAutoReply === undefined) &&
    (query.state === undefined || query.state === state) &&
    (query.form === undefined || query.form === entry.form?.name) &&
    (query.isDone === undefined || query.isDone === isDone) &&
    (query.from === undefined || day >= query.from) &&
    (query.to === undefined || day <= query.to) &&
    (query.email === undefined || hasAddress(entry, query.email)) &&
    hasWords(entry, query.text ?? '')
  );
}

function hasWords({ subject, body, replyTo = '', form, answers = [], files = [] }: Entry, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const more = [...answers.map(({ value }) => value), ...files.map(({ name }) => name)];
  const searched = [subject, body, replyTo, form?.title, ...more].join('\n').toLowerCase();
  return words.every((word) => searched.includes(word));
}

const hasAddress = (entry: Entry, email: string): boolean => addressesIn(entry).includes(normalized(email));

/** Returns the whole answers of a message in lowercase, and the addresses for replies and confirmation: those that are addresses find it. */
export function addressesIn({ to, replyTo, answers, body, confirmation, isAutoReply }: Entry): string[] {
  if (isAutoReply) return [normalized(to.address)];
  // A message without answers has them as lines, such as "Email: ann@example.com".
  const given = answers?.map(({ value }) => value) ?? body.split('\n').map((line) => line.slice(line.indexOf(':') + 1));
  return [replyTo ?? '', confirmation?.address ?? '', ...given].map(normalized);
}

/** Returns an address in lowercase, with its domain in ASCII. */
function normalized(address: string): string {
  const text = address.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  return at < 0 ? text : `${text.slice(0, at)}@${domainToASCII(text.slice(at + 1))}`;
}
