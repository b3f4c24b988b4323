import { stringify } from 'csv-stringify/sync';
import type { FoundMessage } from '../outbox/matches-query.ts';
import { escapeFormulas } from './escape-formulas.ts';

/** The formats of an export, each with its media type. */
export const exportFormats = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const;
export type ExportFormat = keyof typeof exportFormats;

export const exportFormatNames = ['csv', 'json'] as const satisfies readonly ExportFormat[];

/** Writes messages in a format. */
export const exportMessages = (messages: readonly FoundMessage[], format: ExportFormat): string =>
  format === 'csv' ? toCsv(messages) : `${JSON.stringify(messages.map(toJson), undefined, 2)}\n`;

function toJson({ state, entry, isDone }: FoundMessage): object {
  const { id, acceptedAt, confirmation, form, to, replyTo, subject, body, answers, files = [] } = entry;
  const described = files.map(({ field, name, type, size, sha256 }) => ({ field, name, type, size, sha256 }));
  return { id, acceptedAt, confirmedAt: confirmation?.at, state, isDone, form, to, replyTo, subject, answers, body, files: described };
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
