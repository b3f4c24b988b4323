import { stringify } from 'csv-stringify/sync';
import { describeFile } from './outbox/entry.ts';
import type { FoundMessage } from './outbox/find-messages.ts';

/** The formats of an export, each with its media type. */
export const exportFormats = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
export type ExportFormat = keyof typeof exportFormats;

export const exportFormatNames = ['csv', 'json'] as const satisfies readonly ExportFormat[];

/** Writes messages in a format. */
export const exportMessages = (messages: readonly FoundMessage[], format: ExportFormat): string =>
  format === 'csv' ? toCsv(messages) : `${JSON.stringify(messages.map(toJson), undefined, 2)}\n`;

function toJson({ state, entry, isDone }: FoundMessage): object {
  const { id, acceptedAt, confirmation, form, to, replyTo, subject, body, answers, files = [] } = entry;
  return {
    id,
    acceptedAt,
    confirmedAt: confirmation?.at,
    state,
    isDone,
    form,
    to,
    replyTo,
    subject,
    answers,
    body,
    files: files.map(describeFile),
  };
}

/** The first columns of a CSV file. Each label of an answer is a column after them, under its own name. */
const columns: readonly [name: string, value: (message: FoundMessage) => string][] = [
  ['id', ({ entry }) => entry.id],
  ['received', ({ entry }) => entry.acceptedAt],
  ['confirmed', ({ entry }) => entry.confirmation?.at ?? ''],
  ['state', ({ state }) => state],
  ['done', ({ isDone }) => (isDone ? 'yes' : 'no')],
  ['form', ({ entry }) => entry.form?.title ?? ''],
  ['page', ({ entry }) => entry.form?.page ?? ''],
  ['recipient', ({ entry }) => entry.to.address],
  ['reply to', ({ entry }) => entry.replyTo ?? ''],
  ['subject', ({ entry }) => entry.subject],
  ['message', ({ entry }) => (entry.answers ? '' : entry.body)],
  ['files', ({ entry }) => (entry.files ?? []).map(({ name }) => name).join(', ')],
];

/**
 * Writes CSV (RFC 4180) with a byte order mark, by which spreadsheets recognise UTF-8. What a spreadsheet could take for
 * a formula gets an apostrophe in front of it.
 */
function toCsv(messages: readonly FoundMessage[]): string {
  const labels = [...new Set(messages.flatMap(({ entry }) => (entry.answers ?? []).map(({ label }) => label)))];
  const rows = messages.map((message) => [
    ...columns.map(([, value]) => value(message)),
    ...labels.map((label) => answersTo(label, message)),
  ]);
  const header = [...columns.map(([name]) => name), ...labels];
  const table = [header, ...rows].map((row) => row.map(escapeFormulas));
  return stringify(table, { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}

/** Returns the answers under a label. A form may have the same label twice. */
const answersTo = (label: string, { entry: { answers = [] } }: FoundMessage): string =>
  answers
    .filter((answer) => answer.label === label)
    .map(({ value }) => value)
    .join('\n');

/**
 * Where a spreadsheet could see the start of a formula: at the start of a text, and behind a character at which a program with
 * another separator than a comma splits it. Also behind spaces and invisible characters, which some programs skip, and in front
 * of wide and raised forms of = + - @, which some read as these. A text with an apostrophe there already is marked too, so
 * that the text is what is left without the added apostrophes.
 */
const formula =
  /(?<=^|[;\t-\r\x85\u2028\u2029])(?='*(?:[\p{Zs}\p{Cf}\p{Mn}\p{Default_Ignorable_Code_Point}]|(?![\t-\r\x85])\p{Cc})*[=＝﹦⁼₌+＋﹢⁺₊﬩\-－﹣−⁻₋@＠﹫])/gu;

/** A negative number has the value that it shows. Other texts with a sign, such as a phone number with +, would change. */
const negativeNumber = /^-(?:0|[1-9]\d{0,14})(?:[.,]\d{1,10})?$/;

/** Puts an apostrophe in front of everything that a spreadsheet could take for a formula. */
export const escapeFormulas = (text: string): string => (negativeNumber.test(text) ? text : text.replaceAll(formula, "'"));
