import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeFormulas, exportMessages } from '../src/export-messages.ts';
import { type Entry, newId } from '../src/outbox/entry.ts';
import type { FoundMessage } from '../src/outbox/find-messages.ts';

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

/** What a visitor may write: any text, formulas, and formulas behind what a spreadsheet skips or splits at. */
const answer = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('=HYPERLINK("http://evil.example","a")', '+49 30 1234567', '-1', '@SUM(1)', 'a\r\nb', 'a"b,c;d', '', 'ä日'),
  fc.string({
    unit: fc.constantFrom(
      ...'=+-@＝＋－＠−⁺₌﹫',
      ...'; \t\r\n,"\'\v\f\0',
      ...'\u00a0\u200b\u200e\u2060\u00ad\ufeff\u3000\u2028\u0085',
      ...'a1|!(日',
    ),
    maxLength: 8,
  }),
);

/** Characters that a spreadsheet may skip, and with which it starts a formula. */
const skipped = /^[\s\p{Zs}\p{Cf}\p{Cc}\p{Mn}\p{Default_Ignorable_Code_Point}]+/u;
const startsFormula = (cell: string): boolean => /^[=+\-@−]/.test(cell.replace(skipped, '').normalize('NFKC'));

/** Removes the apostrophes as the guide for operators describes them. */
const unescapeFormulas = (cell: string): string =>
  cell.replaceAll(
    /(?<=^|[;\t-\r\x85\u2028\u2029])'(?='*(?:[\p{Zs}\p{Cf}\p{Mn}\p{Default_Ignorable_Code_Point}]|(?![\t-\r\x85])\p{Cc})*[=＝﹦⁼₌+＋﹢⁺₊﬩\-－﹣−⁻₋@＠﹫])/gu,
    '',
  );

/** The cells that programs with other separators make of a text: also without regard to quotes. */
const cellsOf = (text: string): string[] => text.split(/[;\t\r\n\v\f\u0085\u2028\u2029]/);

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
            expect(unescapeFormulas(cell)).toBe(value);
            if (value !== '-1') expect(cellsOf(cell).filter(startsFormula)).toEqual([]);
          }
        }
      }),
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\t@SUM(1)', "a\t'@SUM(1)"],
    ['a\n+1', "a\n'+1"],
    ['  =1', "'  =1"],
    ['\ufeff\u200b\u00ad=1', "'\ufeff\u200b\u00ad=1"],
    ['＝1', "'＝1"],
    ['＠SUM(1)', "'＠SUM(1)"],
    ["'=1", "''=1"],
    ['+49 30 1234567', "'+49 30 1234567"],
    ['-5', '-5'],
    ['-3,50', '-3,50'],
    ['-3-5', "'-3-5"],
    ['-007', "'-007"],
    ["What's new", "What's new"],
    ['a = b - c', 'a = b - c'],
  ])('writes %j as %j', (text, cell) => {
    expect(escapeFormulas(text)).toBe(cell);
    expect(unescapeFormulas(cell)).toBe(text);
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
