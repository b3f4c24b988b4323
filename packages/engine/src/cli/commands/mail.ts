import { optionalChoice } from '../declare/argument.ts';
import { defineCommand } from '../declare/command.ts';
import { out, site } from '../declare/folder-options.ts';
import { port } from '../declare/port-option.ts';
import { outbox } from './serve.ts';

export const mail = defineCommand({
  name: 'mail',
  summary: 'Receive and deliver the messages of a site on another server',
  details: 'Its settings are environment variables: docs/operators/mail.md.',
  arguments: { action: optionalChoice('"retry" queues messages again that could not be delivered, and exits', ['retry']) },
  options: { site, out, outbox, port: port(4174) },
  examples: [
    { words: '', does: 'receives messages on http://localhost:4174/send-email' },
    { words: 'retry', does: 'queues messages again that could not be delivered' },
  ],
  run: async ({ args: { action }, options: { site: siteDir, out: outDir, outbox, port }, project }) => {
    if (action === 'retry') return (await import('../mail/retry-dead.ts')).retryDead(siteDir);
    const { runMailService } = await import('../mail.ts');
    return runMailService({ ...project, siteDir, outDir, port, hasOutboxPage: outbox });
  },
});
