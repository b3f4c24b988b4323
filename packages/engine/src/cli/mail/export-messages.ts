import { writeFile } from 'node:fs/promises';
import { readConfig } from '../../mail/config.ts';
import { type ExportFormat, exportMessages } from '../../mail/export-messages.ts';
import { errorCode } from '../../mail/outbox/errors.ts';
import { type FoundMessage, findMessages, type MessageQuery } from '../../mail/outbox/find-messages.ts';
import { OutboxFolders } from '../../mail/outbox/folders.ts';
import { UsageError } from '../declare/usage-error.ts';
import { print } from '../print.ts';

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
