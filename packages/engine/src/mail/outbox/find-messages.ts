import { listedStates, type State, states } from './entry.ts';
import type { OutboxFolders } from './folders.ts';
import { type FoundMessage, type MessageQuery, matchesQuery } from './matches-query.ts';

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
