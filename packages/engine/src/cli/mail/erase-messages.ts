import { readConfig } from '../../mail/config.ts';
import { findMessages } from '../../mail/outbox/find-messages.ts';
import { OutboxFolders } from '../../mail/outbox/folders.ts';
import { isFolderLocked } from '../../mail/outbox/lock.ts';
import type { FoundMessage } from '../../mail/outbox/matches-query.ts';
import { UsageError } from '../declare/usage-error.ts';
import { print, printError } from '../print.ts';

type EraseOptions = { siteDir: string; email: string | undefined; isDryRun: boolean };

/**
 * `npm run mail -- erase --email ADDRESS`: lists the messages with an address and deletes them with their files. Leaves
 * messages in the queue of a running service, which would deliver them anyway, and then returns exit code 1.
 */
export async function runErase({ siteDir, email, isDryRun }: EraseOptions): Promise<number> {
  if (email === undefined) throw new UsageError('Write whose messages to erase, such as --email ann@example.com.');
  const { outbox } = readConfig(process.env, siteDir);
  const folders = new OutboxFolders(outbox);
  const found = await findMessages(folders, { email });
  if (found.length === 0) {
    print(`No message in ${outbox} has this address.`);
    return 0;
  }
  const isRunning = await isFolderLocked(outbox);
  const queued = found.filter(({ state }) => isRunning && state === 'queued');
  const erased = found.filter((message) => !queued.includes(message));
  for (const message of erased) {
    if (!isDryRun) await folders.remove(message.state, message.entry.id);
    print(`${isDryRun ? 'would erase' : 'erased'}  ${describe(message)}`);
  }
  for (const message of queued) printError(`not erased  ${describe(message)}`);
  if (queued.length > 0)
    printError('A running service has these messages in its queue. Stop it and repeat the command, or delete them on the outbox page.');
  print(
    `Messages ${isDryRun ? 'to erase' : 'erased'}: ${erased.length}. Mails that were sent, backups and the log of the mail server stay.`,
  );
  return queued.length > 0 ? 1 : 0;
}

function describe({ state, entry: { id, form, subject, files = [] } }: FoundMessage): string {
  const attached = files.length === 0 ? '' : `, files: ${files.length}`;
  return `${id}  ${state}  ${form?.title ?? subject}${attached}`;
}
