import { moveDurably } from './durable-files.ts';
import { OutboxFolders } from './folders.ts';

/**
 * Moves all `dead` messages back to the queue, for mail and for webhooks. Returns their number. Works without the lock while the service runs: a
 * move is atomic, and the service only adds files to `dead` and picks up new files in `queued`.
 */
export async function requeueDead(folder: string): Promise<number> {
  const folders = new OutboxFolders(folder);
  const ids = await folders.listIds('dead');
  for (const id of ids) await moveDurably(folders.file('dead', id), folders.file('queued', id));
  const jobs = await folders.listNames('webhooks-dead');
  for (const name of jobs) await moveDurably(folders.path('webhooks-dead', name), folders.path('webhooks', name));
  return ids.length + jobs.length;
}
