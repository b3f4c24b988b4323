import { moveDurably } from './durable.ts';
import { OutboxFolders } from './folders.ts';

/**
 * Moves the messages that were given up back to the queue and returns how many there were. Needs no lock: a move is one
 * step, and the service only adds to `dead` and picks up what appears in `queued`.
 */
export async function queueDead(folder: string): Promise<number> {
  const folders = new OutboxFolders(folder);
  const ids = await folders.ids('dead');
  for (const id of ids) await moveDurably(folders.file('dead', id), folders.file('queued', id));
  return ids.length;
}
