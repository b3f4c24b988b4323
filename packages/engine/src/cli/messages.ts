import { writeFile } from 'node:fs/promises';
import {
  type ExportFormat,
  eraseMessage,
  errorCode,
  exportMessages,
  type FoundMessage,
  findMessages,
  isFolderLocked,
  type MessageQuery,
  OutboxFolders,
  readConfig,
  requeueDead,
} from 'pagewright-mail';
import { UsageError } from './declare/command.ts';
import { print } from './print.ts';

type ExportOptions = Pick<MessageQuery, 'form' | 'state' | 'from' | 'to' | 'email'> & {
  siteDir: string;
  format: ExportFormat;
  /** The file to write. Undefined: the output of the command. */
  file: string | undefined;
};

/** `npm run mail -- export`: writes messages as CSV or JSON. Works with and without a running service. */
export async function runExport({ siteDir, format, file, form, ...query }: ExportOptions): Promise<number> {
  const { outbox } = readConfig(process.env, siteDir);
  const messages = (await findMessages(new OutboxFolders(outbox), query)).filter(
    (message) => form === undefined || isOfForm(message, form),
  );
  const text = exportMessages(messages, format);
  if (file === undefined) {
    await new Promise<void>((resolve) => {
      process.stdout.write(text, () => resolve());
    });
    return 0;
  }
  // The file has personal data: only this user may read it.
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new UsageError(`${file} exists already. Choose another name for --file, or remove it.`);
  });
  print(`Messages exported to ${file}: ${messages.length}.`);
  return 0;
}

const isOfForm = ({ entry: { form } }: FoundMessage, wanted: string): boolean =>
  form !== undefined && [form.name, form.title, form.page].includes(wanted);

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

/** `npm run mail -- retry`: queues messages again that could not be delivered. Works with and without a running service. */
export async function retryDead(siteDir: string): Promise<number> {
  const { outbox } = readConfig(process.env, siteDir);
  const count = await requeueDead(outbox);
  if (count === 0) print(`Every message in ${outbox} was delivered or still waits.`);
  else print(`Messages queued again: ${count}. A running service delivers them within a minute, any other when it starts.`);
  return 0;
}
