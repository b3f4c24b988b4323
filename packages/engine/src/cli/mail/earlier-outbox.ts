import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns instructions for messages in `.outbox/` of the project, the default outbox of earlier versions. Returns undefined
 * when there are none or `outbox` is that folder. Does not move them, because the service that stored them may be running.
 */
export function earlierOutboxNotice(root: string, outbox: string): string | undefined {
  const folder = join(root, '.outbox');
  if (folder === outbox) return undefined;
  const [queued = 0, others = 0] = [countIn(folder, ['queued']), countIn(folder, ['sent', 'dead', 'suspected', 'quarantine'])];
  if (queued + others === 0) return undefined;
  return [
    `${folder} contains messages of an earlier version (${queued} not delivered, ${others} others). They are not delivered from there.`,
    `Stop every service of this project, move the files of each folder in ${folder} to the folder of the same name in ${outbox}, and start again.`,
  ].join('\n');
}

function countIn(folder: string, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + namesIn(join(folder, name)).length, 0);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}
