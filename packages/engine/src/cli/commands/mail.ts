import { isCalendarDay, isWideEmail } from '@pagewright/core';
import type { ExportFormat, State } from 'pagewright-mail';
import type { Option } from '../../definition/site-command.ts';
import { choiceOption, defineCommand, flag, optionalChoice, orList, parsedOption, textOption } from '../declare/command.ts';
import { host, out, port, site } from '../declare/shared-options.ts';
import { hasOutboxPage } from './publish.ts';

const stateNames = ['queued', 'sent', 'dead', 'suspected'] as const satisfies readonly State[];

const dayOption = (summary: string, fallback: string): Option<string | undefined> =>
  parsedOption({
    summary,
    fallback,
    value: { placeholder: 'DAY', example: '2026-11-30' },
    expected: 'a day such as 2026-11-30',
    absent: () => undefined,
    parse: (written) => (isCalendarDay(written) ? written : undefined),
  });

/** The options of `mail export` and `mail erase`. */
const messageOptions = {
  format: choiceOption('the format of an export', ['csv', 'json'] as const satisfies readonly [ExportFormat, ExportFormat]),
  file: textOption('write an export to this new file instead of the output', 'FILE', 'messages.csv'),
  form: textOption('only the messages of this form: its title, its page or its name', 'FORM', '/contact-us'),
  state: parsedOption<State | undefined>({
    summary: `only the messages in this state: ${orList(stateNames)}`,
    fallback: 'all states',
    value: { placeholder: 'STATE', example: 'sent' },
    expected: orList(stateNames),
    absent: () => undefined,
    parse: (written) => stateNames.find((one) => one === written),
  }),
  from: dayOption('only messages from this day on, in UTC', 'the first message'),
  to: dayOption('only messages until this day, in UTC', 'the last message'),
  email: parsedOption<string | undefined>({
    summary: 'only messages with this e-mail address: for replies, or as an answer',
    fallback: 'all addresses',
    value: { placeholder: 'ADDRESS', example: 'ann@example.com' },
    expected: 'an e-mail address such as ann@example.com',
    absent: () => undefined,
    parse: (written) => (isWideEmail(written.trim()) ? written.trim() : undefined),
  }),
  isDryRun: flag('only list what would be erased', 'dry-run'),
};

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
  options: { siteDir: site, outDir: out, hasOutboxPage, host, port: port(4174), ...messageOptions },
  examples: [
    { words: '', does: 'receives messages on http://localhost:4174/send-email' },
    { words: 'retry', does: 'queues messages again that could not be delivered' },
    { words: 'export --file messages.csv --from 2026-11-01', does: 'writes the messages since November to a file' },
    { words: 'erase --email ann@example.com --dry-run', does: 'lists the messages with this address' },
  ],
  run: async ({ args: { action }, options: { outDir, hasOutboxPage, host, port, isDryRun, ...options }, project }) => {
    const { siteDir, email } = options;
    if (action === undefined) {
      const { runMailService } = await import('../start-mail.ts');
      return runMailService({ ...project, siteDir, outDir, host, port, hasOutboxPage });
    }
    const { retryDead, runErase, runExport } = await import('../messages.ts');
    if (action === 'export') return runExport(options);
    return action === 'erase' ? runErase({ siteDir, email, isDryRun }) : retryDead(siteDir);
  },
});
