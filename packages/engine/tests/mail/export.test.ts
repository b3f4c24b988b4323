import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportMessages } from '../../src/mail/export/export-messages.ts';
import { type Entry, newId } from '../../src/mail/outbox/entry.ts';
import type { FoundMessage } from '../../src/mail/outbox/matches-query.ts';

const found = (changes: Partial<Entry>): FoundMessage => {
  const id = newId(Date.parse('2026-11-23T10:00:00Z'));
  const entry = {
    id,
    messageId: '<a@b>',
    acceptedAt: '2026-11-23T10:00:00.000Z',
    to: { name: '', address: 'desk@fixture.example' },
    subject: 'A',
    body: 'B',
    attempts: [],
    ...changes,
  };
  return { state: 'sent', entry, isDone: false };
};

/** Parses CSV as RFC 4180 describes it, independent of the library that writes it. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  const row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  field.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new Error(`Not CSV at ${field.lastIndex}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== ',') rows.push(row.splice(0));
  }
  return rows;
}

const answer = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '=HYPERLINK("http://evil.example","a")',
    '+49 30 1234567',
    '-1',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    'a\r\nb',
    'a"b,c;d',
    '',
    ' =1',
    'ä日',
  ),
);
/** Characters with which a spreadsheet starts a formula. */
const startsFormula = /^[=+\-@\t\r]/;

describe('CSV', () => {
  test('has every answer in the column of its label, whatever visitors write', () => {
    const labels = ['Full name', 'Phone', 'A "quoted", label'];
    const message = fc
      .tuple(...labels.map(() => answer))
      .map((values) => found({ answers: labels.map((label, index) => ({ label, value: values[index] ?? '' })) }));
    fc.assert(
      fc.property(fc.array(message, { minLength: 1, maxLength: 5 }), (messages) => {
        const [header = [], ...rows] = parseCsv(exportMessages(messages, 'csv'));
        expect(rows).toHaveLength(messages.length);
        for (const [index, { entry }] of messages.entries()) {
          for (const { label, value } of entry.answers ?? []) {
            const cell = rows[index]?.[header.indexOf(label)] ?? '';
            expect(cell).toBe(startsFormula.test(value) ? `'${value}` : value);
            expect(cell).not.toMatch(startsFormula);
          }
        }
      }),
    );
  });

  test('starts with a byte order mark and has one column for each label of all forms', () => {
    const text = exportMessages(
      [
        found({ answers: [{ label: 'Name', value: 'Ann' }] }),
        found({ answers: [{ label: 'Company', value: 'Weave' }] }),
        found({ body: 'Name: Ben' }),
      ],
      'csv',
    );
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(parseCsv(text).map((row) => row.slice(10))).toEqual([
      ['message', 'files', 'Name', 'Company'],
      ['', '', 'Ann', ''],
      ['', '', '', 'Weave'],
      ['Name: Ben', '', '', ''],
    ]);
  });

  test('neutralises formulas in labels, subjects and names of files too', () => {
    const text = exportMessages([found({ subject: '=1+1', answers: [{ label: '@label', value: 'a' }] })], 'csv');
    const [header = [], row = []] = parseCsv(text);
    expect(header).toContain("'@label");
    expect(row).toContain("'=1+1");
  });

  test('of no message is the header', () => {
    expect(parseCsv(exportMessages([], 'csv'))).toHaveLength(1);
  });
});

test('JSON has the messages as they are, without their idempotency keys', () => {
  const entry = { answers: [{ label: 'Name', value: '=1' }], key: { name: 'a', content: 'b' }, replyTo: 'ann@client.example' };
  expect(JSON.parse(exportMessages([found(entry)], 'json'))).toEqual([
    expect.objectContaining({ state: 'sent', isDone: false, answers: entry.answers, replyTo: 'ann@client.example', files: [] }),
  ]);
  expect(exportMessages([found(entry)], 'json')).not.toContain('"key"');
});
