import { type Entry, type State, states } from './entry.ts';
import type { OutboxFolders } from './folders.ts';

/** The newest messages of an outbox, newest first, and the number of messages in each state. */
export type OutboxList = { counts: Record<State, number>; messages: { state: State; entry: Entry }[] };

/** Lists the newest messages of all states, `limit` at most. */
export async function listMessages(folders: OutboxFolders, limit: number): Promise<OutboxList> {
  const ids = await Promise.all(states.map(async (state) => (await folders.listIds(state)).map((id) => ({ state, id }))));
  const newest = ids
    .flat()
    .sort((a, b) => b.id.localeCompare(a.id))
    .slice(0, limit);
  const messages = await Promise.all(newest.map(async ({ state, id }) => ({ state, entry: await folders.read(state, id) })));
  const [queued = 0, sent = 0, dead = 0, suspected = 0] = ids.map(({ length }) => length);
  return {
    counts: { queued, sent, dead, suspected },
    messages: messages.flatMap(({ state, entry }) => (entry ? [{ state, entry }] : [])),
  };
}
