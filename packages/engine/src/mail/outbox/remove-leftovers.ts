import { rm, stat } from 'node:fs/promises';
import { leadingId } from './entry.ts';
import { draftLifetime, type OutboxFolders } from './folders.ts';

/** The folders with what belongs to messages. */
const folderNames = ['uploads', 'done', 'eml', 'webhooks-dead'] as const;

/**
 * Removes files and marks of messages that do not exist: of one that a crash interrupted before it was accepted, or that
 * somebody removed by hand. Only after an hour, because a message may be about to be written. Returns their number.
 */
export async function removeLeftovers(folders: OutboxFolders, now: number): Promise<number> {
  const quarantined = await folders.listNames('quarantine');
  let removed = 0;
  for (const folder of folderNames) {
    for (const name of await folders.listNames(folder)) {
      const id = leadingId(name);
      const path = folders.path(folder, name);
      const { mtimeMs = now } = (await stat(path).catch(() => undefined)) ?? {};
      if (id === undefined || now - mtimeMs < draftLifetime || quarantined.some((one) => one.includes(id))) continue;
      if ((await folders.currentState(id)) !== undefined) continue;
      await rm(path, { recursive: true, force: true });
      removed += 1;
    }
  }
  return removed;
}
