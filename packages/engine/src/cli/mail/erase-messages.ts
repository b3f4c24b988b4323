import { readConfig } from '../../mail/config.ts';
import { eraseMessage } from '../../mail/outbox/erase.ts';
import { type FoundMessage, findMessages } from '../../mail/outbox/find-messages.ts';
import { OutboxFolders } from '../../mail/outbox/folders.ts';
import { isFolderLocked } from '../../mail/outbox/lock.ts';
import { UsageError } from '../declare/usage-error.ts';
import { print } from '../print.ts';

type EraseOptions = { siteDir: string; email: string | undefined; isDryRun: boolean };

/**
 * `npm run mail -- erase --email ADDRESS`: lists the messages with an address, and the automatic mails to it, and deletes them with
 * their files. Works with and without a running service, which forgets those in its queue.
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
  for (const message of found) print(`${isDryRun ? 'would erase' : 'erased'}  ${describe(message)}`);
  if (!isDryRun) await eraseAll(folders, email, found);
  if (!isDryRun && found.some(({ state }) => state === 'queued') && (await isFolderLocked(outbox)))
    print('A running service forgets the queued ones within a minute. One that it is sending at this moment may still arrive.');
  print(
    `Messages ${isDryRun ? 'to erase' : 'erased'}: ${found.length}. Mails that were sent, backups and the log of the mail server stay.`,
  );
  return 0;
}

/** Erases the found messages, and looks again: a running service may have moved one to a folder that was searched already. */
async function eraseAll(folders: OutboxFolders, email: string, found: readonly FoundMessage[]): Promise<void> {
  for (let rest = found; rest.length > 0; rest = await findMessages(folders, { email })) {
    for (const { entry } of rest) await eraseMessage(folders, entry.id);
  }
}

function describe({ state, entry: { id, form, subject, files = [] } }: FoundMessage): string {
  const attached = files.length === 0 ? '' : `, files: ${files.length}`;
  return `${id}  ${state}  ${form?.title ?? subject}${attached}`;
}
