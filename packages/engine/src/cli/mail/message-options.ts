import type { Option } from '../../definition/site-command.ts';
import { isDay } from '../../forms/fields/answer-values.ts';
import { isWideEmail } from '../../forms/shared/field-error.ts';
import type { ExportFormat } from '../../mail/export-messages.ts';
import type { State } from '../../mail/outbox/entry.ts';
import { choiceOption, flag, parsedOption, textOption } from '../declare/option.ts';
import { orList } from '../declare/usage-error.ts';

const stateNames = ['queued', 'sent', 'dead', 'suspected'] as const satisfies readonly State[];

const dayOption = (summary: string, fallback: string): Option<string | undefined> =>
  parsedOption({
    summary,
    fallback,
    value: { placeholder: 'DAY', example: '2026-11-30' },
    expected: 'a day such as 2026-11-30',
    absent: () => undefined,
    parse: (written) => (isDay(written) ? written : undefined),
  });

/** The options of `mail export` and `mail erase`. */
export const messageOptions = {
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
  'dry-run': flag('only list what would be erased'),
};
