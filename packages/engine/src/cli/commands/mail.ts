import { optionalChoice } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { out, site } from '../declare/folder-options.ts';
import { host } from '../declare/host-option.ts';
import { port } from '../declare/port-option.ts';
import { messageOptions } from '../mail/message-options.ts';
import { outbox } from './serve.ts';

export const mail = defineCommand({
  name: 'mail',
  summary: 'Receive and deliver the messages of a site on another server',
  details: 'Its settings are environment variables: docs/operators/mail.md.',
  arguments: {
    action: optionalChoice(
      '"retry" queues messages again that could not be delivered; "export" writes messages as CSV or JSON; "erase" deletes the messages with an e-mail address',
      ['retry', 'export', 'erase'],
    ),
  },
  options: { site, out, outbox, host, port: port(4174), ...messageOptions },
  examples: [
    { words: '', does: 'receives messages on http://localhost:4174/send-email' },
    { words: 'retry', does: 'queues messages again that could not be delivered' },
    { words: 'export --file messages.csv --from 2026-11-01', does: 'writes the messages since November to a file' },
    { words: 'erase --email ann@example.com --dry-run', does: 'lists the messages with this address' },
  ],
  run: async ({
    args: { action },
    options: { site: siteDir, out: outDir, outbox, host, port, 'dry-run': isDryRun, ...options },
    project,
  }) => {
    const { format, file, email, ...query } = options;
    if (action === 'export') return (await import('../mail/export-messages.ts')).runExport({ siteDir, format, file, email, ...query });
    if (action === 'erase') return (await import('../mail/erase-messages.ts')).runErase({ siteDir, email, isDryRun });
    if (action === 'retry') return (await import('../mail/retry-dead.ts')).retryDead(siteDir);
    const { runMailService } = await import('../mail.ts');
    return runMailService({ ...project, siteDir, outDir, host, port, hasOutboxPage: outbox });
  },
});
