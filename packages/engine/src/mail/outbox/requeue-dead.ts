import { moveDurably } from './durable-files.ts';
import { OutboxFolders } from './folders.ts';

/**
 * Moves all `dead` messages back to the queue. Returns their number. Works without the lock while the service runs: a
 * move is atomic, and the service only adds files to `dead` and picks up new files in `queued`.
 */
export async function requeueDead(folder: string): Promise<number> {
  const folders = new OutboxFolders(folder);
  const ids = await folders.listIds('dead');
  for (const id of ids) await moveDurably(folders.file('dead', id), folders.file('queued', id));
  return ids.length;
}
